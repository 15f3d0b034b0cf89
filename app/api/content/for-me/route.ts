import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { readPersonalItems } from '#lib/content/for-me.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { requireLocale } from '#lib/market/request-locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handleGet, say } from '#lib/platform/handle.ts';
import { headersOfEnd } from '#lib/session/ended.ts';
import { credentialsOf } from '#lib/session/token-cookies.ts';

/** `GET /api/content/for-me?locale=fi-FI`: what is set aside for the session's player (CNT-12); nobody else can be named. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Personal content', door: refusalAtTheDoor, headersOfEnd }, async () => {
    const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
    if (!credentials) throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
    const locale = requireLocale(request);
    return say(await readPersonalItems({ locale, audience: 'd0' }, credentials.playerId));
  });
}
