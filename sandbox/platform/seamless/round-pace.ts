import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { protectionRules } from '#lib/core/market/protection.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { findGame } from '#sandbox/games/port.ts';
import type { ActiveSession } from './game-state.ts';
import { gameRefusal } from './refusals.ts';

const lastRoundSchema = z.object({ game_id: z.string(), opened_at: z.coerce.date() });

const isSlot = (gameId: string) => findGame(gameId)?.engine.endsWith('-slot') ?? false;

/** Milliseconds from the start of a round of a slot to that of the next; 0 where the market asks for none. */
export function minRoundMs(market: string, gameId: string): number {
  return isSlot(gameId) ? protectionRules(market).roundSeconds * 1_000 : 0;
}

/** Throws ROUND_TOO_SOON before that time is over. Rounds that were rolled back do not count. */
export async function requireRoundPace(
  tx: Database,
  { playerId, market }: Pick<ActiveSession, 'playerId' | 'market'>,
  gameId: string,
  now: Date,
): Promise<void> {
  const waitMs = minRoundMs(market, gameId);
  if (waitMs === 0) return;
  const [row] = rowsOf(
    await tx.execute(sql`
      select game_id, opened_at from game_round
        where player_id = ${playerId} and (staked_minor > 0 or bonus_stakes <> '{}')
        order by opened_at desc limit 1`),
  );
  const last = row && lastRoundSchema.parse(row);
  if (!last || !isSlot(last.game_id)) return;
  // A round that came later but locked the player first begins after `now`.
  if (Math.abs(now.getTime() - last.opened_at.getTime()) < waitMs) throw gameRefusal('ROUND_TOO_SOON');
}
