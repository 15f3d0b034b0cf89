import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';

/**
 * Serialises what creates an account or excludes a person, so that two checks of one person cannot both pass. Call it inside a
 * transaction, before any lock of a player.
 */
export async function lockPersons(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('persons'))`);
}
