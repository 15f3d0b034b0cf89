import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import type { SalaryRange } from '#lib/documents/questionnaire/contract.ts';

/** Lower bounds of yearly income in euros; the highest range has no upper bound. */
const rangesFromEuros = [0, 15_000, 30_000, 50_000, 75_000, 100_000];

/** The ranges in major units of a currency; their ids count from 1. */
export function salaryRangesIn(currency: string): SalaryRange[] {
  const amount = (euros: number) => toWire(scaleEuro(euros, currency));
  return rangesFromEuros.map((from, index) => {
    const next = rangesFromEuros[index + 1];
    return { id: index + 1, min: amount(from), max: next === undefined ? null : amount(next), currency };
  });
}
