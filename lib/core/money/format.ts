import { currencyRecords } from './currencies.ts';
import { exponentOf, type Money, toWire } from './money.ts';
import type { NumberForm } from './number-form.ts';

interface Display {
  readonly symbol: string;
  readonly hasSpace: boolean;
  readonly position: 'before' | 'after';
}

/** MKT-20 to MKT-22: symbol and position of a currency. An unknown code is shown itself, before the amount. */
export function currencyDisplay(currency: string, { isEuroAfter }: Pick<NumberForm, 'isEuroAfter'>): Display {
  if (currency === 'EUR' && isEuroAfter) return { symbol: '€', hasSpace: true, position: 'after' };
  const record = currencyRecords.get(currency);
  if (!record) return { symbol: currency, hasSpace: true, position: 'before' };
  return { symbol: record.symbol, hasSpace: record.hasSpace === true, position: record.isAfter ? 'after' : 'before' };
}

/** A number of which `units` counts its last decimal: 12345 with two decimals is `123.45`. */
function written(units: number, decimals: number, { group, decimal, hasLakhs }: NumberForm): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const places = hasLakhs ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  const whole = digits.slice(0, digits.length - decimals).replace(places, group);
  return decimals === 0 ? whole : `${whole}${decimal}${digits.slice(-decimals)}`;
}

function writtenMoney({ minor, currency }: Money, numbers: NumberForm, decimals: number): string {
  const { symbol, hasSpace, position } = currencyDisplay(currency, numbers);
  const figure = written(Math.abs(minor) / 10 ** (exponentOf(currency) - decimals), decimals, numbers);
  const gap = hasSpace ? ' ' : '';
  const sign = minor < 0 ? '−' : '';
  return position === 'before' ? `${sign}${symbol}${gap}${figure}` : `${sign}${figure}${gap}${symbol}`;
}

const isWhole = ({ minor, currency }: Money) => minor % 10 ** exponentOf(currency) === 0;

/** Formats money: `€1,234.50`, `1,234.50 €` in FI, `1.234,50 €` as in German, `1,234.50 kr`, `$1,500`. */
export function formatMoney(money: Money, numbers: NumberForm): string {
  return writtenMoney(money, numbers, exponentOf(money.currency));
}

/** An amount without empty decimals, for offers and presets: `€50`. */
export function formatWholeMoney(money: Money, numbers: NumberForm): string {
  return isWhole(money) ? writtenMoney(money, numbers, 0) : formatMoney(money, numbers);
}

/** An amount as it is typed: `1234`, `20.50`. */
export function plainAmount(money: Money, { decimal }: Pick<NumberForm, 'decimal'>): string {
  return toWire(money)
    .toFixed(isWhole(money) ? 0 : exponentOf(money.currency))
    .replace('.', decimal);
}

/** A number without a currency, rounded: `117,649`, and with two decimals `3.60`. */
export function formatNumber(value: number, numbers: NumberForm, decimals = 0): string {
  const figure = written(Math.round(Math.abs(value) * 10 ** decimals), decimals, numbers);
  return value < 0 ? `−${figure}` : figure;
}

/** Decimal odds of thousandths, rounded down so that no more is promised than paid: 2,157 is `2.15`. */
export function formatOdds(oddsMilli: number, numbers: NumberForm): string {
  return formatNumber(Math.floor(oddsMilli / 10) / 100, numbers, 2);
}

/** A number with as many decimals as it needs, two at most: `2`, `2.5`. */
export function formatFactor(value: number, numbers: NumberForm): string {
  const decimals = [0, 1].find((count) => Number.isInteger(value * 10 ** count)) ?? 2;
  return formatNumber(value, numbers, decimals);
}

/** An amount with no-break spaces, for narrow layouts. */
export function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00a0');
}
