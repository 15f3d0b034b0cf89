import { eq } from 'drizzle-orm';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { cashOutSportsBet, settleSportsBet } from '#lib/sportsbook/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { addUp, negated, sharePayout } from '#sandbox/ledger/amounts.ts';
import { countSportsBet } from '../bonuses/wagering/sports-wagering.ts';
import { endIfOver, redirectEnded } from '../bonuses/wagering/wagering.ts';
import { bookOnce, referenceOf } from './book-once.ts';
import { changeDebt, readDebt } from './debt.ts';
import { type KnownBet, lockOpenBet, postForBet, writeSettled } from './open-bet.ts';
import { payBoost } from './pay-boost.ts';
import { takeFrom, total } from './shares.ts';
import { type Amounts, type SportsBet, sportsBetTable } from './tables.ts';

type Settlement = BodyOf<typeof settleSportsBet>;
type CashOut = BodyOf<typeof cashOutSportsBet>;

/** Pays a bet with the boost that it earns, or ends a lost one, and counts it for the bonus that it was placed with. */
export function settleBet(database: Database, settlement: Settlement, now: Date) {
  return bookOnce(database, 'SETTLE', settlement, now, async (tx) => {
    const known = await lockOpenBet(tx, settlement.betId);
    const paid = await payOut(tx, known, settlement, now);
    await countSportsBet(tx, known.bet, settlement);
    const boost = await payBoost(tx, known, settlement, now);
    const finished = await finish(tx, known, paid, now);
    return { ...finished, reply: { ...finished.reply, ...(boost && { boostMinor: boost.minor }) }, boost };
  });
}

/** Pays an open bet before its end. It does not count for a bonus (DEC-SPB-11). */
export function cashOutBet(database: Database, cashOut: CashOut, now: Date) {
  return bookOnce(database, 'CASHOUT', cashOut, now, async (tx) => {
    const known = await lockOpenBet(tx, cashOut.betId);
    return finish(tx, known, await payOut(tx, known, cashOut, now, 'CASHOUT'), now);
  });
}

interface Paid {
  readonly entries: Amounts;
  readonly debtMinor: number;
}

/** Books the payout and collects the player's debt from it; a bet that pays nothing is a loss of its own in the history. */
async function payOut(
  tx: Database,
  known: KnownBet,
  { txId, amountMinor }: Pick<Settlement, 'txId' | 'amountMinor'>,
  now: Date,
  type: 'WIN' | 'CASHOUT' = 'WIN',
): Promise<Paid> {
  const { bet, player } = known;
  const payoutMinor = payoutOf(bet, amountMinor);
  const shares = await redirectEnded(tx, payoutMinor > 0 ? sharesOf(bet, payoutMinor) : {}, undefined);
  const referenceId = referenceOf(txId);
  const entries: Amounts = payoutMinor > 0 ? { ...shares, 'house:sports': -payoutMinor } : {};
  if (payoutMinor > 0) await postForBet(tx, known, { referenceId, type, entries }, now);
  else await postForBet(tx, known, { referenceId, type: 'LOSS', entries, attemptedMinor: 0 }, now);
  const endedAs = type === 'WIN' ? 'SETTLED' : 'CASHED_OUT';
  await tx
    .update(sportsBetTable)
    .set({ state: endedAs, endingTx: txId, endedAt: now })
    .where(eq(sportsBetTable.betId, bet.betId));
  const { 'house:bonus': _, ...landed } = shares;
  const collected = takeFrom(landed, await readDebt(tx, player.id));
  const collectedMinor = total(collected);
  if (collectedMinor === 0) return { entries, debtMinor: 0 };
  const back = { ...negated(collected), 'house:sports': collectedMinor };
  await postForBet(tx, known, { referenceId: `${referenceId}:collected`, type: `${type}_VOID`, entries: back }, now);
  await changeDebt(tx, player.id, -collectedMinor);
  return { entries: addUp(entries, back), debtMinor: -collectedMinor };
}

/** Of a free bet only the win above the stake is paid. */
function payoutOf({ freeBetId, stakeMinor }: SportsBet, amountMinor: number): number {
  return freeBetId === null ? amountMinor : Math.max(0, amountMinor - stakeMinor);
}

function sharesOf(bet: SportsBet, payoutMinor: number): Amounts {
  return bet.freeBetId === null ? sharePayout(payoutMinor, bet.stakeMinor, bet.bonusStakes) : { main: payoutMinor };
}

async function finish(tx: Database, { bet, player }: KnownBet, paid: Paid, now: Date) {
  await endBonusesOf(tx, bet, now);
  return { reply: await writeSettled(tx, player.id), playerId: player.id, ...paid };
}

/** Ends a free bet that was used, and a bonus whose requirement is met or whose money is lost, in the transaction of the bet. */
export async function endBonusesOf(tx: Database, { bonusId, bonusStakes }: SportsBet, now: Date): Promise<void> {
  const paying = Object.keys(bonusStakes).map((account) => account.slice('bonus:'.length));
  for (const id of new Set([...paying, ...(bonusId === null ? [] : [bonusId])])) await endIfOver(tx, id, now);
}
