import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { payWin, placeBet, readGameBalance, rollBackBet, type StakeLimit, takeFreeSpin } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createDeliveries, moneyDelaysMs } from '#sandbox/kit/deliver.ts';
import { createPlatformClient, type PlatformReply } from './platform-client.ts';
import {
  hasOpenRollback,
  isFreeSpinComingBack,
  listOpenCalls,
  markDone,
  markRollback,
  type NewCall,
  storeCall,
} from './play-calls.ts';
import { type FreeSpins, type PlayCall, type PlaySession, playSessionTable } from './tables.ts';

/** A new transaction id of a round. The id of a refused or rolled-back stake is never used again. */
export const newTxId = (roundId: string) => `${roundId}:${randomUUID().slice(0, 8)}`;

/** Taken, or refused with the wallet's code. `WALLET_UNREACHABLE`: no reply, so that the stake is being rolled back. */
export type StakeResult = { readonly kind: 'taken'; readonly balanceMinor: number } | StakeRefusal;

export interface StakeRefusal {
  readonly kind: 'refused';
  readonly code: string;
  /** How a bonus limits the stake. */
  readonly limit?: StakeLimit;
}

/** Taken, or refused with the wallet's code. `FREE_SPIN_UNREACHABLE`: no reply, so that the spin is being given back. */
export type FreeSpinResult =
  | { readonly kind: 'taken'; readonly balanceMinor: number; readonly remaining: number }
  | { readonly kind: 'refused'; readonly code: string };

