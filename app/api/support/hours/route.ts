import { findSupportHours } from '#lib/content/support-hours.ts';
import { marketLocales } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import { isOpenAt } from '#lib/support/opening-hours.ts';
import { businessNow } from '#lib/time/clock.ts';

/** `GET /api/support/hours?market=FI`: whether support answers now, and from when to when; `null` where nobody knows (CNT-32). */
export async function GET(request: Request): Promise<Response> {
  const market = new URL(request.url).searchParams.get('market') ?? '';
  if (marketLocales(market).length === 0) return refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
  const hours = await findSupportHours(market);
  const answer = hours ? { isOpen: isOpenAt(hours, businessNow()), start: hours.start, end: hours.end } : null;
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}
