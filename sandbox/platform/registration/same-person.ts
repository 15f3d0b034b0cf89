import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable } from '../players/tables.ts';

/** By what a person is known again. */
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

/** DEC-X-13: everybody on the site who is this person by e-mail, phone, tax number, or name, birth and post code. */
export async function findSame(db: Database, siteId: number, person: Person): Promise<readonly Player[]> {
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

/** Decisions §2.12: whether somebody of this name, birth and country has excluded himself. */
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
