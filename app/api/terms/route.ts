import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { readProfile } from '#lib/account/contract.ts';
import { readTermsVersion } from '#lib/content/terms.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { termsCookie, termsDue } from '#lib/edge/terms-guard.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handleGet, say } from '#lib/platform/handle.ts';
import { call } from '#lib/platform/server.ts';
import { isSecureSite } from '#lib/session/answer-headers.ts';
import { headersOfEnd } from '#lib/session/ended.ts';
import { credentialsOf } from '#lib/session/token-cookies.ts';
import { needsTerms } from '#lib/terms/due.ts';
import type { TermsState } from '#lib/terms/state.ts';

const sessionSeconds = 8 * 3_600;

/** `GET /api/terms`: whether the player has new terms to accept; the middleware learns it by a cookie (RTE-43). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The terms', door: refusalAtTheDoor, headersOfEnd }, async () => {
    const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
    if (!credentials) throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
    const [profile, version] = await Promise.all([call(readProfile, {}, credentials), readTermsVersion()]);
    const state: TermsState = { version: version ?? null, isDue: needsTerms(profile, version) };
    return say(state, [hint(state.isDue)]);
  });
}

function hint(isDue: boolean): string {
  const secure = isSecureSite() ? '; Secure' : '';
  return `${termsCookie}=${isDue ? termsDue : ''}; Path=/; Max-Age=${isDue ? sessionSeconds : 0}; HttpOnly; SameSite=Lax${secure}`;
}
