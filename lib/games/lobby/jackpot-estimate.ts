/** A jackpot as last reported: minor units at a time (Unix, ms), and its growth per millisecond since the report before. */
export interface JackpotReading {
  readonly minor: number;
  readonly at: number;
  readonly perMs: number;
}

/** The reading after `previous`. A lower amount means that the jackpot was won, so its growth is unknown. */
export function nextReading(previous: JackpotReading | undefined, minor: number, at: number): JackpotReading {
  const growth = previous ? minor - previous.minor : 0;
  const elapsedMs = previous ? at - previous.at : 0;
  if (growth < 0 || elapsedMs <= 0) return { minor, at, perMs: 0 };
  return { minor, at, perMs: growth / elapsedMs };
}

/** LOB-19: the amount at `now` in minor units, extrapolated for at most a minute. */
export function estimateJackpot({ minor, at, perMs }: JackpotReading, now: number): number {
  return minor + Math.floor(perMs * Math.min(Math.max(0, now - at), 60_000));
}
