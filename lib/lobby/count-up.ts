/** A pot as it was told: minor units at a moment (milliseconds), and how fast it grew since it was told before. */
export interface Pot {
  readonly minor: number;
  readonly at: number;
  readonly perMs: number;
}

/** What is told of a pot now, beside what was told before. A pot that was won begins anew. */
export function tellPot(before: Pot | undefined, minor: number, at: number): Pot {
  const grown = before ? minor - before.minor : 0;
  const passed = before ? at - before.at : 0;
  if (grown < 0 || passed <= 0) return { minor, at, perMs: 0 };
  return { minor, at, perMs: grown / passed };
}

/** LOB-19: what a pot holds by now, as far as its growth tells; it never runs further ahead than a minute. */
export function potNow({ minor, at, perMs }: Pot, now: number): number {
  return minor + Math.floor(perMs * Math.min(Math.max(0, now - at), 60_000));
}
