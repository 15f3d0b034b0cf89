import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { type InventoryTable, inventoryOf } from './inventory.ts';

/** A player, and the texts by which tables know a player who has no id there. */
export interface DataOwner {
  readonly playerId: string;
  /** In lower case. */
  readonly contacts: readonly string[];
}

/** Reads the e-mail addresses, phone number and user name of a player; not a number that the player asked for and has not proven. */
export async function readDataOwner(db: Database, playerId: string): Promise<DataOwner> {
  const id = Number(playerId);
  const found = await db.execute(sql`
    select email as contact from player where id = ${id} union select mobile_phone from player where id = ${id}
    union select email from identity_user where player_id = ${playerId}
    union select sub from identity_user where player_id = ${playerId}`);
  const contacts = rowsOf(found).map(({ contact }) => String(contact).toLowerCase());
  return { playerId, contacts: contacts.filter(Boolean) };
}

/** The condition that selects the player's rows of a table. */
export function isOwned(table: string, owner: DataOwner): SQL {
  const { find, columns } = inventoryOf(table);
  if (find === undefined) return sql`false`;
  if (typeof find === 'string') {
    // The inventory lists texts, not numbers.
    const id = Object.hasOwn(columns, find) ? owner.playerId : Number(owner.playerId);
    return sql`${sql.identifier(find)} = ${id}`;
  }
  const column = sql.identifier(find.column);
  if (find.in === 'contacts') {
    const contacts = owner.contacts.map((contact) => sql`${contact}`);
    return contacts.length === 0 ? sql`false` : sql`lower(${column}) in (${sql.join(contacts, sql`, `)})`;
  }
  const [source = '', sourceColumn = ''] = find.in.split('.');
  return sql`${column} in (select ${sql.identifier(sourceColumn)} from ${sql.identifier(source)} where ${isOwned(source, owner)})`;
}

/** The number of tables through which a player's rows are found. */
export function depthOf({ find }: InventoryTable): number {
  if (find === undefined || typeof find === 'string' || find.in === 'contacts') return 0;
  return 1 + depthOf(inventoryOf(find.in.split('.')[0] ?? ''));
}
