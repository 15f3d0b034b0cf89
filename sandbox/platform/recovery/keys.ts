import { hash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { resetChallengeTable, resetKeyTable } from './tables.ts';

type Kind = (typeof resetKeyTable.$inferSelect)['kind'];

/** A link is valid for 60 minutes; a key issued for a verified code is used at once in the next step. */
const keyLifetimeMs: Readonly<Record<Kind, number>> = { CODE: 15 * 60_000, LINK: 60 * 60_000 };

export interface ResetKey {
  readonly key: string;
  readonly id: string;
}

/** A key as the player presents it; one from a code comes with its id and e-mail address. */
export interface PresentedKey {
  readonly kind: Kind;
  readonly key: string;
  readonly id?: string;
  readonly email?: string;
}

/** Issues a key for one password change; only its hash is stored. */
export async function issueKey(db: Database, kind: Kind, email: string, now: Date): Promise<ResetKey> {
  const issued = { key: randomBytes(32).toString('base64url'), id: randomUUID() };
  await db.delete(resetKeyTable).where(lte(resetKeyTable.expiresAt, now));
  const expiresAt = new Date(now.getTime() + keyLifetimeMs[kind]);
  await db.insert(resetKeyTable).values({ keyHash: hash('sha256', issued.key), kind, id: issued.id, email, expiresAt });
  return issued;
}

/** Returns the e-mail address of a valid key; undefined for a key that is unknown, used or expired. */
export async function findEmailByKey(db: Database, presented: PresentedKey, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(resetKeyTable)
    .where(
      and(
        eq(resetKeyTable.keyHash, hash('sha256', presented.key)),
        eq(resetKeyTable.kind, presented.kind),
        gt(resetKeyTable.expiresAt, now),
      ),
    );
  if (!row || (presented.id ?? row.id) !== row.id || (presented.email ?? row.email) !== row.email) return undefined;
  return row.email;
}

/** Consumes a key once: of two concurrent calls one gets false. All other keys and codes of the address are deleted too. */
export async function consumeKey(db: Database, { key }: PresentedKey, email: string): Promise<boolean> {
  const deleted = await db
    .delete(resetKeyTable)
    .where(eq(resetKeyTable.keyHash, hash('sha256', key)))
    .returning({ id: resetKeyTable.id });
  if (deleted.length === 0) return false;
  // First, because a code that is being redeemed holds its row until its key is stored.
  await db.delete(resetChallengeTable).where(eq(resetChallengeTable.email, email));
  await db.delete(resetKeyTable).where(eq(resetKeyTable.email, email));
  return true;
}
