import { closeCodes } from '#lib/realtime/close-codes.ts';
import type { Hall } from './hall.ts';

export interface SweepRules {
  readonly everyMs: number;
  /** Sweeps without a word after which a socket counts as dead. A hidden tab may speak once a minute only. */
  readonly silence: number;
  /** Sweeps after which the token that opened it has ended. */
  readonly age: number;
  /** Messages between two sweeps that are too many. */
  readonly said: number;
}

export const defaultSweep: SweepRules = { everyMs: 30_000, silence: 5, age: 960, said: 60 };

const policyViolation = 1008;

/** One look at all sockets, in the place of a timer for each. */
export function sweepOnce(hall: Pick<Hall, 'all'>, rules: SweepRules): void {
  for (const socket of hall.all()) {
    socket.age += 1;
    socket.silence += 1;
    if (socket.silence > rules.silence) socket.terminate();
    else if (socket.age > rules.age) socket.close(closeCodes.badToken);
    else if (socket.said > rules.said) socket.close(policyViolation);
    socket.said = 0;
  }
}

/** Sweeps until it is stopped. */
export function startSweep(hall: Pick<Hall, 'all'>, rules: SweepRules): () => void {
  const timer = setInterval(() => sweepOnce(hall, rules), rules.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
