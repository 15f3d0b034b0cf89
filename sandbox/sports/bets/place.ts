import { hash, randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { readBettorBalance } from '#lib/sportsbook/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import type { SportsContext } from '../contexts/tables.ts';
import { answerOnce, findPlaced } from './attempts.ts';
import { findBet } from './bet-store.ts';
import { checkBet, type PlaceBet } from './check-bet.ts';
import type { BetsContext } from './context.ts';
import { checkAfterDelay, isDue, liveDelayMs } from './delay.ts';
import { multiplyOdds } from './pricing.ts';
import { SportsRefused } from './refusal.ts';
import { createReader, type Found, takeSelection } from './selections.ts';
import { type Bet, betTable as table } from './tables.ts';

/** A context of a player. */
export type BettorContext = SportsContext & { readonly playerId: string; readonly sessionId: string };

/** A bet that may be placed. */
interface Checked {
  readonly found: readonly Found[];
  readonly totalOddsMilli: number;
}

const maxDue = 500;

/**
 * DEC-SPB-21: places a bet once per key; a repeat gets the first answer. A bet with a live selection waits for a delay and is
 * checked again at its end. Throws `SportsRefused`.
 */
export async function placeBet(context: BetsContext, bettor: BettorContext, input: PlaceBet): Promise<Bet> {
  const { database, clock, calls } = context;
  const attempt = { playerId: bettor.playerId, key: input.key, request: digestOf(input) };
  const known = await findPlaced(database, attempt);
  if (known) return readPlaced(context, known);
  const { bet, isNew } = await answerOnce(database, attempt, await decide(context, bettor, input), clock.now());
  if (isNew && bet.dueAt === null) await calls.send(bet.betId);
  return readPlaced(context, bet);
}

/**
 * What became of an attempt whose answer did not reach the page: the bet, which may be rejected since. One that was not received
 * is refused from now on, so that it is not placed after the page has said that it was not. Throws `SportsRefused`.
 */
export async function readAttempt(context: BetsContext, { playerId }: BettorContext, key: string): Promise<Bet> {
  const refused = new SportsRefused('NOT_PLACED');
  const { bet } = await answerOnce(context.database, { playerId, key, request: null }, { refused }, context.clock.now());
  return bet;
}

/** Takes up the bets whose delay has ended. */
export async function takeUpDue(context: BetsContext, now: Date): Promise<void> {
  const isWaiting = and(eq(table.state, 'PLACING'), isDue(table.dueAt, now));
  // The first placed takes its stake first, where the money is enough for one only.
  const due = await context.database.select().from(table).where(isWaiting).orderBy(asc(table.number)).limit(maxDue);
  await runEach(due, (bet) => takeUpBet(context, bet, now));
}

/** A free bet is staked whole, from its minimum odds on. */
async function checkFreeBet(
  context: BetsContext,
  { sessionId }: BettorContext,
  { freeBetId, stakeMinor }: PlaceBet,
  totalOddsMilli: number,
) {
  if (freeBetId === undefined) return;
  const reply = await context.platform.post(readBettorBalance.path, { sessionId }, readBettorBalance.reply);
  if (reply.kind === 'unknown') throw new SportsRefused('UNAVAILABLE');
  if (reply.kind === 'refused') throw new SportsRefused('LOGIN_REQUIRED');
  const freeBet = reply.answer.freeBets.find((each) => each.freeBetId === freeBetId);
  if (!freeBet || freeBet.amountMinor !== stakeMinor) throw new SportsRefused('FREE_BET_USED');
  if (totalOddsMilli < freeBet.minOddsMilli) throw new SportsRefused('FREE_BET_ODDS');
}

/** Records the call that takes the stake. */
async function recordStake(context: BetsContext, tx: Database, bet: Bet): Promise<void> {
  const { betId, sessionId, category, stakeMinor: amountMinor, totalOddsMilli, freeBetId } = bet;
  const txId = `${betId}:bet`;
  const title = titleOf(bet);
  const body = {
    sessionId,
    betId,
    txId,
    category,
    amountMinor,
    totalOddsMilli,
    title,
    ...(freeBetId !== null && { freeBetId }),
  };
  await context.calls.record(tx, betId, txId, 'BET', body);
}

async function store(
  context: BetsContext,
  tx: Database,
  bettor: BettorContext,
  input: PlaceBet,
  { found, totalOddsMilli }: Checked,
): Promise<Bet> {
  const now = context.clock.now();
  const selections = found.map(takeSelection);
  const isLive = selections.some((each) => each.isLive);
  const [bet] = await tx
    .insert(table)
    .values({
      betId: `sb-${randomUUID()}`,
      playerId: bettor.playerId,
      sessionId: bettor.sessionId,
      key: input.key,
      request: digestOf(input),
      kind: input.kind,
      state: 'PLACING',
      category: found.some(({ state }) => state.event.isVirtual) ? 'VIRTUAL_SPORTS' : 'SPORTS',
      currency: bettor.currency,
      stakeMinor: input.stakeMinor,
      freeBetId: input.freeBetId ?? null,
      totalOddsMilli,
      accept: input.accept,
      selections,
      firstStartAt: new Date(Math.min(...found.map(({ state }) => state.event.startsAt.getTime()))),
      placedAt: now,
      dueAt: isLive ? new Date(now.getTime() + liveDelayMs) : null,
    })
    .returning();
  if (!bet) throw new Error('The bet was not stored.');
  if (!isLive) await recordStake(context, tx, bet);
  return bet;
}

/** What the bet would be placed at. Throws `SportsRefused`. */
async function check(context: BetsContext, bettor: BettorContext, input: PlaceBet): Promise<Checked> {
  const found = checkBet(createReader(context.book), input, bettor.currency, context.clock.now());
  const isVirtual = found.some(({ state }) => state.event.isVirtual);
  if (!(isVirtual ? bettor.virtualSports : bettor.sports)) throw new SportsRefused('NOT_ALLOWED');
  const totalOddsMilli = multiplyOdds(found.map(({ selection }) => selection.oddsMilli));
  await checkFreeBet(context, bettor, input, totalOddsMilli);
  return { found, totalOddsMilli };
}

async function decide(context: BetsContext, bettor: BettorContext, input: PlaceBet) {
  try {
    const checked = await check(context, bettor, input);
    return { place: (tx: Database) => store(context, tx, bettor, input, checked) };
  } catch (error) {
    if (error instanceof SportsRefused && error.isAnswer) return { refused: error };
    throw error;
  }
}

/** The bet, or the rejection by the platform, after its stake was sent. */
async function readPlaced(context: BetsContext, { betId }: Bet): Promise<Bet> {
  const bet = await findBet(context.database, betId);
  if (!bet) throw new SportsRefused('UNAVAILABLE');
  if (bet.state === 'REJECTED') throw new SportsRefused(bet.rejection ?? 'UNAVAILABLE');
  return bet;
}

/** Checks a bet at the end of its delay and takes its stake. */
export async function takeUpBet(context: BetsContext, bet: Bet, now: Date): Promise<void> {
  const checked = checkAfterDelay(createReader(context.book), bet, now);
  const isWaiting = and(eq(table.betId, bet.betId), eq(table.state, 'PLACING'), isNotNull(table.dueAt));
  const changed = await context.database.transaction(async (tx) => {
    const { kind } = checked;
    const change =
      kind === 'rejected'
        ? { state: 'REJECTED' as const, rejection: checked.code, dueAt: null }
        : { selections: checked.selections, totalOddsMilli: checked.totalOddsMilli, dueAt: null };
    const [next] = await tx.update(table).set(change).where(isWaiting).returning();
    if (next && kind === 'accepted') await recordStake(context, tx, next);
    return next;
  });
  if (changed?.state === 'REJECTED') context.onChange(changed);
  else if (changed) await context.calls.send(changed.betId);
}

function digestOf({ key: _, ...input }: PlaceBet): string {
  return hash('sha256', JSON.stringify(input), 'base64url');
}

const maxTitle = 200;

/** The sides of each event, as the history of the player's wallet names the bet. */
function titleOf({ selections }: Bet): string {
  const title = selections.map(({ home, away }) => [home, away].filter(Boolean).join(' – ')).join(' · ');
  return title.length > maxTitle ? `${title.slice(0, maxTitle - 1)}…` : title;
}
