import { checkAccess } from '#lib/access/gate.ts';
import { isPersonalPlace, readPersonalItems } from '#lib/content/documents/promotions/for-me.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';
import { mayShowMarketing } from '#lib/protection/marketing/server.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

/** `GET /api/content/for-me?locale=fi-FI&place=casino`: personal content of the session's player (CNT-12), never of another one; none for players who may see no marketing. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Personal content', checkAccess, sessionEndHeaders }, async () => {
    const credentials = await requirePlayer(request);
    const locale = requireLocale(request);
    const place = new URL(request.url).searchParams.get('place') ?? 'home';
    if (!isPersonalPlace(place)) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const [mayShow, items] = await Promise.all([
      mayShowMarketing(credentials),
      readPersonalItems({ locale, audience: 'd0' }, place, credentials.playerId),
    ]);
    return jsonResponse(mayShow ? items : []);
  });
}
