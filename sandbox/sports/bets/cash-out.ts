import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import { findBet, hasNoOpenCall } from './bet-store.ts';
import type { BetsContext } from './context.ts';
import { isDue, isTooLate, liveDelayMs } from './delay.ts';
import { type Offers, priceOf } from './offers.ts';
import { SportsRefused } from './refusal.ts';
import { createReader } from './selections.ts';
import { type Bet, betTable as table } from './tables.ts';

const maxDue = 500;

/**
 * DEC-SPB-24: sells an open bet back before its end. With a live selection the price is checked again after the delay. Throws
 * `SportsRefused`: OFFER_CHANGED has the offer of now, or null.
 */
export async function acceptCashOut(
  context: BetsContext,
  offers: Offers,
  { playerId, betId, offerId }: { readonly playerId: string; readonly betId: string; readonly offerId: string },
): Promise<Bet> {
  const now = context.clock.now();
  const bet = await findBet(context.database, betId);
  if (!bet || bet.playerId !== playerId || bet.state !== 'OPEN') throw new SportsRefused('BET_ENDED');
  if (bet.cashOutDueAt !== null) return bet;
  const price = priceOf(createReader(context.book), bet, now);
  const offeredMinor = offers.read(bet, offerId, now);
  if (!price || offeredMinor === undefined || price.amountMinor < offeredMinor) {
    throw new SportsRefused('OFFER_CHANGED', { offer: price ? offers.make(bet, price.amountMinor, now) : null });
  }
  return price.isLive ? wait(context, bet, offeredMinor, now) : payNow(context, bet, offeredMinor, now);
}

/** Ends the cash-outs whose delay has passed: sold at the accepted price, or open again where it has fallen or they end too late. */
export async function finishCashOuts(context: BetsContext, now: Date): Promise<void> {
  const isWaiting = and(eq(table.state, 'OPEN'), isDue(table.cashOutDueAt, now));
  const due = await context.database.select().from(table).where(isWaiting).orderBy(asc(table.number)).limit(maxDue);
  await runEach(due, (bet) => finish(context, bet, now));
}

async function pay(context: BetsContext, tx: Database, bet: Bet, amountMinor: number, now: Date): Promise<Bet | undefined> {
  const { betId, movements } = bet;
  const txId = `${betId}:${movements + 1}`;
  const isOpen = and(eq(table.betId, betId), eq(table.state, 'OPEN'), eq(table.movements, movements), hasNoOpenCall);
  const change = { state: 'CASHED_OUT' as const, payoutMinor: amountMinor, settledAt: now, movements: movements + 1 };
  const [sold] = await tx
    .update(table)
    .set({ ...change, cashOutMinor: null, cashOutDueAt: null })
    .where(isOpen)
    .returning();
  if (sold) await context.calls.record(tx, betId, txId, 'CASH_OUT', { betId, txId, amountMinor });
  return sold;
}

async function payNow(context: BetsContext, bet: Bet, amountMinor: number, now: Date): Promise<Bet> {
  const sold = await context.database.transaction((tx) => pay(context, tx, bet, amountMinor, now));
  if (!sold) throw new SportsRefused('BET_ENDED');
  context.onChange(sold);
  await context.calls.send(sold.betId);
  return (await findBet(context.database, sold.betId)) ?? sold;
}

async function wait(context: BetsContext, { betId }: Bet, amountMinor: number, now: Date): Promise<Bet> {
  const isFree = and(eq(table.betId, betId), eq(table.state, 'OPEN'), isNull(table.cashOutDueAt));
  const change = { cashOutMinor: amountMinor, cashOutDueAt: new Date(now.getTime() + liveDelayMs) };
  const [waiting] = await context.database.update(table).set(change).where(isFree).returning();
  if (!waiting) throw new SportsRefused('BET_ENDED');
  context.onChange(waiting);
  return waiting;
}

async function finish(context: BetsContext, bet: Bet, now: Date): Promise<void> {
  const acceptedMinor = bet.cashOutMinor ?? 0;
  const price = priceOf(createReader(context.book), { ...bet, cashOutDueAt: null }, now);
  if (!isTooLate(bet.cashOutDueAt, now) && price && price.amountMinor >= acceptedMinor) {
    await payNow(context, bet, acceptedMinor, now).catch(ignoreEnded);
    return;
  }
  const isSame = and(eq(table.betId, bet.betId), eq(table.state, 'OPEN'), eq(table.movements, bet.movements));
  const [kept] = await context.database.update(table).set({ cashOutMinor: null, cashOutDueAt: null }).where(isSame).returning();
  if (kept) context.onChange(kept);
}

function ignoreEnded(error: unknown): void {
  if (!(error instanceof SportsRefused)) throw error;
}
