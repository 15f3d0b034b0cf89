import { checkAccess } from '#lib/access/gate.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';
import { findGameDetails } from '#lib/games/catalog/details.ts';

/** `GET /api/lobby/details?locale=fi-FI&game=ferrymans-lantern`: facts about a game (LOB-18). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Details of a game', checkAccess: checkAccess }, async () => {
    const slug = new URL(request.url).searchParams.get('game') ?? '';
    const details = await findGameDetails({ locale: requireLocale(request), audience: 'visitor' }, slug);
    if (!details) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    return Response.json(details, { headers: { 'Cache-Control': 'private, max-age=60' } });
  });
}
