import { formatOdds } from './format.ts';
import type { NumberForm } from './number-form.ts';

export const oddsFormats = ['DECIMAL', 'FRACTIONAL', 'AMERICAN'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/** A fraction may be this much lower than the odds, as a share of them. */
const maxLoss = 0.003;

/**
 * Odds in thousandths: 2,150 → `2.15`, `23/20` or `+115`. Each is rounded to the lower
 * payout, so that no more is promised than paid.
 */
export function formatOddsAs(oddsMilli: number, format: OddsFormat, numbers: NumberForm): string {
  const hundredths = Math.floor(oddsMilli / 10);
  // A bet that is void pays its stake, which the other formats cannot say.
  if (format === 'DECIMAL' || hundredths <= 100) return formatOdds(oddsMilli, numbers);
  const profit = hundredths - 100;
  if (format === 'AMERICAN') return profit >= 100 ? `+${profit}` : `-${Math.ceil(10_000 / profit)}`;
  return fraction(profit, hundredths);
}

/** The fraction with the smallest denominator that is close enough to the profit, in hundredths of the stake. */
function fraction(profit: number, hundredths: number): string {
  for (let denominator = 1; denominator < 100; denominator += 1) {
    const numerator = Math.floor((profit * denominator) / 100);
    if (numerator > 0 && profit / 100 - numerator / denominator <= (maxLoss * hundredths) / 100)
      return `${numerator}/${denominator}`;
  }
  return `${profit}/100`;
}
