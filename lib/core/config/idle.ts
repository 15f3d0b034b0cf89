const minute = 60_000;

/** DEC-RG-6, DEC-MISC-6: a player without activity is warned, then signed out. */
export const warnAfterMs = 28 * minute;
export const endAfterMs = 30 * minute;
