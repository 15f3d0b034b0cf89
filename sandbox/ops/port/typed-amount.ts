import { readAmount } from '#lib/core/money/amount.ts';
import { toWire } from '#lib/core/money/money.ts';

/** A typed amount in major units of the currency, negative with a minus before it; NaN, which each schema refuses, for a text that is none. */
export function readTypedAmount(text: string, currency: string): number {
  const [, minus = '', figure = ''] = /^\s*([-\u2212]?)(.*)$/s.exec(text) ?? [];
  const read = readAmount(figure, currency);
  if ('error' in read) return Number.NaN;
  const amount = toWire({ minor: read.minor, currency });
  return minus ? -amount : amount;
}
