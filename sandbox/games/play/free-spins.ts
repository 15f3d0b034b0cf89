import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { engineOf, hasJackpot } from '../engines/registry.ts';
import type { GameProfile } from '../profile.ts';
import { type FreeSpins, type PlaySession, playSessionTable } from './tables.ts';

/** Whether a game can play free spins of this bet value. A game with a jackpot cannot: its stakes pay for the jackpot. */
export function canPlayFreeSpins(game: GameProfile, currency: string, { betMinor }: FreeSpins): boolean {
  if (game.table || hasJackpot(game)) return false;
  return engineOf(game, currency)?.open({ type: 'spin', stakeMinor: betMinor })?.stakeMinor === betMinor;
}

/** The session's free spins as stored now: an earlier request may have used one since the session was read. */
export async function readFreeSpins(db: Database, { sessionId, freeSpins }: PlaySession): Promise<FreeSpins | null> {
  // Most sessions have none.
  if (!freeSpins) return null;
  const isIt = eq(playSessionTable.sessionId, sessionId);
  const [stored] = await db.select({ freeSpins: playSessionTable.freeSpins }).from(playSessionTable).where(isIt);
  return stored?.freeSpins ?? null;
}

export async function storeFreeSpins(db: Database, { sessionId }: PlaySession, freeSpins: FreeSpins | null): Promise<void> {
  await db.update(playSessionTable).set({ freeSpins }).where(eq(playSessionTable.sessionId, sessionId));
}

export async function addFreeSpinWin(tx: Database, { sessionId }: PlaySession, winMinor: number): Promise<void> {
  const { freeSpins } = playSessionTable;
  const total = sql`to_jsonb((${freeSpins} ->> 'wonMinor')::bigint + ${winMinor}::bigint)`;
  await tx
    .update(playSessionTable)
    .set({ freeSpins: sql`jsonb_set(${freeSpins}, '{wonMinor}', ${total})` })
    .where(and(eq(playSessionTable.sessionId, sessionId), isNotNull(freeSpins)));
}
