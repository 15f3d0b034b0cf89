import { findSupportHours } from '#lib/content/support-hours.ts';
import { marketLocales } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handleGet, say } from '#lib/platform/handle.ts';
import { isOpenAt } from '#lib/support/opening-hours.ts';
import { businessNow } from '#lib/time/clock.ts';

/** `GET /api/support/hours?market=FI`: whether support answers now, and from when to when; `null` where nobody knows (CNT-32). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Opening hours' }, async () => {
    const market = new URL(request.url).searchParams.get('market') ?? '';
    if (marketLocales(market).length === 0) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const hours = await findSupportHours(market);
    return say(hours ? { isOpen: isOpenAt(hours, businessNow()), start: hours.start, end: hours.end } : null);
  });
}
