/** How long bets are open, and how long a result is shown. Real time. */
export interface RoundTimes {
  readonly betsMs: number;
  readonly resultMs: number;
}

export interface Phase {
  /** Number of the round at this table, counted from the Unix epoch. */
  readonly tableRound: number;
  readonly phase: 'bets' | 'result';
  readonly closesAt: number;
  readonly nextAt: number;
}

/** Staggers the tables, so that their rounds do not all start together. */
function shiftOf(table: number, { betsMs, resultMs }: RoundTimes): number {
  return ((table * 7_919) % 97) * Math.floor((betsMs + resultMs) / 97);
}

/** The current round of a table: a function of time alone, so that it is the same for every seat and after a restart. */
export function phaseAt(table: number, at: number, times: RoundTimes): Phase {
  const length = times.betsMs + times.resultMs;
  const shifted = at - shiftOf(table, times);
  const tableRound = Math.floor(shifted / length);
  const nextAt = (tableRound + 1) * length + shiftOf(table, times);
  const closesAt = nextAt - times.resultMs;
  return { tableRound, phase: at < closesAt ? 'bets' : 'result', closesAt, nextAt };
}
