import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { placeBet, readGameBalance, type StakeLimit, takeFreeSpin as takeFreeSpinCall } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { PlatformReply } from './platform-client.ts';
import { isFreeSpinComingBack, listOpenCalls, markDone, markRollback, type NewCall, storeCall } from './play-calls.ts';
import { resendUntilAnswered, sendUntilAnswered, storeBalance, type WalletContext } from './send-calls.ts';
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

type Session = Pick<PlaySession, 'sessionId' | 'gameId' | 'category' | 'mode'>;

/** Takes a stake. Its call stays open until `confirmStake`: after a crash before the round is stored, it is rolled back. */
export async function takeStake(
  wallet: WalletContext,
  { sessionId, gameId, category, mode }: Session,
  roundId: string,
  txId: string,
  amountMinor: number,
): Promise<StakeResult> {
  if (mode === 'fun') {
    const left = await readFunBalance(wallet, sessionId);
    if (left < amountMinor) return { kind: 'refused', code: 'NOT_ENOUGH_FUNDS' };
    return { kind: 'taken', balanceMinor: await storeBalance(wallet, sessionId, left - amountMinor) };
  }
  const body = { sessionId, gameId, category, roundId, txId, amountMinor };
  const reply = await take(wallet, { txId, sessionId, roundId, kind: 'BET', amountMinor, roundEnded: false }, () =>
    wallet.platform.post(placeBet.path, body, placeBet.reply),
  );
  if (reply.kind === 'unknown') return { kind: 'refused', code: 'WALLET_UNREACHABLE' };
  return reply.kind === 'refused' ? reply : { kind: 'taken', balanceMinor: reply.answer.balanceMinor };
}

/** Takes a free spin in place of a stake, under the same rules; none while an earlier one is still being given back. */
export async function takeFreeSpin(
  wallet: WalletContext,
  { sessionId, gameId, category }: Session,
  { assignmentId, betMinor }: FreeSpins,
  roundId: string,
  txId: string,
): Promise<FreeSpinResult> {
  if (await isFreeSpinComingBack(wallet.database, sessionId)) return { kind: 'refused', code: 'FREE_SPIN_UNREACHABLE' };
  const body = { sessionId, gameId, category, roundId, txId, assignmentId, betMinor };
  const reply = await take(wallet, { txId, sessionId, roundId, kind: 'FREE_SPIN', amountMinor: 0, roundEnded: false }, () =>
    wallet.platform.post(takeFreeSpinCall.path, body, takeFreeSpinCall.reply),
  );
  if (reply.kind === 'unknown') return { kind: 'refused', code: 'FREE_SPIN_UNREACHABLE' };
  if (reply.kind === 'refused') return reply;
  const { balanceMinor, remaining } = reply.answer;
  return { kind: 'taken', balanceMinor, remaining };
}

/** Stores and sends a stake or a free spin. One without an answer, or whose balance cannot be stored, is rolled back. */
async function take<Answer extends { readonly balanceMinor: number }>(
  wallet: WalletContext,
  call: NewCall,
  send: () => Promise<PlatformReply<Answer>>,
): Promise<PlatformReply<Answer>> {
  const stored = await storeCall(wallet.database, call);
  const reply = await send();
  if (reply.kind === 'unknown') await rollBack(wallet, stored);
  else if (reply.kind === 'refused') await markDone(wallet.database, call.txId);
  else {
    await storeBalance(wallet, call.sessionId, reply.answer.balanceMinor).catch(async (error: unknown) => {
      await rollBack(wallet, stored);
      throw error;
    });
  }
  return reply;
}

async function rollBack(wallet: WalletContext, call: PlayCall): Promise<void> {
  await sendUntilAnswered(wallet, { ...call, kind: 'ROLLBACK' });
}

/** Refunds a stake whose round could not be stored; a confirmed stake is left as it is. */
export async function refundStake(
  wallet: WalletContext,
  { sessionId, mode }: Session,
  roundId: string,
  txId: string,
  amountMinor: number,
): Promise<void> {
  // Fun sessions have no stored calls to roll back.
  if (mode === 'fun') return;
  await rollBack(wallet, { txId, sessionId, roundId, kind: 'BET', amountMinor, roundEnded: false, at: new Date(), doneAt: null });
}

/** Runs in the transaction that stores the round of a stake. */
export const confirmStake: (tx: Database, txId: string) => Promise<void> = markDone;

/** Runs in the transaction that ends a round: the win is recorded as a call that still has to be sent. */
export function recordWin(tx: Database, { sessionId }: Session, roundId: string, amountMinor: number): Promise<PlayCall> {
  return storeCall(tx, { txId: `${roundId}:win`, sessionId, roundId, kind: 'WIN', amountMinor, roundEnded: true });
}

/** Sends a recorded win. Resolves with the new balance, or with undefined when the first attempt failed and retries follow. */
export async function payWin(wallet: WalletContext, { sessionId, mode }: Session, win: PlayCall): Promise<number | undefined> {
  if (mode === 'fun') {
    const left = await readFunBalance(wallet, sessionId);
    await markDone(wallet.database, win.txId);
    return storeBalance(wallet, sessionId, left + win.amountMinor);
  }
  const result = await sendUntilAnswered(wallet, win);
  return typeof result === 'number' ? result : undefined;
}

/** What the session may spend, in minor units; undefined when the wallet no longer knows the session. `isPageOpen`: its page asks. */
export async function readBalance(
  wallet: WalletContext,
  { sessionId, mode, balanceMinor }: PlaySession,
  isPageOpen = true,
): Promise<{ readonly balanceMinor: number; readonly stakeLimit: StakeLimit | null } | undefined> {
  if (mode === 'fun') return { balanceMinor, stakeLimit: null };
  const reply = await wallet.platform.post(readGameBalance.path, { sessionId, isPageOpen }, readGameBalance.reply);
  if (reply.kind === 'refused') return undefined;
  if (reply.kind === 'unknown') return { balanceMinor, stakeLimit: null };
  await storeBalance(wallet, sessionId, reply.answer.balanceMinor);
  return reply.answer;
}

/** Retries the calls that an earlier run of the process left open. */
export async function resumeCalls(wallet: WalletContext): Promise<void> {
  // A stake with an open call has no stored round.
  for (const call of await listOpenCalls(wallet.database)) {
    const isStake = call.kind === 'BET' || call.kind === 'FREE_SPIN';
    if (isStake) await markRollback(wallet.database, call.txId);
    void resendUntilAnswered(wallet, isStake ? { ...call, kind: 'ROLLBACK' } : call);
  }
}

async function readFunBalance({ database }: WalletContext, sessionId: string): Promise<number> {
  const [session] = await database.select().from(playSessionTable).where(eq(playSessionTable.sessionId, sessionId));
  return session?.balanceMinor ?? 0;
}
