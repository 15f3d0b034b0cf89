import { checkAccess } from '#lib/access/gate.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';
import { findGameDetails } from '#lib/games/catalog/details.ts';

/** `GET /api/lobby/details?locale=fi-FI&game=ferrymans-lantern&currency=EUR`: facts about a game (LOB-18), with its limits in the currency. */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Details of a game', checkAccess: checkAccess }, async () => {
    const locale = requireLocale(request);
    const { searchParams } = new URL(request.url);
    const slug = searchParams.get('game') ?? '';
    const currency = searchParams.get('currency') ?? locale.currency;
    const details = await findGameDetails({ locale, audience: 'visitor' }, { slug, currency });
    if (!details) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    return Response.json(details, { headers: { 'Cache-Control': 'private, max-age=60' } });
  });
}
