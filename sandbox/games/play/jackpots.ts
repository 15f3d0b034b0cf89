import { scaleStake } from '#lib/money/scale.ts';
import { jackpotTerms } from '#sandbox/data/tables/jackpot.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { keepPot, lockPot } from '#sandbox/platform/lobby/jackpots.ts';
import { stakeOn } from '#sandbox/platform/lobby/pots.ts';

/** The pots of the jackpot games (DEC-X-15). */
export interface Jackpots {
  /**
   * Puts a stake's share into the pot; when the jackpot falls by it, empties the pot and answers what it held, else 0. In the
   * transaction that keeps the round: a pot is not emptied for a round that is not.
   */
  stake(tx: Database, gameId: string, currency: string, stakeMinor: number, falls: boolean): Promise<number>;
}

export function createJackpots({ clock }: Pick<SandboxContext, 'clock'>): Jackpots {
  /** What is less than a cent waits here for the next stake. */
  const parts = new Map<string, number>();
  return {
    async stake(tx, gameId, currency, stakeMinor, falls) {
      const now = clock.now();
      const pot = await lockPot(tx, gameId, now);
      if (!pot) return 0;
      const euroCent = scaleStake(1, currency).minor / 100;
      const share = (parts.get(gameId) ?? 0) + (stakeMinor / euroCent) * jackpotTerms.shareOfStake;
      const cents = Math.floor(share);
      parts.set(gameId, share - cents);
      const { pot: after, paidMinor } = stakeOn(pot, cents, falls, now);
      await keepPot(tx, after);
      return scaleStake(paidMinor / 100, currency).minor;
    },
  };
}
