import { checkAccess } from '#lib/access/gate.ts';
import { readPersonalItems } from '#lib/content/documents/promotions/for-me.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';
import { mayShowMarketing } from '#lib/protection/marketing/server.ts';
import { requirePlayer } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';

/** `GET /api/content/for-me?locale=fi-FI`: personal content of the session's player (CNT-12), never of another one; none for players who may see no marketing. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Personal content', checkAccess, sessionEndHeaders }, async () => {
    const credentials = await requirePlayer(request);
    const locale = requireLocale(request);
    const [mayShow, items] = await Promise.all([
      mayShowMarketing(credentials),
      readPersonalItems({ locale, audience: 'd0' }, credentials.playerId),
    ]);
    return jsonResponse(mayShow ? items : []);
  });
}
