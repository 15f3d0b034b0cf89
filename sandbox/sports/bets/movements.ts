import type { Database } from '#sandbox/database/database.ts';
import type { Calls } from '../wallet/calls.ts';
import type { BetOutcome } from './outcome.ts';
import type { Bet, betTable } from './tables.ts';

type Change = Partial<typeof betTable.$inferInsert>;

/** Records the call that ends a bet; returns what to store of it. The caller stores it in the same transaction. */
export async function recordEnd(tx: Database, calls: Calls, bet: Bet, outcome: BetOutcome, now: Date): Promise<Change> {
  const { betId, movements } = bet;
  const common = { movements: movements + 1, settledAt: now, cashOutMinor: null, cashOutDueAt: null };
  const txId = `${betId}:${movements + 1}`;
  if (outcome.state === 'VOID') {
    await calls.record(tx, betId, txId, 'VOID', { betId, txId });
    return { ...common, state: 'VOID', payoutMinor: bet.freeBetId === null ? bet.stakeMinor : 0, settlementTx: null };
  }
  const { state, payoutMinor: amountMinor, totalOddsMilli } = outcome;
  const counted = bet.selections.filter(({ result }) => result !== 'VOID');
  const legs = counted.map(({ eventId, oddsMilli }) => ({ eventId, oddsMilli }));
  await calls.record(tx, betId, txId, 'SETTLE', { betId, txId, amountMinor, totalOddsMilli, legs });
  return { ...common, state, payoutMinor: paidOf(bet, amountMinor), settlementTx: txId };
}

/** Records the call that takes a settlement back, after which the bet is open. */
export async function recordReopening(tx: Database, calls: Calls, bet: Bet): Promise<Change> {
  const { betId, movements, settlementTx: settlementTxId } = bet;
  const txId = `${betId}:${movements + 1}`;
  await calls.record(tx, betId, txId, 'UNSETTLE', { betId, txId, settlementTxId });
  return { state: 'OPEN', movements: movements + 1, settledAt: null, payoutMinor: null, boostMinor: null, settlementTx: null };
}

/** What the player gets of a payout: of a free bet only the win above the stake. */
export function paidOf({ freeBetId, stakeMinor }: Pick<Bet, 'freeBetId' | 'stakeMinor'>, payoutMinor: number): number {
  return freeBetId === null ? payoutMinor : Math.max(0, payoutMinor - stakeMinor);
}
