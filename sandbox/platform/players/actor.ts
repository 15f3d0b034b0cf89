import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { OperatorRole } from '#sandbox/kit/operators.ts';
import { refusal } from '../core/refusal.ts';
import { type Player, playerTable } from './tables.ts';

export interface Actor {
  /** `PLAYER`, `SYSTEM`, or the operator's name. */
  readonly by: string;
  /** The operator's. */
  readonly role?: OperatorRole;
  readonly reason?: string;
  readonly now: Date;
}

/**
 * Serialises every decision about a player's payments and bonuses, with stakes too. Call it inside a transaction, before any
 * posting. Returns the player as found under the lock; throws 404 for an unknown one.
 */
export async function lockPlayerAndMoney(tx: Database, playerId: string): Promise<Player> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`money:${playerId}`}, 0))`);
  const isIt = eq(playerTable.id, Number(playerId));
  const [player] = await tx.select().from(playerTable).where(isIt).for('no key update');
  if (!player) throw refusal(404, 'error.not_found');
  return player;
}
