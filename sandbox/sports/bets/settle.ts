import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import { hasNoOpenCall } from './bet-store.ts';
import type { BetsContext } from './context.ts';
import { recordEnd, recordReopening } from './movements.ts';
import { type BetOutcome, decideBet } from './outcome.ts';
import { createReader, currentResult, type EventReader } from './selections.ts';
import { type Bet, type BetSelection, hasOpenResult, betTable as table } from './tables.ts';

const pageSize = 500;
/** Settled bets whose results are compared again: the events of this time can still be read. */
const reviewMs = 7 * dayMs;

/**
 * DEC-SPB-23: settles open bets whose first event has begun, as soon as their selections are decided. `isWhole`: also the
 * others, whose events may have been cancelled.
 */
export async function settleDecided(context: BetsContext, now: Date, isWhole: boolean): Promise<void> {
  const hasBegun = isWhole ? undefined : lte(table.firstStartAt, now);
  await forEach(context, [eq(table.state, 'OPEN'), hasBegun], (bet, reader) => settle(context, bet, reader, now));
}

/**
 * Takes back settlements whose results the operator has changed, and stores results of lost bets that came later; those by hand stay.
 * No other bet can change.
 */
export async function reviewSettled(context: BetsContext, now: Date): Promise<void> {
  const isRecent = gt(table.settledAt, new Date(now.getTime() - reviewMs));
  const isOwn = and(inArray(table.state, ['WON', 'LOST']), isRecent, isNull(table.decidedBy));
  const review = (mayChange: SQL) =>
    forEach(context, [isOwn, mayChange], (bet, reader) => reopenIfWrong(context, bet, reader, now));
  await review(hasOpenResult(table));
  const decided = [...context.book.decided()];
  if (decided.length === 0) return;
  const isDecided = inArray(sql`each ->> 'eventId'`, decided);
  await review(sql`exists (select from jsonb_array_elements(${table.selections}) each where ${isDecided})`);
}

function withResults(reader: EventReader, { selections }: Bet, now: Date): readonly BetSelection[] {
  return selections.map((each) => ({ ...each, result: currentResult(reader, each, now) }));
}

async function end(context: BetsContext, bet: Bet, selections: readonly BetSelection[], outcome: BetOutcome): Promise<void> {
  const isOpen = and(eq(table.betId, bet.betId), eq(table.state, 'OPEN'), eq(table.movements, bet.movements));
  const changed = await context.database.transaction(async (tx) => {
    const [claimed] = await tx.update(table).set({ selections }).where(isOpen).returning();
    if (!claimed) return undefined;
    const change = await recordEnd(tx, context.calls, claimed, outcome, context.clock.now());
    return (await tx.update(table).set(change).where(eq(table.betId, bet.betId)).returning())[0];
  });
  if (!changed) return;
  context.onChange(changed);
  await context.calls.send(changed.betId);
}

async function settle(context: BetsContext, bet: Bet, reader: EventReader, now: Date): Promise<void> {
  const selections = withResults(reader, bet, now);
  const outcome = decideBet({ stakeMinor: bet.stakeMinor, selections });
  if (outcome) await end(context, bet, selections, outcome);
  else if (selections.some(({ result }, index) => result !== bet.selections[index]?.result)) {
    const isOpen = and(eq(table.betId, bet.betId), eq(table.state, 'OPEN'));
    const [changed] = await context.database.update(table).set({ selections }).where(isOpen).returning();
    if (changed) context.onChange(changed);
  }
}

async function reopenIfWrong(context: BetsContext, bet: Bet, reader: EventReader, now: Date): Promise<void> {
  const selections = withResults(reader, bet, now);
  if (selections.every(({ result }, index) => result === bet.selections[index]?.result)) return;
  const outcome = decideBet({ stakeMinor: bet.stakeMinor, selections });
  const isRight =
    outcome && outcome.state !== 'VOID' && outcome.state === bet.state && outcome.payoutMinor === decidedPayout(bet);
  const isSettled = and(eq(table.betId, bet.betId), eq(table.state, bet.state), eq(table.movements, bet.movements));
  const changed = await context.database.transaction(async (tx) => {
    const [claimed] = await tx.update(table).set({ selections }).where(isSettled).returning();
    if (!claimed || isRight) return undefined;
    const change = await recordReopening(tx, context.calls, claimed);
    return (await tx.update(table).set(change).where(eq(table.betId, bet.betId)).returning())[0];
  });
  if (!changed) return;
  context.onChange(changed);
  await context.calls.send(changed.betId);
}

/** Pages through bets, so that one pass needs little memory. */
async function forEach(
  context: BetsContext,
  where: Parameters<typeof and>,
  work: (bet: Bet, reader: EventReader) => Promise<void>,
): Promise<void> {
  const reader = createReader(context.book);
  let after = 0;
  for (;;) {
    const bets = await context.database
      .select()
      .from(table)
      .where(and(gt(table.number, after), hasNoOpenCall, ...where))
      // In the order of an index of its own every bet from the first one on would be read.
      .orderBy(sql`${table.number} + 0`)
      .limit(pageSize);
    for (const bet of bets) await work(bet, reader).catch(report);
    if (bets.length < pageSize) return;
    after = bets.at(-1)?.number ?? after;
  }
}

function decidedPayout({ payoutMinor, freeBetId, stakeMinor, state }: Bet): number {
  return state === 'LOST' ? 0 : (payoutMinor ?? 0) + (freeBetId === null ? 0 : stakeMinor);
}

/** An error is logged and not thrown, so that the other bets are still settled. */
function report(error: unknown): void {
  console.error('sports: a bet could not be settled', error instanceof Error ? error.name : 'unknown');
}
