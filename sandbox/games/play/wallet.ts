import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { payWin, placeBet, readGameBalance, rollBackBet } from '#lib/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createPlatformLine, type Heard } from './ask-platform.ts';
import { type PlayCall, type PlaySession, playCallTable, playSessionTable } from './tables.ts';

/** Real time before each further try; the last one goes on. */
const pausesMs = [400, 1_500, 4_000, 10_000, 30_000];

/** Names a stake of a round; one that was refused or given up is never named again. */
export const newTxId = (roundId: string) => `${roundId}:${randomUUID().slice(0, 8)}`;

/** What became of a stake: taken, refused with the wallet's code, or given up because nothing was heard. */
export type Taken =
  | { readonly kind: 'taken'; readonly balanceMinor: number }
  | { readonly kind: 'refused'; readonly code: string };

export interface Wallet {
  /** Asks for a stake. One that is taken stays written down until `confirm`: a crash before the round is kept gives it back. */
  take(session: PlaySession, roundId: string, txId: string, amountMinor: number): Promise<Taken>;
  /** Gives a stake back that was taken for a round which could not be kept; one that is confirmed stays. */
  giveBack(session: PlaySession, roundId: string, txId: string, amountMinor: number): Promise<void>;
  /** In the transaction that keeps the round of a stake. */
  confirm(tx: Database, txId: string): Promise<void>;
  /** In the transaction that ends a round: what it has won is owed from now on. */
  owe(tx: Database, session: PlaySession, roundId: string, amountMinor: number): Promise<PlayCall>;
  /** Pays what is owed. Resolves with the balance when the first try was heard, else without, and goes on trying. */
  pay(session: PlaySession, owed: PlayCall): Promise<number | undefined>;
  /** What the session may spend; undefined when the wallet no longer knows it. */
  balanceOf(session: PlaySession): Promise<number | undefined>;
  /** Tells again what a former run could not. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The way to the seamless wallet. Each call is written down before it is made: a stake of which nothing was heard is rolled
 * back until that is heard, a win is told until it is booked, after what its round still has to give back: the wallet gives nothing
 * back to a round that has ended. Sessions for fun have their money here.
 */
export function createWallet(context: Pick<SandboxContext, 'config' | 'database'>): Wallet {
  const { database } = context;
  const closing = new AbortController();
  const line = createPlatformLine(context, closing.signal);
  const telling = new Map<string, Promise<void>>();

  const sessionOf = async (sessionId: string) =>
    (await database.select().from(playSessionTable).where(eq(playSessionTable.sessionId, sessionId)))[0];

  async function keepBalance(sessionId: string, balanceMinor: number): Promise<number> {
    await database.update(playSessionTable).set({ balanceMinor }).where(eq(playSessionTable.sessionId, sessionId));
    return balanceMinor;
  }

  async function isDone(db: Database, txId: string): Promise<void> {
    await db.update(playCallTable).set({ doneAt: new Date() }).where(eq(playCallTable.txId, txId));
  }

  function tell(session: PlaySession, call: PlayCall): Promise<Heard<{ balanceMinor: number }>> {
    const { sessionId, gameId, category } = session;
    const { txId, roundId, amountMinor, roundEnded } = call;
    if (call.kind === 'ROLLBACK') return line.ask(rollBackBet.path, { sessionId, txId }, rollBackBet.reply);
    return line.ask(payWin.path, { sessionId, gameId, category, roundId, txId, amountMinor, roundEnded }, payWin.reply);
  }

  async function mustWait({ kind, roundId }: PlayCall): Promise<boolean> {
    if (kind !== 'WIN') return false;
    const { txId, roundId: ofRound, kind: what, doneAt } = playCallTable;
    const isGivenBack = and(eq(ofRound, roundId), eq(what, 'ROLLBACK'), isNull(doneAt));
    return (await database.select({ txId }).from(playCallTable).where(isGivenBack).limit(1)).length > 0;
  }

  /** Notes that a stake is to be given back; false where its round was kept after all. */
  async function isToGiveBack({ txId }: PlayCall): Promise<boolean> {
    const isOpen = and(eq(playCallTable.txId, txId), isNull(playCallTable.doneAt));
    return (await database.update(playCallTable).set({ kind: 'ROLLBACK' }).where(isOpen).returning()).length > 0;
  }

  async function tellNow(call: PlayCall): Promise<number | 'refused' | undefined> {
    if (call.kind === 'ROLLBACK' && !(await isToGiveBack(call))) return 'refused';
    if (await mustWait(call)) return undefined;
    const session = await sessionOf(call.sessionId);
    const heard = session ? await tell(session, call) : ({ kind: 'refused', code: 'SESSION_UNKNOWN' } as const);
    if (heard.kind === 'unheard') return undefined;
    await isDone(database, call.txId);
    if (heard.kind === 'answer') return keepBalance(call.sessionId, heard.answer.balanceMinor);
    console.warn(`games: the wallet refused a ${call.kind.toLowerCase()} with ${heard.code}`);
    return 'refused';
  }

  /** What cannot be read or noted now is told again: a database that fails for a moment must not end what is owed. */
  const tellOnce = (call: PlayCall) =>
    tellNow(call).catch((error: unknown) => {
      console.error('games: what is owed could not be noted', error instanceof Error ? error.name : 'unknown');
      return undefined;
    });

  function keepTelling(call: PlayCall): void {
    const task = (async () => {
      for (let tries = 0; ; tries += 1) {
        await sleep(pausesMs[Math.min(tries, pausesMs.length - 1)], undefined, { signal: closing.signal });
        if ((await tellOnce(call)) !== undefined) return;
      }
    })()
      .catch(() => undefined)
      .finally(() => telling.delete(call.txId));
    telling.set(call.txId, task);
  }

  async function writeCall(db: Database, call: Omit<PlayCall, 'at' | 'doneAt'>): Promise<PlayCall> {
    const written = { ...call, at: new Date(), doneAt: null };
    await db.insert(playCallTable).values(written);
    return written;
  }

  async function giveUp(call: PlayCall): Promise<void> {
    const rollback = { ...call, kind: 'ROLLBACK' as const };
    if ((await tellOnce(rollback)) === undefined) keepTelling(rollback);
  }

  return {
    async take(session, roundId, txId, amountMinor) {
      const { sessionId, gameId, category, mode } = session;
      if (mode === 'fun') {
        const left = (await sessionOf(sessionId))?.balanceMinor ?? 0;
        if (left < amountMinor) return { kind: 'refused', code: 'NOT_ENOUGH_FUNDS' };
        return { kind: 'taken', balanceMinor: await keepBalance(sessionId, left - amountMinor) };
      }
      const call = await writeCall(database, { txId, sessionId, roundId, kind: 'BET', amountMinor, roundEnded: false });
      const body = { sessionId, gameId, category, roundId, txId, amountMinor };
      const heard = await line.ask(placeBet.path, body, placeBet.reply);
      if (heard.kind === 'unheard') {
        await giveUp(call);
        return { kind: 'refused', code: 'WALLET_UNREACHABLE' };
      }
      if (heard.kind === 'refused') {
        await isDone(database, txId);
        return heard;
      }
      const balanceMinor = await keepBalance(sessionId, heard.answer.balanceMinor).catch(async (error: unknown) => {
        await giveUp(call);
        throw error;
      });
      return { kind: 'taken', balanceMinor };
    },

    async giveBack({ sessionId, mode }, roundId, txId, amountMinor) {
      // Play money is nobody's.
      if (mode === 'fun') return;
      await giveUp({ txId, sessionId, roundId, kind: 'BET', amountMinor, roundEnded: false, at: new Date(), doneAt: null });
    },

    confirm: isDone,

    owe: (tx, { sessionId }, roundId, amountMinor) =>
      writeCall(tx, { txId: `${roundId}:win`, sessionId, roundId, kind: 'WIN', amountMinor, roundEnded: true }),

    async pay({ sessionId, mode }, owed) {
      if (mode === 'fun') {
        const left = (await sessionOf(sessionId))?.balanceMinor ?? 0;
        await isDone(database, owed.txId);
        return keepBalance(sessionId, left + owed.amountMinor);
      }
      const heard = await tellOnce(owed);
      if (heard === undefined) keepTelling(owed);
      return typeof heard === 'number' ? heard : undefined;
    },

    async balanceOf({ sessionId, mode, balanceMinor }) {
      if (mode === 'fun') return balanceMinor;
      const heard = await line.ask(readGameBalance.path, { sessionId }, readGameBalance.reply);
      if (heard.kind === 'answer') return keepBalance(sessionId, heard.answer.balanceMinor);
      return heard.kind === 'refused' ? undefined : balanceMinor;
    },

    async resume() {
      const owed = await database.select().from(playCallTable).where(isNull(playCallTable.doneAt)).orderBy(asc(playCallTable.at));
      // A stake whose answer was never read: whoever staked it has not seen a round.
      for (const call of owed) {
        if (call.kind === 'BET') await isToGiveBack(call);
        keepTelling(call.kind === 'BET' ? { ...call, kind: 'ROLLBACK' } : call);
      }
    },

    async close() {
      closing.abort();
      await Promise.all(telling.values());
    },
  };
}
