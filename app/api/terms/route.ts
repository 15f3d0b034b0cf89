import { checkAccess } from '#lib/access/gate.ts';
import { limitChanges } from '#lib/access/limits.ts';
import { readProfile } from '#lib/account/contract.ts';
import { readTermsVersion } from '#lib/content/documents/terms.ts';
import { tagOfType } from '#lib/content/query/cache.ts';
import { isPending } from '#lib/content/query/pending-invalidations.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet, handlePost, jsonResponse } from '#lib/core/api/handle.ts';
import { call } from '#lib/core/api/server.ts';
import { isSecureSite } from '#lib/core/config/site.ts';
import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { acceptTerms } from '#lib/terms/contract.ts';
import { needsTerms } from '#lib/terms/due.ts';
import type { TermsState } from '#lib/terms/state.ts';
import { termsCookieOf } from '#lib/terms/terms-cookie.ts';
import { compareVersions } from '#lib/terms/versions.ts';

const checkLimit = limitChanges('acceptance of terms');
const guard = { name: 'The terms', checkAccess, sessionEndHeaders };

/** `GET /api/terms`: whether the player has new terms to accept; also sets the cookie that the middleware reads (RTE-43). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, guard, async () => {
    const credentials = await requirePlayer(request);
    const [profile, version] = await Promise.all([call(readProfile, {}, credentials), readTermsVersion()]);
    return respond(profile, version);
  });
}

/** `POST /api/terms`: the player accepts the version on the page, which must be in force (TRM-04); responds as GET does. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { ...guard, shape: acceptTerms.body }, async (body) => {
    const credentials = await requirePlayer(request);
    await checkLimit(credentials.playerId);
    const version = await readTermsVersion();
    if (body.version !== version) throw unknownVersion(body.version, version);
    return respond(await call(acceptTerms, { body }, credentials), version);
  });
}

/** A newer one may be of another instance, which knows newer terms than one that does not reach the content service. */
function unknownVersion(sent: string, known: string | undefined): CallError {
  const mayBeInForce = isPending([tagOfType('termsVersion')]) && (known === undefined || compareVersions(sent, known) > 0);
  return new CallError('contract', mayBeInForce ? envelopeOf(503, 'error.system.error') : envelopeOf(400, 'error.terms.version'));
}

function respond(accepted: Parameters<typeof needsTerms>[0], version: string | undefined): Response {
  const state: TermsState = { version: version ?? null, isDue: needsTerms(accepted, version) };
  return jsonResponse(state, [serializeCookie(termsCookieOf(state.isDue, isSecureSite()))]);
}
