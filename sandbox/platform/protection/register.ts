import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { hashAboutPerson, identityOf, type NamedPerson } from '../players/identity/identity.ts';
import { closestOf, hashHeldForms, hashSoughtForms, type Likeness } from '../players/identity/likeness.ts';
import type { Player } from '../players/tables.ts';
import { formTable, registerTable } from './tables.ts';

const holdsAt = (now: Date) => or(isNull(registerTable.until), gt(registerTable.until, now), eq(registerTable.source, 'ACCOUNT'));

/** The same for an entry that was read: an account's exclusion lasts until an operator ends it. */
export function isHeldAt({ source, until }: Pick<typeof registerTable.$inferSelect, 'source' | 'until'>, now: Date): boolean {
  return source === 'ACCOUNT' || until === null || until > now;
}

/** Adds a person. One who is in it stays until the later of the two ends. */
export async function addToRegister(
  tx: Database,
  person: NamedPerson,
  { playerId, until }: { readonly playerId?: number; readonly until: Date | null },
  secret: string,
): Promise<void> {
  const personHash = identityOf(person, secret);
  if (personHash === null) return;
  const source = playerId === undefined ? ('REGISTER' as const) : ('ACCOUNT' as const);
  const known = registerTable.until;
  // `greatest` ignores null, which is the latest end here.
  const later = sql`case when ${known} is null or excluded.until is null then null else greatest(${known}, excluded.until) end`;
  const [entry] = await tx
    .insert(registerTable)
    .values({ personHash, source, playerId, until })
    .onConflictDoUpdate({ target: [registerTable.personHash, registerTable.source], set: { until: later } })
    .returning({ id: registerTable.id });
  const entryId = entry?.id ?? 0;
  const forms = hashHeldForms(person, secret).map((formHash) => ({ formHash, entryId }));
  await tx.insert(formTable).values(forms).onConflictDoNothing();
}

/** Whether the register has the person because of this account. */
export async function isInRegisterBy(db: Database, { id, identityHash }: Player): Promise<boolean> {
  if (identityHash === null) return false;
  const isEntry = and(eq(registerTable.personHash, identityHash), eq(registerTable.playerId, id));
  const [found] = await db.select({ id: registerTable.id }).from(registerTable).where(isEntry).limit(1);
  return found !== undefined;
}

/** The keyed hash of a tax number, under which the register holds an excluded person whose data are erased. */
export function taxIdentityOf(cpf: string | null, secret: string): string | null {
  return cpf === null ? null : hashAboutPerson(`tax-number:${cpf}`, secret);
}

/** DEC-PRI-3: an excluded person is known by the tax number too, which is erased with the player. */
export async function keepExclusionByTaxNumber(
  tx: Database,
  player: Player,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<void> {
  const personHash = taxIdentityOf(player.cpf, secret);
  const until = await findInRegister(tx, player.identityHash, now);
  if (personHash === null || until === undefined) return;
  await tx.insert(registerTable).values({ personHash, source: 'ACCOUNT', playerId: player.id, until }).onConflictDoNothing();
}

/** Ends the entry of a person whose exclusion an operator has ended. The register of the authority is not the operator's. */
export async function removeFromRegister(tx: Database, identityHash: string): Promise<void> {
  await tx.delete(registerTable).where(and(eq(registerTable.personHash, identityHash), eq(registerTable.source, 'ACCOUNT')));
}

/** The end of a person's exclusion: null without an end, undefined if the person is not in the register now. */
export async function findInRegister(db: Database, identityHash: string | null, now: Date): Promise<Date | null | undefined> {
  if (identityHash === null) return undefined;
  const found = await db
    .select({ until: registerTable.until })
    .from(registerTable)
    .where(and(eq(registerTable.personHash, identityHash), holdsAt(now)));
  if (found.some((entry) => entry.until === null)) return null;
  return found.reduce<Date | undefined>(
    (last, entry) => (entry.until && (!last || entry.until > last) ? entry.until : last),
    undefined,
  );
}

export interface LikeEntry {
  readonly entryHash: string;
  /** The account that excluded itself; null in the register of the authority. */
  readonly playerId: number | null;
  readonly likeness: Likeness;
}

/** DEC-PER-2: the entries of other persons who are like this one. */
export async function findLikeInRegister(
  db: Database,
  person: NamedPerson,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<readonly LikeEntry[]> {
  const forms = hashSoughtForms(person, secret);
  if (forms.size === 0) return [];
  const own = identityOf(person, secret);
  const { personHash, playerId } = registerTable;
  const found = await db
    .select({ personHash, playerId, formHash: formTable.formHash })
    .from(formTable)
    .innerJoin(registerTable, eq(registerTable.id, formTable.entryId))
    .where(and(inArray(formTable.formHash, [...forms.keys()]), holdsAt(now)));
  const persons = Map.groupBy(found, (row) => row.personHash);
  persons.delete(own ?? '');
  return [...persons].flatMap(([entryHash, rows]) => {
    const likeness = closestOf(rows.flatMap(({ formHash }) => forms.get(formHash) ?? []));
    const account = rows.find((row) => row.playerId !== null)?.playerId ?? null;
    return likeness ? [{ entryHash, playerId: account, likeness }] : [];
  });
}
