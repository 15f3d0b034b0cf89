/** The markets that a game, its provider and its studio are kept from (LOB-21, LOB-25); of a game's document. */
export const blockedGroq = `[
    ...coalesce(blockedMarkets[]->id, []),
    ...coalesce(gameProvider->blockedMarkets[]->id, []),
    ...coalesce(subProvider->blockedMarkets[]->id, [])
  ]`;

const written = (market: string) => market.replace(/\s+/g, '').toLowerCase();

/** LOB-22: whether a market is on a list, however its code is written there: `fi`, `FI`, `F I`. */
export function isBlockedIn(market: string, blocked: readonly (string | null)[]): boolean {
  return blocked.some((listed) => listed !== null && written(listed) === written(market));
}
