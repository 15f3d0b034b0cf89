/** DEC-X-15, in euro: the initial jackpot, the share of each stake added to it, and the mean stakes between two wins. */
export const jackpotTerms = { seed: 10_000, shareOfStake: 0.01, stakedPerWin: 200_000 } as const;

/** The mean jackpot when it is won; wins do not depend on its size, so it equals the mean over time. */
export const meanJackpot = jackpotTerms.seed + jackpotTerms.shareOfStake * jackpotTerms.stakedPerWin;

/** The jackpot's contribution to a game's return to player, in per cent of the stake. */
export const jackpotShare = (meanJackpot / jackpotTerms.stakedPerWin) * 100;
