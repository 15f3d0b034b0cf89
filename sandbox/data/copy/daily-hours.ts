import { formatMessage } from '#lib/core/i18n/format-message.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { type DailyHours, isAllDay } from '#lib/core/time/opening-hours.ts';
import { listsCopy } from './catalogs.ts';

/** What follows “every day”. */
export function describeDailyHours(hours: DailyHours, language: CatalogLanguage): string {
  const { between, allDay } = listsCopy.in(language).hours;
  return isAllDay(hours) ? allDay : formatMessage(between, { ...hours });
}
