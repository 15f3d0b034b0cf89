import { endAfterMs, warnAfterMs } from '#lib/core/config/idle.ts';

export const checkEveryMs = 30_000;

export type IdleStage = 'active' | 'warning' | 'over';

/** The stage of a player whose last activity was at `lastMs`; both in milliseconds of the browser's clock. */
export function idleStage(lastMs: number, nowMs: number): IdleStage {
  const idle = nowMs - lastMs;
  if (idle >= endAfterMs) return 'over';
  return idle >= warnAfterMs ? 'warning' : 'active';
}

/** Milliseconds until the sign-out, never less than 0. */
export function idleTimeLeft(lastMs: number, nowMs: number): number {
  return Math.max(0, lastMs + endAfterMs - nowMs);
}
