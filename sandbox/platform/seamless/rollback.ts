import type { Database } from '#sandbox/database/database.ts';
import { restate } from '#sandbox/ledger/restate.ts';
import { addUp, book, negated, referenceOf } from './book.ts';
import { look } from './look.ts';
import { refuseGame } from './refusals.ts';
import { gameTransactionTable } from './tables.ts';

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
    const { seat, known, round, balanceMinor: before } = await look(tx, sessionId, txId);
    const { provider } = seat;
    if (known?.kind === 'WIN' || (known && known.sessionId !== sessionId)) throw refuseGame('TX_MISMATCH');
    if (known?.kind === 'ROLLED_BACK') return { balanceMinor: known.balanceMinor };
    if (!known) {
      const unknown = { provider, txId, sessionId, kind: 'ROLLED_BACK', amountMinor: 0, balanceMinor: before, at: now } as const;
      const kept = await tx.insert(gameTransactionTable).values(unknown).onConflictDoNothing().returning();
      // Another player's, who was quicker.
      if (kept.length === 0) throw refuseGame('TX_MISMATCH');
      return { balanceMinor: before };
    }
    if (!round || round.isEnded) throw refuseGame('ROUND_ENDED');
    const reference = referenceOf(provider, txId);
    const { main: _, [`house:games:${provider}`]: __, ...bonusParts } = known.entries;
    const balanceMinor = before + known.amountMinor;
    const movement = {
      reference: `${reference}:void`,
      kind: 'ROLLED_BACK',
      type: 'BET_VOID',
      txId,
      roundId: round.roundId,
      gameId: round.gameId,
      category: round.category,
      amountMinor: known.amountMinor,
      bonusPartMinor: known.bonusPartMinor,
      entries: negated(known.entries),
      stakedMinor: -known.amountMinor,
      wonMinor: 0,
      bonusStakes: addUp(round.bonusStakes, bonusParts),
      isEnded: round.stakedMinor === known.amountMinor,
      balanceMinor,
    } as const;
    await book(tx, seat, movement, now);
    await restate(tx, reference, 'REVERTED');
    return { balanceMinor };
  });
}
