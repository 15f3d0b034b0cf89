import { type MarketCode, type MarketRecord, marketRecords } from '#lib/core/market/markets.ts';
import { allCookies, type CookieOptions, essentialsOnly } from './rules.ts';

/** XTR-07, DEC-MISC-12: how the switches stand before the first choice. Until the visitor chooses, only essential cookies are allowed. */
export function proposedOptions(market: MarketCode): CookieOptions {
  const { consentDefaults }: MarketRecord = marketRecords[market];
  return consentDefaults === 'off' ? essentialsOnly : allCookies;
}
