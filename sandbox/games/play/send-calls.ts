import { eq } from 'drizzle-orm';
import { payWin, rollBackBet } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type Deliveries, moneyDelaysMs } from '#sandbox/kit/deliver.ts';
import type { PlatformClient, PlatformReply } from './platform-client.ts';
import { hasOpenRollback, markDone, markRollback } from './play-calls.ts';
import { type PlayCall, type PlaySession, playSessionTable } from './tables.ts';

/**
 * What the seamless wallet is called with. Each call is stored before it is sent: a stake without a reply is rolled back and a win
 * is sent until the wallet confirms. A win waits for the open rollbacks of its round, because the wallet accepts none after a
 * round has ended. Fun sessions keep their balance in this service.
 */
export interface WalletContext {
  readonly database: Database;
  readonly platform: PlatformClient;
  readonly deliver: Deliveries['deliver'];
}

/** The new balance, a refusal of the wallet, or undefined without an answer. */
type Sent = number | 'refused' | undefined;

/** Sends a call until the wallet answers; resolves with the answer to the first attempt. */
export function sendUntilAnswered(wallet: WalletContext, call: PlayCall): Promise<Sent> {
  return attemptAll(wallet, call, [0, ...moneyDelaysMs]);
}

/** The same, after the delay of a second attempt. */
export function resendUntilAnswered(wallet: WalletContext, call: PlayCall): Promise<Sent> {
  return attemptAll(wallet, call, moneyDelaysMs);
}

async function attemptAll(wallet: WalletContext, call: PlayCall, delaysMs: readonly number[]): Promise<Sent> {
  let answer: Sent;
  async function attempt(): Promise<boolean> {
    answer = await trySend(wallet, call);
    return answer !== undefined;
  }
  await wallet.deliver({ name: 'games: a call to the wallet', attempt, delaysMs, isEndless: true });
  return answer;
}

async function trySend(wallet: WalletContext, call: PlayCall): Promise<Sent> {
  const { database } = wallet;
  if (call.kind === 'ROLLBACK' && !(await markRollback(database, call.txId))) return 'refused';
  if (call.kind === 'WIN' && (await hasOpenRollback(database, call.roundId))) return undefined;
  const [session] = await database.select().from(playSessionTable).where(eq(playSessionTable.sessionId, call.sessionId));
  const reply = session ? await send(wallet, session, call) : ({ kind: 'refused', code: 'SESSION_UNKNOWN' } as const);
  if (reply.kind === 'unknown') return undefined;
  await markDone(database, call.txId);
  if (reply.kind === 'answer') return storeBalance(wallet, call.sessionId, reply.answer.balanceMinor);
  console.warn(`games: the wallet refused a ${call.kind.toLowerCase()} with ${reply.code}`);
  return 'refused';
}

function send(
  { platform }: WalletContext,
  session: PlaySession,
  call: PlayCall,
): Promise<PlatformReply<{ balanceMinor: number }>> {
  const { sessionId, gameId, category } = session;
  const { txId, roundId, amountMinor, roundEnded } = call;
  if (call.kind === 'ROLLBACK') return platform.post(rollBackBet.path, { sessionId, txId }, rollBackBet.reply);
  return platform.post(payWin.path, { sessionId, gameId, category, roundId, txId, amountMinor, roundEnded }, payWin.reply);
}

/** The last balance that the wallet answered with. */
export async function storeBalance({ database }: WalletContext, sessionId: string, balanceMinor: number): Promise<number> {
  await database.update(playSessionTable).set({ balanceMinor }).where(eq(playSessionTable.sessionId, sessionId));
  return balanceMinor;
}
