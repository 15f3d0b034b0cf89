import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { findGameDetails } from '#lib/lobby/details.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';

/** `GET /api/lobby/details?locale=fi-FI&game=ferrymans-lantern`: what is said of a game before one plays it (LOB-18). */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refusalAtTheDoor(request);
  if (refusal) return refuse(refusal);
  const { searchParams } = new URL(request.url);
  const locale = parseLocale(searchParams.get('locale') ?? '');
  const details = locale && (await findGameDetails({ locale, audience: 'visitor' }, searchParams.get('game') ?? ''));
  if (!details) return refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
  return Response.json(details, { headers: { 'Cache-Control': 'private, max-age=60' } });
}
