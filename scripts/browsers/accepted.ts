import groups from './accepted.json' with { type: 'json' };

/**
 * Features that the site uses although a supported browser lacks them; the list says what happens there. The check fails for any
 * other, and for one that is no longer used.
 */
export const accepted: ReadonlySet<string> = new Set(Object.values(groups).flatMap((group) => Object.keys(group)));
