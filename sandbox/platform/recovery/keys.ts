import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { resetKeyTable } from './tables.ts';

type Kind = (typeof resetKeyTable.$inferSelect)['kind'];

/** A link lives 60 minutes (decisions §2.3); who has just typed a code has the password step in front of him. */
const lifeMs: Readonly<Record<Kind, number>> = { CODE: 15 * 60_000, LINK: 60 * 60_000 };

export interface ResetKey {
  readonly key: string;
  readonly id: string;
}

/** What is shown to use a key: for a code also the address and the id it was given for. */
export interface ShownKey {
  readonly kind: Kind;
  readonly key: string;
  readonly id?: string;
  readonly email?: string;
}

/** Makes a key for one new password; only its hash is kept. */
export async function issueKey(db: Database, kind: Kind, email: string, now: Date): Promise<ResetKey> {
  const made = { key: randomBytes(32).toString('base64url'), id: randomUUID() };
  await db.delete(resetKeyTable).where(lte(resetKeyTable.expiresAt, now));
  const expiresAt = new Date(now.getTime() + lifeMs[kind]);
  await db.insert(resetKeyTable).values({ keyHash: hash(made.key), kind, id: made.id, email, expiresAt });
  return made;
}

/** The address a usable key is for; undefined for one that is foreign, used or too old. */
export async function emailOfKey(db: Database, shown: ShownKey, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(resetKeyTable)
    .where(and(eq(resetKeyTable.keyHash, hash(shown.key)), eq(resetKeyTable.kind, shown.kind), gt(resetKeyTable.expiresAt, now)));
  if (!row || (shown.id ?? row.id) !== row.id || (shown.email ?? row.email) !== row.email) return undefined;
  return row.email;
}

/** Uses a key up, once: of two at the same moment one gets false. Every other key of the address goes with it. */
export async function spendKey(db: Database, { key }: ShownKey, email: string): Promise<boolean> {
  const spent = await db
    .delete(resetKeyTable)
    .where(eq(resetKeyTable.keyHash, hash(key)))
    .returning({ id: resetKeyTable.id });
  if (spent.length === 0) return false;
  await db.delete(resetKeyTable).where(eq(resetKeyTable.email, email));
  return true;
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
