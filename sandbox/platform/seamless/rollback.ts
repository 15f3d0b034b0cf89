import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { post } from '#sandbox/ledger/post.ts';
import { restate } from '#sandbox/ledger/restate.ts';
import { addUp, negated } from './bet.ts';
import { refuseGame } from './refusals.ts';
import { findRound, findTransaction, readPurses, referenceOf, sumOf, takeSeat } from './table.ts';
import { gameRoundTable, gameTransactionTable } from './tables.ts';

interface Rollback {
  readonly sessionId: string;
  readonly txId: string;
}

/**
 * Gives a stake back to the accounts it came from. A stake that has not come yet is remembered and will be refused; a
 * repeat answers the first result. Throws a refusal for a win, and for a round that has ended.
 */
export function bookRollback(database: Database, { sessionId, txId }: Rollback, now: Date): Promise<{ balanceMinor: number }> {
  return database.transaction(async (tx) => {
    const seat = await takeSeat(tx, sessionId);
    const { provider, playerId, currency, category } = seat.session;
    const known = await findTransaction(tx, provider, txId);
    if (known?.kind === 'ROLLED_BACK') return { balanceMinor: known.balanceMinor };
    if (known?.kind === 'WIN' || (known && known.sessionId !== sessionId)) throw refuseGame('TX_MISMATCH');
    if (!known?.roundId) {
      const balanceMinor = sumOf(await readPurses(tx, { playerId, category }));
      await tx
        .insert(gameTransactionTable)
        .values({ provider, txId, kind: 'ROLLED_BACK', sessionId, amountMinor: 0, balanceMinor, at: now });
      return { balanceMinor };
    }
    const round = await findRound(tx, seat, known.roundId);
    if (!round || round.endedAt) throw refuseGame('ROUND_ENDED');
    const referenceId = referenceOf(provider, txId);
    await post(tx, {
      referenceId: `${referenceId}:void`,
      playerId: String(playerId),
      currency,
      at: now,
      category: round.category,
      type: 'BET_VOID',
      status: 'SUCCESS',
      entries: negated(known.entries),
      gameId: round.gameId,
      roundId: round.roundId,
    });
    await restate(tx, referenceId, 'REVERTED');
    const stakedMinor = round.stakedMinor - known.amountMinor;
    const { main: _, [`house:games:${provider}`]: __, ...bonusParts } = known.entries;
    await tx
      .update(gameRoundTable)
      .set({ stakedMinor, bonusStakes: addUp(round.bonusStakes, bonusParts), ...(stakedMinor === 0 && { endedAt: now }) })
      .where(and(eq(gameRoundTable.provider, provider), eq(gameRoundTable.roundId, round.roundId)));
    const balanceMinor = sumOf(await readPurses(tx, { playerId, category }));
    await tx
      .update(gameTransactionTable)
      .set({ kind: 'ROLLED_BACK', balanceMinor })
      .where(and(eq(gameTransactionTable.provider, provider), eq(gameTransactionTable.txId, txId)));
    return { balanceMinor };
  });
}
