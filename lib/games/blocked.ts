/** The markets that a game, its provider and its studio are kept from (LOB-21, LOB-25); of a game's document. */
export const blockedGroq = `[
    ...coalesce(blockedMarkets[]->id, []),
    ...coalesce(gameProvider->blockedMarkets[]->id, []),
    ...coalesce(subProvider->blockedMarkets[]->id, [])
  ]`;

/** The countries that a studio's games are closed in, as far as the site itself says so (DEC-GAM-8); of a game's document. */
export const closedInGroq = 'select(subProvider->removeRestrictedCountryOverlay == true => [], subProvider->restrictedCountry)';

const written = (market: string) => market.replace(/\s+/g, '').toLowerCase();

/** LOB-22: whether a market is on a list, however its code is written there: `fi`, `FI`, `F I`. */
export function isBlockedIn(market: string, blocked: readonly (string | null)[]): boolean {
  return blocked.some((listed) => listed !== null && written(listed) === written(market));
}