export interface Wallet {
  /** Takes a stake. Its call stays open until `confirmStake`: after a crash before the round is stored, it is rolled back. */
  takeStake(session: PlaySession, roundId: string, txId: string, amountMinor: number): Promise<StakeResult>;
  /** Takes a free spin in place of a stake, under the same rules; none while an earlier one is still being given back. */
  takeFreeSpin(session: PlaySession, spins: FreeSpins, roundId: string, txId: string): Promise<FreeSpinResult>;
  /** Refunds a stake whose round could not be stored; a confirmed stake is left as it is. */
  refundStake(session: PlaySession, roundId: string, txId: string, amountMinor: number): Promise<void>;
  /** Runs in the transaction that stores the round of a stake. */
  confirmStake(tx: Database, txId: string): Promise<void>;
  /** Runs in the transaction that ends a round: the win is recorded as a call that still has to be sent. */
  recordWin(tx: Database, session: PlaySession, roundId: string, amountMinor: number): Promise<PlayCall>;
  /** Sends a recorded win. Resolves with the new balance, or with undefined when the first attempt failed and retries follow. */
  payWin(session: PlaySession, win: PlayCall): Promise<number | undefined>;
  /** What the session may spend, in minor units; undefined when the wallet no longer knows the session. */
  balanceOf(session: PlaySession): Promise<{ readonly balanceMinor: number; readonly stakeLimit: StakeLimit | null } | undefined>;
  /** Retries the calls that an earlier run of the process left open. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The client of the seamless wallet. Each call is stored before it is sent: a stake without a reply is rolled back and a win is
 * sent until the wallet confirms. A win waits for the open rollbacks of its round, because the wallet accepts none after a round
 * has ended. Fun sessions keep their balance in this service.
 */
export function createWallet(context: Pick<SandboxContext, 'config' | 'database'>): Wallet {
  const { database } = context;
  const { closing, deliver, close } = createDeliveries();
  const platformClient = createPlatformClient(context, closing);

  const sessionOf = async (sessionId: string) =>
    (await database.select().from(playSessionTable).where(eq(playSessionTable.sessionId, sessionId)))[0];

  async function storeBalance(sessionId: string, balanceMinor: number): Promise<number> {
    await database.update(playSessionTable).set({ balanceMinor }).where(eq(playSessionTable.sessionId, sessionId));
    return balanceMinor;
  }

  function sendCall(session: PlaySession, call: PlayCall): Promise<PlatformReply<{ balanceMinor: number }>> {
    const { sessionId, gameId, category } = session;
    const { txId, roundId, amountMinor, roundEnded } = call;
    if (call.kind === 'ROLLBACK') return platformClient.post(rollBackBet.path, { sessionId, txId }, rollBackBet.reply);
    return platformClient.post(
      payWin.path,
      { sessionId, gameId, category, roundId, txId, amountMinor, roundEnded },
      payWin.reply,
    );
  }

  async function trySend(call: PlayCall): Promise<number | 'refused' | undefined> {
    if (call.kind === 'ROLLBACK' && !(await markRollback(database, call.txId))) return 'refused';
    if (call.kind === 'WIN' && (await hasOpenRollback(database, call.roundId))) return undefined;
    const session = await sessionOf(call.sessionId);
    const reply = session ? await sendCall(session, call) : ({ kind: 'refused', code: 'SESSION_UNKNOWN' } as const);
    if (reply.kind === 'unknown') return undefined;
    await markDone(database, call.txId);
    if (reply.kind === 'answer') return storeBalance(call.sessionId, reply.answer.balanceMinor);
    console.warn(`games: the wallet refused a ${call.kind.toLowerCase()} with ${reply.code}`);
    return 'refused';
  }

  /** Sends a call until the wallet answers; resolves with the answer to the first attempt, and with undefined without one. */
  async function sendUntilAnswered(call: PlayCall, delaysMs = [0, ...moneyDelaysMs]): Promise<number | 'refused' | undefined> {
    let answer: number | 'refused' | undefined;
    async function attempt(): Promise<boolean> {
      answer = await trySend(call);
      return answer !== undefined;
    }
    await deliver({ name: 'games: a call to the wallet', attempt, delaysMs, isEndless: true });
    return answer;
  }

  async function rollBack(call: PlayCall): Promise<void> {
    await sendUntilAnswered({ ...call, kind: 'ROLLBACK' });
  }

  /** Stores and sends a stake or a free spin. One without an answer, or whose balance cannot be stored, is rolled back. */
  async function take<Answer extends { readonly balanceMinor: number }>(
    call: NewCall,
    send: () => Promise<PlatformReply<Answer>>,
  ): Promise<PlatformReply<Answer>> {
    const stored = await storeCall(database, call);
    const reply = await send();
    if (reply.kind === 'unknown') await rollBack(stored);
    else if (reply.kind === 'refused') await markDone(database, call.txId);
    else {
      await storeBalance(call.sessionId, reply.answer.balanceMinor).catch(async (error: unknown) => {
        await rollBack(stored);
        throw error;
      });
    }
    return reply;
  }

  return {
    async takeStake(session, roundId, txId, amountMinor) {
      const { sessionId, gameId, category, mode } = session;
      if (mode === 'fun') {
        const left = (await sessionOf(sessionId))?.balanceMinor ?? 0;
        if (left < amountMinor) return { kind: 'refused', code: 'NOT_ENOUGH_FUNDS' };
        return { kind: 'taken', balanceMinor: await storeBalance(sessionId, left - amountMinor) };
      }
      const body = { sessionId, gameId, category, roundId, txId, amountMinor };
      const reply = await take({ txId, sessionId, roundId, kind: 'BET', amountMinor, roundEnded: false }, () =>
        platformClient.post(placeBet.path, body, placeBet.reply),
      );
      if (reply.kind === 'unknown') return { kind: 'refused', code: 'WALLET_UNREACHABLE' };
      return reply.kind === 'refused' ? reply : { kind: 'taken', balanceMinor: reply.answer.balanceMinor };
    },

    async takeFreeSpin({ sessionId, gameId, category }, { assignmentId, betMinor }, roundId, txId) {
      if (await isFreeSpinComingBack(database, sessionId)) return { kind: 'refused', code: 'FREE_SPIN_UNREACHABLE' };
      const body = { sessionId, gameId, category, roundId, txId, assignmentId, betMinor };
      const reply = await take({ txId, sessionId, roundId, kind: 'FREE_SPIN', amountMinor: 0, roundEnded: false }, () =>
        platformClient.post(takeFreeSpin.path, body, takeFreeSpin.reply),
      );
      if (reply.kind === 'unknown') return { kind: 'refused', code: 'FREE_SPIN_UNREACHABLE' };
      if (reply.kind === 'refused') return reply;
      const { balanceMinor, remaining } = reply.answer;
      return { kind: 'taken', balanceMinor, remaining };
    },

    async refundStake({ sessionId, mode }, roundId, txId, amountMinor) {
      // Fun sessions have no stored calls to roll back.
      if (mode === 'fun') return;
      await rollBack({ txId, sessionId, roundId, kind: 'BET', amountMinor, roundEnded: false, at: new Date(), doneAt: null });
    },

    confirmStake: markDone,

    recordWin: (tx, { sessionId }, roundId, amountMinor) =>
      storeCall(tx, { txId: `${roundId}:win`, sessionId, roundId, kind: 'WIN', amountMinor, roundEnded: true }),

    async payWin({ sessionId, mode }, win) {
      if (mode === 'fun') {
        const left = (await sessionOf(sessionId))?.balanceMinor ?? 0;
        await markDone(database, win.txId);
        return storeBalance(sessionId, left + win.amountMinor);
      }
      const result = await sendUntilAnswered(win);
      return typeof result === 'number' ? result : undefined;
    },

    async balanceOf({ sessionId, mode, balanceMinor }) {
      if (mode === 'fun') return { balanceMinor, stakeLimit: null };
      const reply = await platformClient.post(readGameBalance.path, { sessionId }, readGameBalance.reply);
      if (reply.kind === 'refused') return undefined;
      if (reply.kind === 'unknown') return { balanceMinor, stakeLimit: null };
      await storeBalance(sessionId, reply.answer.balanceMinor);
      return reply.answer;
    },

    async resume() {
      // A stake with an open call has no stored round.
      for (const call of await listOpenCalls(database)) {
        const isStake = call.kind === 'BET' || call.kind === 'FREE_SPIN';
        if (isStake) await markRollback(database, call.txId);
        void sendUntilAnswered(isStake ? { ...call, kind: 'ROLLBACK' } : call, moneyDelaysMs);
      }
    },

    close,
  };
}
