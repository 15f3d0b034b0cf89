import type { Fact } from './use-reward-texts.ts';

/** The terms in figures, in two columns from tablets on. */
export function RewardTerms({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 text-sm md:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-paper/7 py-2">
          <dt className="text-paper-3">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
