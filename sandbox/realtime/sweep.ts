import { closeCodes } from '#lib/realtime/close-codes.ts';
import type { SocketRegistry } from './socket-registry.ts';

export interface SweepRules {
  readonly intervalMs: number;
  /** Sweeps without a message after which a socket counts as dead. Browsers limit a hidden tab to one message a minute. */
  readonly maxSilence: number;
  /** Sweeps after which the token that opened the socket has expired. */
  readonly maxAge: number;
  /** Messages allowed between two sweeps. */
  readonly maxMessages: number;
}

export const defaultSweep: SweepRules = { intervalMs: 30_000, maxSilence: 5, maxAge: 960, maxMessages: 60 };

const policyViolation = 1008;

/** Checks all sockets in one pass, instead of a timer per socket. */
export function sweepOnce(sockets: Pick<SocketRegistry, 'all'>, rules: SweepRules): void {
  for (const socket of sockets.all()) {
    socket.age += 1;
    socket.silence += 1;
    if (socket.silence > rules.maxSilence) socket.terminate();
    else if (socket.age > rules.maxAge) socket.close(closeCodes.invalidToken);
    else if (socket.messages > rules.maxMessages) socket.close(policyViolation);
    socket.messages = 0;
  }
}

/** Sweeps at an interval; returns the function that stops it. */
export function startSweep(sockets: Pick<SocketRegistry, 'all'>, rules: SweepRules): () => void {
  const timer = setInterval(() => sweepOnce(sockets, rules), rules.intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
