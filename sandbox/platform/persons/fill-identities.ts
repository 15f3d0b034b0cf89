import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { identityOf } from '../players/identity/identity.ts';
import { playerTable } from '../players/tables.ts';
import { seedRegister } from '../protection/seed-register.ts';
import { registerTable } from '../protection/tables.ts';

/**
 * Writes every identity and the register again where they were written without this secret: by an older version, or before the
 * secret was changed. Without it the checks of persons would find no one.
 */
export async function fillIdentities(database: Database, secret: string): Promise<void> {
  await database.transaction(async (tx) => {
    const hasBirthDate = isNotNull(playerTable.dateOfBirth);
    const [oldest] = await tx.select().from(playerTable).where(hasBirthDate).orderBy(asc(playerTable.id)).limit(1);
    if (!oldest || oldest.identityHash === identityOf(oldest, secret)) return;
    for (const player of await tx.select().from(playerTable).where(hasBirthDate)) {
      await tx
        .update(playerTable)
        .set({ identityHash: identityOf(player, secret) })
        .where(eq(playerTable.id, player.id));
    }
    const excluded = await tx.select().from(playerTable).where(eq(playerTable.status, 'SELF_EXCLUDED'));
    await tx.delete(registerTable);
    await seedRegister(tx, excluded, secret);
  });
}
