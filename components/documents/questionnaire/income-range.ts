import { formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { SalaryRange } from '#lib/documents/questionnaire/contract.ts';

/** A range of income: `€15,000 – €30,000`, the highest `€100,000 +`. */
export function incomeRange({ min, max, currency }: SalaryRange, numbers: NumberForm): string {
  const amount = (value: number) => formatWholeMoney(fromWire(value, currency), numbers);
  return max === null ? `${amount(min)} +` : `${amount(min)} – ${amount(max)}`;
}
