const minute = 60_000;

/** Without a sign of life for this long a player is asked, and signed out two minutes later (DEC-RG-6, DEC-MISC-6). */
const warnAfterMs = 28 * minute;
const endAfterMs = 30 * minute;

/** How often a tab looks at the clock. */
export const lookEveryMs = 30_000;

export type IdleStage = 'active' | 'warning' | 'over';

/** Where a player stands who was last active at `lastMs`; both in milliseconds of the browser's clock. */
export function idleStage(lastMs: number, nowMs: number): IdleStage {
  const idle = nowMs - lastMs;
  if (idle >= endAfterMs) return 'over';
  return idle >= warnAfterMs ? 'warning' : 'active';
}

/** Milliseconds until the sign-out, never less than 0. */
export function idleTimeLeft(lastMs: number, nowMs: number): number {
  return Math.max(0, lastMs + endAfterMs - nowMs);
}
