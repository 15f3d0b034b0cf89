import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { findGameDetails } from '#lib/lobby/details.ts';
import { requireLocale } from '#lib/market/request-locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handleGet } from '#lib/platform/handle.ts';

/** `GET /api/lobby/details?locale=fi-FI&game=ferrymans-lantern`: what is said of a game before one plays it (LOB-18). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Details of a game', door: refusalAtTheDoor }, async () => {
    const slug = new URL(request.url).searchParams.get('game') ?? '';
    const details = await findGameDetails({ locale: requireLocale(request), audience: 'visitor' }, slug);
    if (!details) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    return Response.json(details, { headers: { 'Cache-Control': 'private, max-age=60' } });
  });
}
