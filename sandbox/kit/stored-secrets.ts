import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { secretTable } from './tables.ts';

/** A secret of this installation. Created at its first use and stored, so that it survives restarts and several processes share it. */
export async function readStoredSecret(
  db: Database,
  name: string,
  create = async () => randomBytes(32).toString('hex'),
): Promise<string> {
  const found = await find(db, name);
  if (found !== undefined) return found;
  await db
    .insert(secretTable)
    .values({ name, value: await create() })
    .onConflictDoNothing();
  // Another process may have inserted its value first.
  const stored = await find(db, name);
  if (stored === undefined) throw new Error(`The secret "${name}" could not be stored.`);
  return stored;
}

async function find(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(secretTable).where(eq(secretTable.name, name));
  return row?.value;
}
