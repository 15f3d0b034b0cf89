export interface Period {
  readonly playMs: number;
  /** The break after it. */
  readonly breakMs: number;
}

/** How far a match is. */
export interface Progress {
  /** The part of the playing time that is over; 0 to 1. */
  readonly played: number;
  /** From 1. */
  readonly period: number;
  /** Since the last period ended, while there is a break. */
  readonly breakMs: number | null;
}

export const minutes = (count: number) => count * 60_000;

export function lengthOf(periods: readonly Period[]): number {
  return periods.reduce((sum, { playMs, breakMs }) => sum + playMs + breakMs, 0);
}

const playOf = (periods: readonly Period[]) => periods.reduce((sum, { playMs }) => sum + playMs, 0);

/** `elapsedMs` since the start; before it and after the end the nearest progress. */
export function readProgress(periods: readonly Period[], elapsedMs: number): Progress {
  const totalMs = playOf(periods);
  let start = 0;
  let playedMs = 0;
  for (const [index, { playMs, breakMs }] of periods.entries()) {
    const inPeriod = elapsedMs - start;
    if (inPeriod < playMs) return { played: (playedMs + Math.max(0, inPeriod)) / totalMs, period: index + 1, breakMs: null };
    playedMs += playMs;
    if (inPeriod < playMs + breakMs) return { played: playedMs / totalMs, period: index + 1, breakMs: inPeriod - playMs };
    start += playMs + breakMs;
  }
  return { played: 1, period: periods.length, breakMs: null };
}

/** The time since the start at which a part of the playing time is over. */
export function elapsedAt(periods: readonly Period[], played: number): number {
  const totalMs = playOf(periods);
  let left = played * totalMs;
  let start = 0;
  for (const { playMs, breakMs } of periods) {
    if (left <= playMs) return start + left;
    left -= playMs;
    start += playMs + breakMs;
  }
  return start;
}
