import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { addUp, negated } from '#sandbox/ledger/amounts.ts';
import { changeStatus } from '#sandbox/ledger/change-status.ts';
import { freeSpinsOf, giveBackSpin } from '../bonuses/spins-in-game.ts';
import { endIfOver, redirectEnded, takeBackContribution } from '../bonuses/wagering/wagering.ts';
import { bookMovement, referenceOf } from './book-movement.ts';
import { readGameState } from './game-state.ts';
import { gameRefusal } from './refusals.ts';
import { gameTransactionTable } from './tables.ts';

interface Rollback {
  readonly sessionId: string;
  readonly txId: string;
}

/**
 * Returns a stake to the accounts that paid it; of a refused one there is nothing to return. A rollback that comes before its
 * stake blocks it; a repeat returns the first result. Throws a refusal for a win, and for a round that has ended.
 */
export function bookRollback(database: Database, { sessionId, txId }: Rollback, now: Date): Promise<{ balanceMinor: number }> {
  return database.transaction(async (tx) => {
    const { session, known, round, bonus, balanceMinor: before } = await readGameState(tx, sessionId, txId);
    const { provider } = session;
    if (known?.kind === 'WIN' || (known && known.sessionId !== sessionId)) throw gameRefusal('TX_MISMATCH');
    if (known?.kind === 'ROLLED_BACK') return { balanceMinor: known.balanceMinor };
    if (known?.kind === 'REFUSED') {
      // Its refusal stays the answer to the stake.
      const { provider: ofProvider, txId: id } = gameTransactionTable;
      const ended = { kind: 'ROLLED_BACK', balanceMinor: before } as const;
      await tx
        .update(gameTransactionTable)
        .set(ended)
        .where(and(eq(ofProvider, provider), eq(id, txId)));
      return { balanceMinor: before };
    }
    if (!known) {
      const unknown = { provider, txId, sessionId, kind: 'ROLLED_BACK', amountMinor: 0, balanceMinor: before, at: now } as const;
      const inserted = await tx.insert(gameTransactionTable).values(unknown).onConflictDoNothing().returning();
      // Another player's transaction has taken the id.
      if (inserted.length === 0) throw gameRefusal('TX_MISMATCH');
      return { balanceMinor: before };
    }
    if (!round || round.isEnded) throw gameRefusal('ROUND_ENDED');
    const reference = referenceOf(provider, txId);
    const { main: _, [`house:games:${provider}`]: __, ...bonusParts } = known.entries;
    const spinsOf = freeSpinsOf(round);
    const entries = await redirectEnded(tx, negated(known.entries), bonus?.assignmentId);
    const keptMinor = entries['house:bonus'] ?? 0;
    const balanceMinor = before + known.amountMinor - keptMinor;
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
      entries,
      stakedMinor: -known.amountMinor,
      wonMinor: 0,
      bonusStakes: spinsOf ? {} : addUp(round.bonusStakes, bonusParts),
      isEnded: round.stakedMinor === known.amountMinor,
      balanceMinor,
    } as const;
    await bookMovement(tx, session, movement, now);
    // A free spin has no stake to show.
    if (known.amountMinor > 0) await changeStatus(tx, reference, 'REVERTED');
    await takeBackContribution(tx, provider, txId);
    if (spinsOf) await giveBackSpin(tx, spinsOf);
    if (bonus && movement.isEnded) await endIfOver(tx, bonus.assignmentId, now);
    return { balanceMinor };
  });
}
