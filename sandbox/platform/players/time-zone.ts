import { siteLocales } from '#lib/core/market/markets.ts';

/** The time zone of a player's market. */
export function timeZoneOf(market: string): string {
  return siteLocales.find((locale) => locale.market === market)?.timeZone ?? 'UTC';
}
