import { and, eq, isNull } from 'drizzle-orm';
import { schedule } from '#sandbox/kit/schedule.ts';
import { deleteFunSessions } from './delete-fun-sessions.ts';
import { type PlayContext, rulesOf, settleRound } from './rounds.ts';
import { type PlaySession, playRoundTable, playSessionTable } from './tables.ts';
import { readBalance } from './wallet.ts';

const sweepEveryMs = 5_000;
const deleteFunEveryMs = 60 * 60_000;

export interface AbandonTimes {
  /** Real time without a heartbeat after which the wallet is queried for the session. */
  readonly awayMs: number;
  /** Real time without a heartbeat after which an open round is settled in any case. */
  readonly settleMs: number;
}

/** Settles rounds that their players abandoned: soon after the session was closed, else after `settleMs`. Call `stop` to end it. */
export function settleAbandonedRounds(context: PlayContext, times: AbandonTimes) {
  const { database, wallet, realNow } = context;

  async function mayWait(session: PlaySession, state: unknown): Promise<boolean> {
    const endsAt = rulesOf(session).engine.endsAt?.(state);
    if (endsAt !== undefined) return endsAt + times.awayMs > realNow();
    const away = realNow() - session.seenAt.getTime();
    if (away < times.awayMs) return true;
    return away < times.settleMs && (await readBalance(wallet, session, false)) !== undefined;
  }

  async function sweep(): Promise<void> {
    const open = await database
      .select({ session: playSessionTable, state: playRoundTable.state })
      .from(playRoundTable)
      .innerJoin(playSessionTable, eq(playSessionTable.sessionId, playRoundTable.sessionId))
      .where(and(isNull(playRoundTable.endedAt), isNull(playRoundTable.tableRound)));
    for (const { session, state } of open) await settleIfAbandoned(session, state).catch(report);
    if (realNow() - funDeletedAt < deleteFunEveryMs) return;
    await deleteFunSessions(database, realNow());
    funDeletedAt = realNow();
  }

  async function settleIfAbandoned(session: PlaySession, state: unknown): Promise<void> {
    if (!(await mayWait(session, state))) await settleRound(context, session);
  }

  let funDeletedAt = 0;
  return { sweep, stop: schedule({ name: 'games: the sweep of abandoned rounds', everyMs: sweepEveryMs, work: sweep }) };
}

/** An error is logged and not thrown, so that the other rounds are still settled. */
function report(error: unknown): void {
  console.error('games: an abandoned round could not be settled', error instanceof Error ? error.name : 'unknown');
}
