import { and, asc, eq, exists, gt, isNotNull, lte } from 'drizzle-orm';
import { toWire } from '#lib/core/money/money.ts';
import { announceBalance } from '#lib/sportsbook/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { passingStatuses } from '#sandbox/kit/deliver.ts';
import { postSigned } from '#sandbox/kit/http/signature.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import { playerTable } from '../players/tables.ts';
import { readStakeable } from './accounts.ts';
import { balanceNoticeTable as notices, sportsSessionTable as sessions } from './tables.ts';

const intervalMs = 400;
const timeoutMs = 3_000;
const pageSize = 20;
const maxWaitMs = 15_000;

type Context = Pick<SandboxContext, 'config' | 'database'>;
type Notice = typeof notices.$inferSelect;

/**
 * DEC-SPB-12: sends the sportsbook the balances that others have changed, the latest one of each player. One that could not be
 * delivered is tried again, later each time. Returns how many were due.
 */
export async function announceBalances(context: Context, signal: AbortSignal, realNow = new Date()): Promise<number> {
  const due = await context.database
    .select()
    .from(notices)
    .where(lte(notices.dueAt, realNow))
    .orderBy(asc(notices.dueAt))
    .limit(pageSize);
  await Promise.all(due.map((notice) => announce(context, notice, signal, realNow)));
  return due.length;
}

async function announce({ config, database }: Context, notice: Notice, signal: AbortSignal, realNow: Date): Promise<void> {
  const { playerId, tries } = notice;
  // A booking after this read keeps the row: its version is a higher one.
  const isSame = and(eq(notices.playerId, playerId), eq(notices.version, notice.version));
  const currency = await findOpenCurrency(database, playerId, realNow);
  const balance = currency === undefined ? undefined : toWire({ minor: await readStakeable(database, playerId), currency });
  const url = serviceUrl(config, 'sports') + announceBalance.path;
  const body = { playerId: String(playerId), balance };
  const isDone = balance === undefined || (await isAnswered(postSigned(url, config.serviceSecret, body, signal), tries));
  if (isDone) {
    await database.delete(notices).where(isSame);
    return;
  }
  const dueAt = new Date(realNow.getTime() + Math.min(maxWaitMs, 1_000 * 2 ** Math.min(tries, 10)));
  await database
    .update(notices)
    .set({ tries: tries + 1, dueAt })
    .where(eq(notices.playerId, playerId));
}

/** A 4xx about the balance is final: the same call would be rejected again. One about the sender is logged at the first try. */
async function isAnswered(sent: Promise<Response>, tries: number): Promise<boolean> {
  const status = (await sent.catch(() => undefined))?.status ?? 500;
  const isFinal = status < 500 && !passingStatuses.has(status);
  if (status >= 400 && status < 500 && (isFinal || tries === 0)) {
    console.warn(`platform: the sportsbook rejected a balance with status ${status}`);
  }
  return isFinal;
}

/** The currency of a player who has a session of the sportsbook open. */
async function findOpenCurrency(database: Database, playerId: number, realNow: Date): Promise<string | undefined> {
  const isOpen = and(eq(sessions.playerId, playerId), isNotNull(sessions.openedAt), gt(sessions.expiresAt, realNow));
  const [player] = await database
    .select({ currency: playerTable.currencyCode })
    .from(playerTable)
    .where(and(eq(playerTable.id, playerId), exists(database.select({ id: sessions.playerId }).from(sessions).where(isOpen))));
  return player?.currency;
}

/** Announces balances at an interval, a page at a time. Returns the function that stops it. */
export function startBalanceAnnouncements(context: Context): () => Promise<void> {
  const closing = new AbortController();
  const run = () => announceBalances(context, AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]));
  async function work(): Promise<void> {
    while (!closing.signal.aborted && (await run()) === pageSize);
  }
  const stop = schedule({ name: 'platform: the announcement of balances', everyMs: intervalMs, work });
  return () => {
    closing.abort();
    return stop();
  };
}
