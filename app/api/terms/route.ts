import { checkAccess } from '#lib/access/gate.ts';
import { readProfile } from '#lib/account/contract.ts';
import { readTermsVersion } from '#lib/content/documents/terms.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { call } from '#lib/core/api/server.ts';
import { isSecureSite } from '#lib/core/config/site.ts';
import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { needsTerms } from '#lib/terms/due.ts';
import type { TermsState } from '#lib/terms/state.ts';
import { termsCookieOf } from '#lib/terms/terms-cookie.ts';

/** `GET /api/terms`: whether the player has new terms to accept; also sets the cookie that the middleware reads (RTE-43). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The terms', checkAccess, sessionEndHeaders }, async () => {
    const credentials = await requirePlayer(request);
    const [profile, version] = await Promise.all([call(readProfile, {}, credentials), readTermsVersion()]);
    const state: TermsState = { version: version ?? null, isDue: needsTerms(profile, version) };
    return jsonResponse(state, [serializeCookie(termsCookieOf(state.isDue, isSecureSite()))]);
  });
}
