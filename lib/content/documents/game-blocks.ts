/** GROQ on a game: markets in which the game, its provider or its studio is blocked (LOB-21, LOB-25). */
export const blockedGroq = `[
    ...coalesce(blockedMarkets[]->id, []),
    ...coalesce(gameProvider->blockedMarkets[]->id, []),
    ...coalesce(subProvider->blockedMarkets[]->id, [])
  ]`;

/** GROQ on a game: countries in which its studio is blocked by the site (DEC-GAM-8). */
export const closedInGroq = 'select(subProvider->removeRestrictedCountryOverlay == true => [], subProvider->restrictedCountry)';

const normalize = (code: string) => code.replace(/\s+/g, '').toLowerCase();

/** LOB-22: whether a list contains the code of a market or country, regardless of case and spaces: `fi`, `FI`, `F I`. */
export function isBlockedIn(code: string, blocked: readonly (string | null)[]): boolean {
  return blocked.some((listed) => listed !== null && normalize(listed) === normalize(code));
}
