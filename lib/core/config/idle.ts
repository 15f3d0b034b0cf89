import { minuteMs } from '../time/durations.ts';

/** DEC-RG-6, DEC-MISC-6: a player without activity is warned, then signed out. */
export const warnAfterMs = 28 * minuteMs;
export const endAfterMs = 30 * minuteMs;
