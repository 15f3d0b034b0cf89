import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setDraining } from '#lib/core/server/draining.ts';

/** How long open requests may take after a signal to stop: the longest time limit of a call. */
const maxRequestMs = 10_000;
const everyMs = 50;

/**
 * Stops a server: the readiness check fails first, for `notReadyMs`, so that load balancers send no more; then no connection is
 * accepted, and open requests may end. Resolves when all have ended, or to those that were cut off.
 */
export async function drain(server: Server, notReadyMs: number, requestMs = maxRequestMs): Promise<{ readonly cutOff: number }> {
  setDraining();
  await wait(notReadyMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request ends meanwhile would stay open for the next one.
  const timer = setInterval(() => server.closeIdleConnections(), everyMs);
  await Promise.race([closed, wait(requestMs, undefined, { ref: false })]);
  clearInterval(timer);
  const cutOff = await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  server.closeAllConnections();
  return { cutOff };
}
