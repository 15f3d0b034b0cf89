import type { Money } from '#lib/core/money/money.ts';

/** A jackpot as last reported: an amount at a time (Unix, ms), and its growth in minor units per millisecond since the report before. */
export interface JackpotReading extends Money {
  readonly at: number;
  readonly perMs: number;
}

/**
 * The reading after `previous`. A lower amount means that the jackpot was won, so its growth is unknown, as it is after one in
 * another currency.
 */
export function nextReading(previous: JackpotReading | undefined, { minor, currency }: Money, at: number): JackpotReading {
  const before = previous?.currency === currency ? previous : undefined;
  const growth = before ? minor - before.minor : 0;
  const elapsedMs = before ? at - before.at : 0;
  return { minor, currency, at, perMs: growth < 0 || elapsedMs <= 0 ? 0 : growth / elapsedMs };
}

/** LOB-19: the amount at `now` in minor units, extrapolated for at most a minute. */
export function estimateJackpot({ minor, at, perMs }: JackpotReading, now: number): number {
  return minor + Math.floor(perMs * Math.min(Math.max(0, now - at), 60_000));
}
