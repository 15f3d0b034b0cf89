import type { Fact } from './use-reward-texts.ts';

/** What the player would lose, in figures. */
export function LossList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-paper/8 rounded-md bg-red/12 px-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-3">
          <dt className="text-sm">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
