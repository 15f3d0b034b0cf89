/** How long chips may be laid, and how long a result is shown. Real time. */
export interface RoundTimes {
  readonly betsMs: number;
  readonly resultMs: number;
}

export interface Phase {
  /** Counts the rounds of a table since the beginning of time. */
  readonly tableRound: number;
  readonly phase: 'bets' | 'result';
  readonly closesAt: number;
  readonly nextAt: number;
}

/** Tables do not all begin at once. */
function shiftOf(table: number, { betsMs, resultMs }: RoundTimes): number {
  return ((table * 7_919) % 97) * Math.floor((betsMs + resultMs) / 97);
}

/** Which round a table is in: told by the time alone, so that it is the same for every seat and after a restart. */
export function phaseAt(table: number, at: number, times: RoundTimes): Phase {
  const length = times.betsMs + times.resultMs;
  const shifted = at - shiftOf(table, times);
  const tableRound = Math.floor(shifted / length);
  const nextAt = (tableRound + 1) * length + shiftOf(table, times);
  const closesAt = nextAt - times.resultMs;
  return { tableRound, phase: at < closesAt ? 'bets' : 'result', closesAt, nextAt };
}
