import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import {
  cashOutSportsBet,
  placeSportsBet,
  type SportsRefusal,
  settleSportsBet,
  unsettleSportsBet,
  voidSportsBet,
} from '#lib/sportsbook/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { delayBefore, moneyDelaysMs } from '#sandbox/kit/deliver.ts';
import { createKeyedLock } from '#sandbox/kit/keyed-lock.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import type { RefusalCode } from '../bets/refusal.ts';
import { type Bet, betTable } from '../bets/tables.ts';
import type { PlatformClient, PlatformReply } from './platform-client.ts';
import { type Call, type CallKind, callTable } from './tables.ts';

/** Real time after which a stake without an answer is given back instead of being repeated. */
const maxStakeWaitMs = 30_000;
const maxDue = 200;

const endpoints = {
  BET: placeSportsBet,
  SETTLE: settleSportsBet,
  VOID: voidSportsBet,
  CASH_OUT: cashOutSportsBet,
  UNSETTLE: unsettleSportsBet,
} as const satisfies Record<CallKind, unknown>;

const rejections: Partial<Record<SportsRefusal, RefusalCode>> = {
  NOT_ENOUGH_FUNDS: 'NOT_ENOUGH_FUNDS',
  SPEND_LIMIT: 'SPEND_LIMIT',
  LOSS_LIMIT: 'LOSS_LIMIT',
  BONUS_LIMIT: 'BONUS_LIMIT',
  FREE_BET_USED: 'FREE_BET_USED',
  FREE_BET_ODDS: 'FREE_BET_ODDS',
  'error.reality_check.due': 'REALITY_CHECK',
  SESSION_CLOSED: 'LOGIN_REQUIRED',
};

/** What is read of answers: the boost of a settlement. */
interface Answer {
  readonly balanceMinor: number;
  readonly boostMinor?: number | undefined;
}

export interface Calls {
  /** Records a call in the transaction that decides it; `send` sends it. */
  record(tx: Database, betId: string, txId: string, kind: CallKind, body: object): Promise<void>;
  /** Sends the open calls of a bet in their order, until one has no answer. */
  send(betId: string): Promise<void>;
  /** Sends the calls whose time has come; an earlier run of the process may have left some. */
  sendDue(): Promise<void>;
}

interface CallsOptions {
  readonly database: Database;
  readonly platform: PlatformClient;
  readonly realNow: () => number;
  /** Called after a bet was confirmed or rejected. */
  readonly onChange: (bet: Bet) => void;
  /** Called after a player's money was moved. */
  readonly onMoney: (playerId: string) => void;
}

/**
 * DEC-SPB-22: the calls that move money. Each is stored before it is sent and repeated until the platform answers, in order per
 * bet. A stake that stays without an answer is voided: the platform gives it back, or rejects it if it comes later.
 */
export function createCalls({ database, platform, realNow, onChange, onMoney }: CallsOptions): Calls {
  const runExclusive = createKeyedLock();

  async function record(tx: Database, betId: string, txId: string, kind: CallKind, body: object): Promise<void> {
    const createdAt = new Date(realNow());
    await tx.insert(callTable).values({ betId, txId, kind, body, createdAt, nextAt: createdAt });
  }

  function markDone(tx: Database, { number }: Call, refusal: string | null) {
    return tx
      .update(callTable)
      .set({ doneAt: new Date(realNow()), refusal })
      .where(eq(callTable.number, number));
  }

  async function firstOpen(betId: string): Promise<Call | undefined> {
    const isOpen = and(eq(callTable.betId, betId), isNull(callTable.doneAt));
    return (await database.select().from(callTable).where(isOpen).orderBy(asc(callTable.number)).limit(1))[0];
  }

  async function changeBet(tx: Database, betId: string, change: Partial<Bet>): Promise<Bet | undefined> {
    const isPlacing = and(eq(betTable.betId, betId), eq(betTable.state, 'PLACING'));
    return (await tx.update(betTable).set(change).where(isPlacing).returning())[0];
  }

  /** Runs once per answer: what it means for the bet is stored with it. */
  async function store(call: Call, reply: Exclude<PlatformReply<Answer>, { kind: 'unknown' }>): Promise<void> {
    const boostMinor = reply.kind === 'answer' ? reply.answer.boostMinor : undefined;
    const refusal = reply.kind === 'refused' ? reply.code : null;
    if (refusal && call.kind !== 'BET') console.warn(`sports: the platform refused ${call.kind} with ${refusal}`);
    const changed = await database.transaction(async (tx) => {
      await markDone(tx, call, refusal);
      const isBet = eq(betTable.betId, call.betId);
      const isSettledBy = and(isBet, eq(betTable.settlementTx, call.txId));
      if (boostMinor !== undefined) await tx.update(betTable).set({ boostMinor }).where(isSettledBy);
      if (call.kind !== 'BET') return (await tx.select().from(betTable).where(isBet))[0];
      if (!refusal) return changeBet(tx, call.betId, { state: 'OPEN' });
      return changeBet(tx, call.betId, { state: 'REJECTED', rejection: rejections[refusal] ?? 'UNAVAILABLE' });
    });
    if (changed && (call.kind === 'BET' || boostMinor !== undefined)) onChange(changed);
    if (changed && !refusal) onMoney(changed.playerId);
  }

  async function giveUp(call: Call): Promise<void> {
    const changed = await database.transaction(async (tx) => {
      await markDone(tx, call, 'NO_ANSWER');
      await record(tx, call.betId, `${call.betId}:give-up`, 'VOID', { betId: call.betId, txId: `${call.betId}:give-up` });
      return changeBet(tx, call.betId, { state: 'REJECTED', rejection: 'UNAVAILABLE' });
    });
    if (changed) onChange(changed);
  }

  async function postpone({ number, attempts }: Call): Promise<void> {
    const nextAt = new Date(realNow() + delayBefore(attempts, moneyDelaysMs));
    await database
      .update(callTable)
      .set({ attempts: attempts + 1, nextAt })
      .where(eq(callTable.number, number));
  }

  /** False when the call has no answer yet. */
  async function sendOne(call: Call): Promise<boolean> {
    if (call.kind === 'BET' && realNow() - call.createdAt.getTime() > maxStakeWaitMs) {
      await giveUp(call);
      return true;
    }
    const { path, reply } = endpoints[call.kind];
    const answer = await platform.post(path, call.body, reply);
    if (answer.kind === 'unknown') await postpone(call);
    else await store(call, answer);
    return answer.kind !== 'unknown';
  }

  function send(betId: string): Promise<void> {
    return runExclusive(betId, async () => {
      for (let call = await firstOpen(betId); call; call = await firstOpen(betId)) {
        if (!(await sendOne(call))) return;
      }
    });
  }

  return {
    record,
    send,
    async sendDue() {
      const { betId, number, doneAt, nextAt } = callTable;
      const due = await database
        .select({ betId })
        .from(callTable)
        .where(and(isNull(doneAt), lte(nextAt, new Date(realNow()))))
        .groupBy(betId)
        .orderBy(sql`min(${number})`)
        .limit(maxDue);
      await runEach(due, (each) => send(each.betId));
    },
  };
}
