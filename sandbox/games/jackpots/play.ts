import { scaleStake } from '#lib/core/money/scale.ts';
import { jackpotTerms } from '#sandbox/data/tables/jackpot.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { applyStake } from './jackpot.ts';
import { lockJackpot, saveJackpot } from './store.ts';

/** Stakes on jackpot games (DEC-X-15). */
export interface Jackpots {
  /**
   * Adds a stake's share to the jackpot. Returns the amount paid out when `isWon`, else 0, in minor units of `currency`. Runs in
   * the transaction that stores the round, so that a round which is not stored leaves the jackpot as it was.
   */
  stake(tx: Database, gameId: string, currency: string, stakeMinor: number, isWon: boolean): Promise<number>;
}

export function createJackpots({ clock }: Pick<SandboxContext, 'clock'>): Jackpots {
  /** Fractions of a cent per game, carried over to the next stake. */
  const fractions = new Map<string, number>();
  return {
    async stake(tx, gameId, currency, stakeMinor, isWon) {
      const now = clock.now();
      const jackpot = await lockJackpot(tx, gameId, now);
      if (!jackpot) return 0;
      const euroCent = scaleStake(1, currency).minor / 100;
      const share = (fractions.get(gameId) ?? 0) + (stakeMinor / euroCent) * jackpotTerms.shareOfStake;
      const cents = Math.floor(share);
      fractions.set(gameId, share - cents);
      const { jackpot: after, paidMinor } = applyStake(jackpot, cents, isWon, now);
      await saveJackpot(tx, after);
      return scaleStake(paidMinor / 100, currency).minor;
    },
  };
}
