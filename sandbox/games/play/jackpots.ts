import { eq } from 'drizzle-orm';
import { scaleStake } from '#lib/money/scale.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { potAt } from '#sandbox/platform/lobby/jackpots.ts';
import { jackpotPotTable } from '#sandbox/platform/lobby/tables.ts';

const shareOfStake = 0.01;
const seedCents = 1_000_000;

/** The pots of the jackpot games (DEC-X-15). */
export interface Jackpots {
  /** Puts a hundredth of a stake into the pot; when the jackpot falls by it, empties the pot and answers what it held, else 0. */
  stake(gameId: string, currency: string, stakeMinor: number, falls: boolean): Promise<number>;
}

export function createJackpots({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): Jackpots {
  /** What is less than a cent waits here for the next stake. */
  const parts = new Map<string, number>();
  return {
    stake: (gameId, currency, stakeMinor, falls) =>
      database.transaction(async (tx) => {
        const [pot] = await tx.select().from(jackpotPotTable).where(eq(jackpotPotTable.gameId, gameId)).for('update');
        if (!pot) return 0;
        const euroCent = scaleStake(1, currency).minor / 100;
        const share = (parts.get(gameId) ?? 0) + (stakeMinor / euroCent) * shareOfStake;
        const cents = Math.floor(share);
        parts.set(gameId, share - cents);
        const countedAt = clock.now();
        const held = potAt(pot, countedAt) + cents;
        const amountMinor = falls ? seedCents : held;
        await tx.update(jackpotPotTable).set({ amountMinor, countedAt }).where(eq(jackpotPotTable.gameId, gameId));
        return falls ? scaleStake(held / 100, currency).minor : 0;
      }),
  };
}
