import { fromWire, type Money } from './money.ts';

/** Multipliers of the money bounds: what a euro amount becomes in another currency (decisions.md, money bounds). */
const multipliers: Record<string, number> = {
  EUR: 1,
  GBP: 1,
  CAD: 1.5,
  NZD: 1.5,
  NOK: 10,
  BRL: 5,
  PEN: 4,
  INR: 90,
  CLP: 1000,
  TRY: 35,
  PHP: 60,
  PLN: 4,
  ZAR: 20,
  JPY: 150,
};
const roundedToFive = new Set(['CAD', 'NZD']);

/** A euro base amount (major units) in another currency, as decisions.md scales bounds and offers. Throws on an unknown currency. */
export function scaleEuro(amount: number, currency: string): Money {
  const scaled = amount * multiplierOf(currency);
  return fromWire(roundedToFive.has(currency) ? Math.round(scaled / 5) * 5 : scaled, currency);
}

/** Whether amounts of euros can be written in the currency. */
export function isScaled(currency: string): boolean {
  return multipliers[currency] !== undefined;
}

/** A stake's bound in euro in another currency: as `scaleEuro`, but small amounts keep their cents. */
export function scaleStake(amount: number, currency: string): Money {
  return fromWire(Math.round(amount * multiplierOf(currency) * 100) / 100, currency);
}

function multiplierOf(currency: string): number {
  const multiplier = multipliers[currency];
  if (multiplier === undefined) throw new RangeError(`no multiplier for ${currency}`);
  return multiplier;
}
