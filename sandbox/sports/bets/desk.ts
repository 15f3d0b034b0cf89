import { and, asc, desc, eq, inArray, isNull, lt, not } from 'drizzle-orm';
import type { BetDecision, ListedBet, OperatorBets } from '#sandbox/ops/port/bets.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { Cause } from '#sandbox/ops/port/reason.ts';
import { recordOperatorChange } from '#sandbox/platform/port.ts';
import { type Call, callTable } from '../wallet/tables.ts';
import { findBet, hasNoOpenCall } from './bet-store.ts';
import type { BetsContext } from './context.ts';
import { recordEnd, recordReopening } from './movements.ts';
import { type BetOutcome, oddsThatCount } from './outcome.ts';
import { payoutOf } from './pricing.ts';
import { type Bet, betTable as table } from './tables.ts';

const pageSize = 50;

/** The operator's desk of bets; what it decides is final. */
export function createBetDesk({ database, clock, calls, onChange }: Omit<BetsContext, 'book' | 'platform'>): OperatorBets {
  async function openCallsOf(bets: readonly Bet[]): Promise<ReadonlyMap<string, readonly Call[]>> {
    const ids = bets.map(({ betId }) => betId);
    if (ids.length === 0) return new Map();
    const isOpen = and(inArray(callTable.betId, ids), isNull(callTable.doneAt));
    return Map.groupBy(
      await database.select().from(callTable).where(isOpen).orderBy(asc(callTable.number)),
      ({ betId }) => betId,
    );
  }

  async function show(bets: readonly Bet[]): Promise<ListedBet[]> {
    const open = await openCallsOf(bets);
    return bets.map((bet) => showBet(bet, open.get(bet.betId) ?? []));
  }

  /** Takes a settlement back where there is one, and ends the bet again, in one transaction. */
  async function end(bet: Bet, decision: BetDecision, cause: Cause): Promise<Bet | undefined> {
    const isSame = and(eq(table.betId, bet.betId), eq(table.movements, bet.movements), eq(table.state, bet.state), hasNoOpenCall);
    return database.transaction(async (tx) => {
      const [claimed] = await tx.update(table).set({ decidedBy: cause.by, reason: cause.reason }).where(isSame).returning();
      if (!claimed) return undefined;
      const reopened = claimed.state === 'OPEN' ? {} : await recordReopening(tx, calls, claimed);
      const open = { ...claimed, ...reopened };
      const now = clock.now();
      const change = await recordEnd(tx, calls, open, outcomeOf(bet, decision), now);
      const { betId, playerId } = bet;
      const details = { betId, decision: decision.decision };
      await recordOperatorChange(tx, cause, { kind: 'BET_DECIDED', playerId, details }, now);
      const [ended] = await tx
        .update(table)
        .set({ ...reopened, ...change })
        .where(eq(table.betId, betId))
        .returning();
      return ended;
    });
  }

  return {
    async list({ state, before }) {
      const isOpen = inArray(table.state, ['PLACING', 'OPEN']);
      const isBefore = before === undefined ? undefined : lt(table.number, before);
      const isWanted = state === 'OPEN' ? not(and(not(isOpen), hasNoOpenCall) ?? isOpen) : and(not(isOpen), hasNoOpenCall);
      const rows = await database
        .select()
        .from(table)
        .where(and(isWanted, isBefore))
        .orderBy(desc(table.number))
        .limit(pageSize + 1);
      const shown = rows.slice(0, pageSize);
      return { bets: await show(shown), next: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null };
    },
    async decide(betId, decision, cause) {
      const bet = await findBet(database, betId);
      if (!bet) return undefined;
      const isDecidable = ['OPEN', 'WON', 'LOST'].includes(bet.state) && bet.decidedBy === null;
      const ended = isDecidable ? await end(bet, decision, cause) : undefined;
      if (!ended) {
        throw new OpsRefusal(
          409,
          'error.validation',
          'Bets that are being placed, wait for an answer, or ended for good stay as they are.',
        );
      }
      onChange(ended);
      await calls.send(betId);
      return (await show([ended]))[0];
    },
  };
}

function outcomeOf({ stakeMinor, selections }: Bet, { decision }: BetDecision): BetOutcome {
  if (decision === 'void' || selections.every(({ result }) => result === 'VOID')) return { state: 'VOID' };
  const totalOddsMilli = oddsThatCount(selections);
  if (decision === 'lost') return { state: 'LOST', payoutMinor: 0, totalOddsMilli };
  return { state: 'WON', payoutMinor: payoutOf(stakeMinor, totalOddsMilli), totalOddsMilli };
}

function showBet(bet: Bet, open: readonly Call[]): ListedBet {
  const { betId, playerId, kind, category, state, rejection, currency, stakeMinor, totalOddsMilli, payoutMinor } = bet;
  return {
    ...{ betId, playerId, kind, category, state, rejection, currency, stakeMinor, totalOddsMilli, payoutMinor },
    isFreeBet: bet.freeBetId !== null,
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    selections: bet.selections.map(({ home, away, selectionId, oddsMilli, result }) => {
      return { event: `${home} – ${away}`, selectionId, oddsMilli, result };
    }),
    openCalls: open.map((call) => ({ kind: call.kind, attempts: call.attempts, since: call.createdAt.toISOString() })),
    decidedBy: bet.decidedBy,
    reason: bet.reason,
  };
}
