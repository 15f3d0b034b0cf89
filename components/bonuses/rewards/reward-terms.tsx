import { classNames } from '#components/ui/class-names.ts';
import type { Fact } from '../use-term-texts.ts';

interface RewardTermsProps {
  readonly facts: readonly Fact[];
  /** One column on every screen. */
  readonly isNarrow?: boolean;
}

/** The terms in figures, in two columns from tablets on. */
export function RewardTerms({ facts, isNarrow = false }: RewardTermsProps) {
  return (
    <dl className={classNames('grid grid-cols-1 gap-x-8 text-sm', !isNarrow && 'md:grid-cols-2')}>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-paper/7 py-2">
          <dt className="text-paper-3">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
