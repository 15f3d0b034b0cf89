import { checkAccess } from '#lib/access/gate.ts';
import { readProfile } from '#lib/account/contract.ts';
import { readTermsVersion } from '#lib/content/documents/terms.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { call } from '#lib/core/api/server.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { isSecureSite, serializeCookie } from '#lib/session/session-cookies.ts';
import { credentialsOf } from '#lib/session/tokens/token-cookies.ts';
import { needsTerms } from '#lib/terms/due.ts';
import type { TermsState } from '#lib/terms/state.ts';
import { termsCookie, termsDue } from '#lib/terms/terms-guard.ts';

const sessionSeconds = 8 * 3_600;

/** `GET /api/terms`: whether the player has new terms to accept; also sets the cookie that the middleware reads (RTE-43). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The terms', checkAccess, sessionEndHeaders }, async () => {
    const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
    if (!credentials) throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
    const [profile, version] = await Promise.all([call(readProfile, {}, credentials), readTermsVersion()]);
    const state: TermsState = { version: version ?? null, isDue: needsTerms(profile, version) };
    return jsonResponse(state, [termsCookieHeader(state.isDue)]);
  });
}

function termsCookieHeader(isDue: boolean): string {
  const options = { path: '/', maxAge: isDue ? sessionSeconds : 0, httpOnly: true, sameSite: 'lax' } as const;
  return serializeCookie({ name: termsCookie, value: isDue ? termsDue : '', ...options, secure: isSecureSite() });
}
