import { findSupportHours } from '#lib/content/documents/support-hours.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { marketLocales } from '#lib/core/market/locale.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { isOpenAt, nextChange, type OpeningHours } from '#lib/core/time/opening-hours.ts';
import type { SupportHours } from '#lib/support/chat/contract.ts';

/** `GET /api/support/hours?market=FI`: whether support is open now, until or from when, and its hours (CNT-32). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'Opening hours' }, async () => {
    const market = new URL(request.url).searchParams.get('market') ?? '';
    const [locale] = marketLocales(market);
    if (!locale) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const hours = await findSupportHours(locale);
    return jsonResponse((hours ? describeHours(hours, businessNow()) : null) satisfies SupportHours);
  });
}

function describeHours(hours: OpeningHours, now: Date) {
  const { holidays, ...known } = hours;
  return { ...known, isOpen: isOpenAt(hours, now), changesAt: nextChange(hours, now)?.toISOString() ?? null };
}
