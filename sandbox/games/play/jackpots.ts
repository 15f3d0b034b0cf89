import { scaleEuro } from '#lib/money/scale.ts';

const seedEuros = 10_000;

/** The pots of the jackpot games (DEC-X-15). */
export interface Jackpots {
  /** Notes a stake; when the jackpot falls by it, answers what the pot held in minor units of the currency, else 0. */
  stake(gameId: string, currency: string, stakeMinor: number, falls: boolean): Promise<number>;
}

export function createJackpots(): Jackpots {
  return {
    stake: async (_, currency, __, falls) => (falls ? scaleEuro(seedEuros, currency).minor : 0),
  };
}
