/** Terms of a boost of accumulators in a player's currency. */
export interface BoostTerms {
  /** In per cent of the net winnings, for three selections, for four, and so on. */
  readonly percents: readonly number[];
  /** The odds that a selection must have to count. */
  readonly minOddsMilli: number;
  /** The most that a bet is paid extra. */
  readonly maxMinor: number;
}

interface BoostLeg {
  readonly eventId: string;
  readonly oddsMilli: number;
}

/** Selections that the first percentage is for. */
const minLegs = 3;

const percentFor = ({ percents }: BoostTerms, count: number) => percents[Math.min(count - minLegs, percents.length - 1)] ?? 0;

/** BON-30: what a bet on these selections is paid extra if it wins. Of selections on one event one counts. */
export function boostOf(terms: BoostTerms, legs: readonly BoostLeg[], netMinor: number) {
  const counted = legs.filter(({ oddsMilli }) => oddsMilli >= terms.minOddsMilli);
  const count = new Set(counted.map(({ eventId }) => eventId)).size;
  const percent = percentFor(terms, count);
  return { count, percent, minor: Math.max(0, Math.min(Math.floor((netMinor * percent) / 100), terms.maxMinor)) };
}

/** The next higher percentage, and how many more selections it takes; undefined at the highest. */
export function nextBoost(terms: BoostTerms, count: number): { readonly more: number; readonly percent: number } | undefined {
  const current = percentFor(terms, count);
  for (let next = count + 1; next < minLegs + terms.percents.length; next += 1) {
    const percent = percentFor(terms, next);
    if (percent > current) return { more: next - count, percent };
  }
  return undefined;
}
