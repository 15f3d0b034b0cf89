import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { foldName } from './identity/fold-name.ts';
import { identityOf } from './identity/identity.ts';
import { type Player, playerNameTable, playerTable } from './tables.ts';

export type NewPlayer = Omit<typeof playerTable.$inferInsert, 'identityHash'>;

/** Inserts players with their identity (DEC-PER-1) and the parts of their names. Nothing else inserts players. */
export async function insertPlayers(tx: Database, rows: readonly NewPlayer[], secret: string): Promise<readonly Player[]> {
  const players = await tx
    .insert(playerTable)
    .values(rows.map((row) => ({ ...row, identityHash: identityOf({ dateOfBirth: null, ...row }, secret) })))
    .returning();
  await writeNames(tx, players);
  return players;
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
  await writeNames(tx, [changed]);
  return changed;
}

type NamedPlayer = Pick<Player, 'id' | 'firstName' | 'lastName'>;

/** Replaces the parts of the players' names. */
async function writeNames(tx: Database, players: readonly NamedPlayer[]): Promise<void> {
  const ids = players.map(({ id }) => id);
  await tx.delete(playerNameTable).where(inArray(playerNameTable.playerId, ids));
  const parts = players.flatMap(({ id, firstName, lastName }) =>
    [...new Set(foldName(`${firstName} ${lastName}`))].map((part) => ({ playerId: id, part })),
  );
  if (parts.length > 0) await tx.insert(playerNameTable).values(parts);
}

/** Writes the names of players of an older version, which had none. */
export async function fillNames(database: Database): Promise<void> {
  const { id, firstName, lastName } = playerTable;
  const [known] = await database.select({ id: playerNameTable.playerId }).from(playerNameTable).limit(1);
  if (known) return;
  await database.transaction(async (tx) => writeNames(tx, await tx.select({ id, firstName, lastName }).from(playerTable)));
}
