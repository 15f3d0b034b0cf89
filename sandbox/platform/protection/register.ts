import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/database/database.ts';
import { playerTable } from '../players/tables.ts';

const registerTable = pgTable(
  'exclusion_register',
  {
    personHash: text('person_hash').notNull(),
    /** The account that excluded itself, or the register of the authority. */
    source: text('source').$type<'ACCOUNT' | 'REGISTER'>().notNull(),
    /** The account, so that an operator who ends its exclusion ends the entry. */
    playerId: bigint('player_id', { mode: 'number' }),
    /** Null without an end. */
    until: timestamp('until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.personHash, table.source] })],
);

export interface RegisteredPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
  readonly countryCode: string;
}

/** The register holds no names: a person is a keyed hash, the same for any case and accents. */
function hashPerson({ firstName, lastName, dateOfBirth, countryCode }: RegisteredPerson, secret: string): string {
  const plain = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();
  const person = [plain(firstName), plain(lastName), dateOfBirth, countryCode].join('\n');
  return createHmac('sha256', secret).update(person).digest('hex');
}

/** DEC-RGA-4: adds a person, or changes the end of the entry. */
export async function addToRegister(
  db: Database,
  person: RegisteredPerson,
  { playerId, until }: { readonly playerId?: number; readonly until: Date | null },
  secret: string,
): Promise<void> {
  const source = playerId === undefined ? ('REGISTER' as const) : ('ACCOUNT' as const);
  const row = { personHash: hashPerson(person, secret), source, playerId, until };
  await db
    .insert(registerTable)
    .values(row)
    .onConflictDoUpdate({ target: [registerTable.personHash, registerTable.source], set: { until } });
}

/** Every account of a person, on any of the operator's sites. */
export async function findAccountsOf(db: Database, person: RegisteredPerson, secret: string): Promise<readonly number[]> {
  const { id, firstName, lastName, dateOfBirth, countryCode } = playerTable;
  if (!person.dateOfBirth) return [];
  const born = await db
    .select({ id, firstName, lastName, dateOfBirth, countryCode })
    .from(playerTable)
    .where(and(eq(dateOfBirth, person.dateOfBirth), eq(countryCode, person.countryCode)));
  const hash = hashPerson(person, secret);
  return born.filter((each) => hashPerson(each, secret) === hash).map((each) => each.id);
}

/** Ends the entry of an account whose exclusion an operator has ended. */
export async function removeAccount(db: Database, playerId: number): Promise<void> {
  await db.delete(registerTable).where(eq(registerTable.playerId, playerId));
}

/** The end of a person's exclusion: null without an end, undefined if the person is not in the register now. */
export async function findInRegister(
  db: Database,
  person: RegisteredPerson,
  secret: string,
  now: Date,
): Promise<Date | null | undefined> {
  if (!person.dateOfBirth) return undefined;
  const { personHash, until } = registerTable;
  const found = await db
    .select({ until })
    .from(registerTable)
    .where(and(eq(personHash, hashPerson(person, secret)), or(isNull(until), gt(until, now))));
  if (found.some((entry) => entry.until === null)) return null;
  return found.reduce<Date | undefined>(
    (last, entry) => (entry.until && (!last || entry.until > last) ? entry.until : last),
    undefined,
  );
}
