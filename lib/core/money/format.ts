import { type MarketRecord, marketRecords } from '#lib/core/market/markets.ts';
import { currencyRecords } from './currencies.ts';
import { exponentOf, type Money } from './money.ts';

interface Display {
  readonly symbol: string;
  readonly hasSpace: boolean;
  readonly position: 'before' | 'after';
}

const euroAfterMarkets = new Set(
  Object.entries<MarketRecord>(marketRecords).flatMap(([code, { isEuroAfter }]) => (isEuroAfter ? [code] : [])),
);

/** MKT-20 to MKT-22: symbol and position of a currency in a market. An unknown code is shown itself, before the amount. */
export function currencyDisplay(currency: string, market: string): Display {
  if (currency === 'EUR' && euroAfterMarkets.has(market)) return { symbol: '€', hasSpace: true, position: 'after' };
  const record = currencyRecords.get(currency);
  if (!record) return { symbol: currency, hasSpace: true, position: 'before' };
  return { symbol: record.symbol, hasSpace: record.hasSpace === true, position: record.isAfter ? 'after' : 'before' };
}

/** MKT-23: thousands separated by commas and a decimal point, in every language. */
function grouped(minor: number, decimals: number): string {
  const digits = String(minor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}

/** Formats money for a market (two-letter code): `€1,234.50`, `1,234.50 €` in FI, `1,234.50 kr`, `$1,500`. */
export function formatMoney({ minor, currency }: Money, market: string): string {
  const { symbol, hasSpace, position } = currencyDisplay(currency, market);
  const figure = grouped(Math.abs(minor), exponentOf(currency));
  const gap = hasSpace ? ' ' : '';
  const sign = minor < 0 ? '−' : '';
  return position === 'before' ? `${sign}${symbol}${gap}${figure}` : `${sign}${figure}${gap}${symbol}`;
}

/** MKT-23: a number without a currency: `117,649`. */
export function formatCount(count: number): string {
  return grouped(count, 0);
}

/** An amount with no-break spaces, for narrow layouts. */
export function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00a0');
}

/** An amount without `.00`, for offers and presets: `€50`. */
export function formatWholeMoney(money: Money, market: string): string {
  return formatMoney(money, market).replace(/\.00(?=\D*$)/, '');
}
