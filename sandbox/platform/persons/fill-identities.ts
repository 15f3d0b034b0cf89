import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { playerTable } from '../players/tables.ts';
import { registerTable } from '../protection/register.ts';
import { seedRegister } from '../protection/seed-register.ts';
import { identityOf } from './identity.ts';

/** Writes the identities of a database that is older than they are, and its register again, whose hashes had another form. */
export async function fillIdentities(database: Database, secret: string): Promise<void> {
  await database.transaction(async (tx) => {
    const missing = await tx
      .select()
      .from(playerTable)
      .where(and(isNotNull(playerTable.dateOfBirth), isNull(playerTable.identityHash)));
    for (const player of missing) {
      await tx
        .update(playerTable)
        .set({ identityHash: identityOf(player, secret) })
        .where(eq(playerTable.id, player.id));
    }
    if (missing.length === 0) return;
    const excluded = await tx.select().from(playerTable).where(eq(playerTable.status, 'SELF_EXCLUDED'));
    await tx.delete(registerTable);
    await seedRegister(tx, excluded, secret);
  });
}
