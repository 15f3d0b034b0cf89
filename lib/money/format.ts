import { exponentOf, type Money } from './money.ts';

interface Display {
  readonly symbol: string;
  readonly hasSpace: boolean;
  readonly position: 'before' | 'after';
}

const displays: Record<string, Display> = {
  EUR: { symbol: '€', hasSpace: false, position: 'before' },
  NOK: { symbol: 'kr', hasSpace: true, position: 'after' },
  BRL: { symbol: 'R$', hasSpace: false, position: 'before' },
  CAD: { symbol: '$', hasSpace: false, position: 'before' },
  NZD: { symbol: '$', hasSpace: false, position: 'before' },
  CLP: { symbol: '$', hasSpace: false, position: 'before' },
  PEN: { symbol: 'S/', hasSpace: true, position: 'before' },
  INR: { symbol: '₹', hasSpace: false, position: 'before' },
  GBP: { symbol: '£', hasSpace: false, position: 'before' },
  PHP: { symbol: '₱', hasSpace: false, position: 'before' },
  TRY: { symbol: '₺', hasSpace: false, position: 'before' },
  ZAR: { symbol: 'R', hasSpace: false, position: 'before' },
  PLN: { symbol: 'zł', hasSpace: true, position: 'after' },
  JPY: { symbol: '¥', hasSpace: false, position: 'before' },
};

const euroAfterMarkets = new Set(['AT', 'DE', 'FI', 'FR']);

/** MKT-20 to MKT-22: how a currency is shown in a market. An unknown code is shown as itself, before, with a space. */
export function currencyDisplay(currency: string, market: string): Display {
  if (currency === 'EUR' && euroAfterMarkets.has(market)) return { symbol: '€', hasSpace: true, position: 'after' };
  return displays[currency] ?? { symbol: currency, hasSpace: true, position: 'before' };
}

/** MKT-23: thousands with commas and a decimal point, in every language. */
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

/** An amount that no line breaks apart, for where room is scarce. */
export function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00a0');
}

/** An amount without decimals where it has none: offers and presets (`€50`, not `€50.00`). */
export function formatWholeMoney(money: Money, market: string): string {
  return formatMoney(money, market).replace(/\.00(?=\D*$)/, '');
}
