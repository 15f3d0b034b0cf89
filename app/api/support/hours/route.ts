import { findSupportHours } from '#lib/content/documents/support-hours.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { marketLocales } from '#lib/core/market/locale.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { isOpenAt } from '#lib/support/opening-hours.ts';

/** `GET /api/support/hours?market=FI`: whether support is open now, with its hours; `null` if unknown (CNT-32). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Opening hours' }, async () => {
    const market = new URL(request.url).searchParams.get('market') ?? '';
    if (marketLocales(market).length === 0) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const hours = await findSupportHours(market);
    return jsonResponse(hours ? { isOpen: isOpenAt(hours, businessNow()), start: hours.start, end: hours.end } : null);
  });
}
