import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable, siteId } from '../players/tables.ts';

/** The fields that identify a person. */
export interface Person {
  readonly email: string;
  readonly mobilePhone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly dateOfBirth: string | null;
  readonly postCode: string | null;
  readonly cpf: string | null;
}

function hasName({ firstName, lastName }: Person) {
  return and(
    sql`lower(${playerTable.firstName}) = ${firstName.toLowerCase()}`,
    sql`lower(${playerTable.lastName}) = ${lastName.toLowerCase()}`,
  );
}

/** Finds players of the site with the same e-mail, phone, tax number, or name, birth date and post code (DEC-X-13). */
export async function findSamePerson(db: Database, person: Person): Promise<readonly Player[]> {
  const { email, mobilePhone, dateOfBirth, postCode, cpf } = person;
  return db
    .select()
    .from(playerTable)
    .where(
      and(
        eq(playerTable.siteId, siteId),
        or(
          sql`lower(${playerTable.email}) = ${email}`,
          eq(playerTable.mobilePhone, mobilePhone),
          cpf ? eq(playerTable.cpf, cpf) : undefined,
          dateOfBirth && postCode
            ? and(hasName(person), eq(playerTable.dateOfBirth, dateOfBirth), eq(playerTable.postCode, postCode))
            : undefined,
        ),
      ),
    );
}

/** The player whose account has an e-mail address, in lower case. */
export async function findOwner(db: Database, email: string): Promise<Player | undefined> {
  const isOwner = and(eq(playerTable.siteId, siteId), sql`lower(${playerTable.email}) = ${email}`);
  const [owner] = await db.select().from(playerTable).where(isOwner);
  return owner;
}

/** Whether a player with the same name, birth date and country is self-excluded. */
export async function isExcluded(db: Database, person: Person): Promise<boolean> {
  if (!person.dateOfBirth) return false;
  const found = await db
    .select({ id: playerTable.id })
    .from(playerTable)
    .where(
      and(
        hasName(person),
        eq(playerTable.dateOfBirth, person.dateOfBirth),
        eq(playerTable.countryCode, person.countryCode),
        eq(playerTable.status, 'SELF_EXCLUDED'),
      ),
    )
    .limit(1);
  return found.length > 0;
}
