/** DEC-X-15, in euro: what a pot begins with, what each stake adds to it, and how much is staked between two wins of it. */
export const jackpotTerms = { seed: 10_000, shareOfStake: 0.01, stakedPerWin: 200_000 } as const;

/** What a pot holds in the mean when it is won: chance does not look at it, so it is the same as in the mean of all times. */
export const meanPot = jackpotTerms.seed + jackpotTerms.shareOfStake * jackpotTerms.stakedPerWin;

/** What a jackpot adds to a game's return in the long run, in per cent of the stake. */
export const jackpotShare = (meanPot / jackpotTerms.stakedPerWin) * 100;
