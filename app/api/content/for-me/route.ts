import { checkAccess } from '#lib/access/gate.ts';
import { readPersonalItems } from '#lib/content/documents/for-me.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { credentialsOf } from '#lib/session/tokens/token-cookies.ts';

/** `GET /api/content/for-me?locale=fi-FI`: personal content of the session's player (CNT-12), never of another one. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Personal content', checkAccess, sessionEndHeaders }, async () => {
    const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
    if (!credentials) throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
    const locale = requireLocale(request);
    return jsonResponse(await readPersonalItems({ locale, audience: 'd0' }, credentials.playerId));
  });
}
