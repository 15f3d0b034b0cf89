import { eq } from 'drizzle-orm';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { unsettleSportsBet } from '#lib/sportsbook/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { negated } from '#sandbox/ledger/amounts.ts';
import { changeStatus } from '#sandbox/ledger/change-status.ts';
import { redirectEnded, takeBackContribution } from '../bonuses/wagering/wagering.ts';
import { lockAccounts } from './accounts.ts';
import { bookOnce, referenceOf } from './book-once.ts';
import { changeDebt } from './debt.ts';
import { type KnownBet, lockBet, postForBet, writeSettled } from './open-bet.ts';
import { takeBoostBack } from './pay-boost.ts';
import { sportsRefusal } from './refusals.ts';
import { total } from './shares.ts';
import { type Amounts, sportsBetTable, sportsTransactionTable } from './tables.ts';

type Unsettle = BodyOf<typeof unsettleSportsBet>;

/**
 * Takes the settlement or cash-out in force back, with its boost, and opens the bet again. What the accounts do not hold any more is a debt, and
 * so is what the settlement had collected.
 */
export function unsettleBet(database: Database, call: Unsettle, now: Date) {
  return bookOnce(database, 'UNSETTLE', call, now, async (tx) => {
    const { betId, txId, settlementTxId } = call;
    const known = await lockBet(tx, betId);
    const { bet, player } = known;
    if (bet.endingTx !== settlementTxId) throw sportsRefusal('TX_MISMATCH');
    const settlement = await findTransaction(tx, settlementTxId);
    const { 'house:sports': _, ...paid } = settlement.entries;
    const { 'house:bonus': kept = 0, ...wanted } = await redirectEnded(tx, paid, undefined);
    const taken = await takeBack(tx, player.id, wanted);
    const entries = await book(tx, known, { txId, taken, kept, isCashOut: settlement.kind === 'CASHOUT' }, now);
    const missingMinor = settlement.boost ? await takeBoostBack(tx, player, settlement.boost, now) : 0;
    const debtMinor = total(wanted) - total(taken) + missingMinor - settlement.debtMinor;
    await changeStatus(tx, referenceOf(settlementTxId), 'REVERTED');
    await takeBackContribution(tx, 'sports', settlementTxId);
    await tx.update(sportsBetTable).set({ state: 'OPEN', endingTx: null, endedAt: null }).where(eq(sportsBetTable.betId, betId));
    await changeDebt(tx, player.id, debtMinor);
    return { reply: await writeSettled(tx, player.id), playerId: player.id, entries, debtMinor };
  });
}

async function findTransaction(tx: Database, txId: string) {
  const [found] = await tx.select().from(sportsTransactionTable).where(eq(sportsTransactionTable.txId, txId));
  if (!found) throw new Error(`There is no transaction ${txId}.`);
  return found;
}

/** What each account can give of its part. */
async function takeBack(tx: Database, playerId: number, wanted: Amounts): Promise<Amounts> {
  const held = new Map<string, number>((await lockAccounts(tx, playerId)).map(({ account, minor }) => [account, minor]));
  const parts = Object.entries(wanted).map(([name, minor]) => [name, Math.min(minor, held.get(name) ?? 0)] as const);
  return Object.fromEntries(parts.filter(([, minor]) => minor > 0));
}

interface TakenBack {
  readonly txId: string;
  readonly taken: Amounts;
  /** What the operator kept of the settlement for bonuses that had ended. */
  readonly kept: number;
  readonly isCashOut: boolean;
}

async function book(tx: Database, known: KnownBet, { txId, taken, kept, isCashOut }: TakenBack, now: Date): Promise<Amounts> {
  const movedMinor = total(taken) + kept;
  if (movedMinor === 0) return {};
  const entries = { ...negated({ ...taken, ...(kept > 0 && { 'house:bonus': kept }) }), 'house:sports': movedMinor };
  await postForBet(tx, known, { referenceId: referenceOf(txId), type: isCashOut ? 'CASHOUT_VOID' : 'WIN_VOID', entries }, now);
  return entries;
}
