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
  /** The part of the period that is over; 0 to 1. */
  readonly ofPeriod: number;
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
    const inPeriod = Math.max(0, elapsedMs - start);
    const period = index + 1;
    if (inPeriod < playMs) return { played: (playedMs + inPeriod) / totalMs, period, ofPeriod: inPeriod / playMs, breakMs: null };
    playedMs += playMs;
    if (inPeriod < playMs + breakMs) return { played: playedMs / totalMs, period, ofPeriod: 1, breakMs: inPeriod - playMs };
    start += playMs + breakMs;
  }
  return { played: 1, period: periods.length, ofPeriod: 1, breakMs: null };
}

/** The minute that is being played, from 1; the last one of its period at the end and in the break. */
export function minuteAt({ period, ofPeriod }: Progress, clockMinutes: number, periods: number): number {
  const ofEach = clockMinutes / periods;
  return Math.min(ofEach * period, Math.floor(ofEach * (period - 1 + ofPeriod)) + 1);
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
