import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { identityOf } from './identity/identity.ts';
import { type Player, playerTable } from './tables.ts';

export type NewPlayer = Omit<typeof playerTable.$inferInsert, 'identityHash'>;

/** Inserts players with their identity (DEC-PER-1). Nothing else inserts players. */
export async function insertPlayers(tx: Database, rows: readonly NewPlayer[], secret: string): Promise<readonly Player[]> {
  return tx
    .insert(playerTable)
    .values(rows.map((row) => ({ ...row, identityHash: identityOf({ dateOfBirth: null, ...row }, secret) })))
    .returning();
}

/** Changes what is known of a player. Whatever changes a name or a birth date calls it, because the identity changes with them. */
export async function changePlayer(tx: Database, player: Player, change: Partial<NewPlayer>, secret: string): Promise<Player> {
  const identityHash = identityOf({ ...player, ...change }, secret);
  const [changed] = await tx
    .update(playerTable)
    .set({ ...change, identityHash })
    .where(eq(playerTable.id, player.id))
    .returning();
  if (!changed) throw new Error('The player no longer exists.');
  return changed;
}
