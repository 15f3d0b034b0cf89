import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { forgetFun } from './forget.ts';
import { type Rounds, rulesOf } from './rounds.ts';
import { type PlaySession, playRoundTable, playSessionTable } from './tables.ts';
import type { Wallet } from './wallet.ts';

const everyMs = 5_000;
const forgetEveryMs = 60 * 60_000;

export interface Patience {
  /** Real time without a sign of the page until the wallet is asked whether the session still stands. */
  readonly awayMs: number;
  /** Until an open round is played to its end in any case. */
  readonly settleMs: number;
}

/** Plays rounds to their end that nobody comes back for: at once when the session was closed, else when patience ends. */
export function sweepRounds(database: Database, rounds: Rounds, wallet: Wallet, patience: Patience, realNow: () => number) {
  async function mayWait(session: PlaySession, state: unknown): Promise<boolean> {
    const endsAt = rulesOf(session).engine.endsAt?.(state);
    if (endsAt !== undefined) return endsAt + patience.awayMs > realNow();
    const away = realNow() - session.seenAt.getTime();
    if (away < patience.awayMs) return true;
    return away < patience.settleMs && (await wallet.balanceOf(session)) !== undefined;
  }

  async function sweep(): Promise<void> {
    const open = await database
      .select({ session: playSessionTable, state: playRoundTable.state })
      .from(playRoundTable)
      .innerJoin(playSessionTable, eq(playSessionTable.sessionId, playRoundTable.sessionId))
      .where(and(isNull(playRoundTable.endedAt), isNull(playRoundTable.tableRound)));
    for (const { session, state } of open) await settleLeft(session, state).catch(report);
    if (realNow() - forgotAt < forgetEveryMs) return;
    await forgetFun(database, realNow());
    forgotAt = realNow();
  }

  async function settleLeft(session: PlaySession, state: unknown): Promise<void> {
    if (!(await mayWait(session, state))) await rounds.settle(session);
  }

  let forgotAt = 0;
  let isSweeping = false;
  const timer = setInterval(() => {
    // A wallet that is slow for many is not asked by ever more sweeps at once.
    if (isSweeping) return;
    isSweeping = true;
    void sweep()
      .catch(report)
      .finally(() => {
        isSweeping = false;
      });
  }, everyMs);
  timer.unref();
  return { sweep, stop: () => clearInterval(timer) };
}

/** One round that cannot be settled holds up no other. */
function report(error: unknown): void {
  console.error('games: a left round could not be settled', error instanceof Error ? error.name : 'unknown');
}
