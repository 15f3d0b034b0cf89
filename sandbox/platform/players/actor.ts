import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { OperatorRole } from '#sandbox/kit/operators.ts';
import { lockPlayerMoney } from './idempotency.ts';

export interface Actor {
  /** `PLAYER`, `SYSTEM`, or the operator's name. */
  readonly by: string;
  /** The operator's. */
  readonly role?: OperatorRole;
  readonly reason?: string;
  readonly now: Date;
}

/** Serialises every decision about a player's bonuses, with payments and with stakes. Call it before any posting. */
export async function lockPlayerAndMoney(tx: Database, playerId: string): Promise<void> {
  await lockPlayerMoney(tx, playerId);
  await tx.execute(sql`select 1 from player where id = ${Number(playerId)} for no key update`);
}
