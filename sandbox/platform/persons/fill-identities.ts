import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { identityOf } from '../players/identity/identity.ts';
import { playerTable } from '../players/tables.ts';
import { addToRegister, findLikeInRegister } from '../protection/register.ts';
import { seedRegister } from '../protection/seed-register.ts';
import { registerTable } from '../protection/tables.ts';
import { personMatchTable } from './tables.ts';

interface Occasion {
  readonly now: Date;
  readonly secret: string;
}

/**
 * Writes every identity and the register again where they were written without this secret: by an older version, or before the
 * secret was changed. Without it the checks of persons would find no one.
 */
export async function fillIdentities(database: Database, { now, secret }: Occasion): Promise<void> {
  await database.transaction(async (tx) => {
    const hasBirthDate = isNotNull(playerTable.dateOfBirth);
    const [oldest] = await tx.select().from(playerTable).where(hasBirthDate).orderBy(asc(playerTable.id)).limit(1);
    if (!oldest || oldest.identityHash === identityOf(oldest, secret)) return;
    // An entry names the account that was excluded first; another one of the person may be left.
    const isOfAccount = eq(playerTable.id, registerTable.playerId);
    const isOfPerson = and(eq(registerTable.source, 'ACCOUNT'), eq(playerTable.identityHash, registerTable.personHash));
    const held = await tx
      .select({ player: playerTable, until: registerTable.until })
      .from(registerTable)
      .innerJoin(playerTable, and(hasBirthDate, or(isOfAccount, isOfPerson)))
      .orderBy(sql`${isOfAccount} desc`);
    for (const player of await tx.select().from(playerTable).where(hasBirthDate)) {
      await tx
        .update(playerTable)
        .set({ identityHash: identityOf(player, secret) })
        .where(eq(playerTable.id, player.id));
    }
    // Also an account that has another status since keeps its exclusion, which only the register knows.
    await tx.delete(registerTable);
    for (const { player, until } of held) await addToRegister(tx, player, { playerId: player.id, until }, secret);
    const excluded = await tx.select().from(playerTable).where(eq(playerTable.status, 'SELF_EXCLUDED'));
    await seedRegister(tx, excluded, secret);
    await fillMatches(tx, { now, secret });
  });
}

/** A match keeps its entry of the register: the one that is like the player in the same way. The newest match gets it. */
async function fillMatches(tx: Database, occasion: Occasion): Promise<void> {
  const matches = await tx
    .select({ match: personMatchTable, player: playerTable })
    .from(personMatchTable)
    .innerJoin(playerTable, eq(playerTable.id, personMatchTable.playerId))
    .where(isNotNull(personMatchTable.entryHash))
    .orderBy(desc(personMatchTable.id));
  const taken = new Set<string>();
  for (const { match, player } of matches) {
    const keyOf = (entryHash: string) => `${player.id}:${entryHash}`;
    const entry = (await findLikeInRegister(tx, player, occasion)).find(
      ({ entryHash, likeness }) => likeness === match.likeness && !taken.has(keyOf(entryHash)),
    );
    if (!entry) continue;
    taken.add(keyOf(entry.entryHash));
    await tx.update(personMatchTable).set({ entryHash: entry.entryHash }).where(eq(personMatchTable.id, match.id));
  }
}
