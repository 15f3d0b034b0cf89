import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest, type Refusal } from '../core/refusal.ts';
import { statusAt } from '../players/blocks.ts';
import { type Player, playerTable, siteId } from '../players/tables.ts';
import { findExclusion } from '../protection/find-refusal.ts';
import { taxIdentityOf } from '../protection/register.ts';

/** The fields that identify a person. */
export interface Person {
  readonly email: string;
  readonly mobilePhone: string;
  readonly cpf: string | null;
  readonly identityHash: string | null;
}

/** Finds players of the site with the same e-mail, phone, tax number or identity (DEC-X-13). */
async function findSamePerson(db: Database, person: Person): Promise<readonly Player[]> {
  const { email, mobilePhone, cpf, identityHash } = person;
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
          identityHash ? eq(playerTable.identityHash, identityHash) : undefined,
        ),
      ),
    );
}

/**
 * The accounts of the same person. Throws for an excluded person (DEC-RGA-4), also under another name with the tax number of
 * an excluded one.
 */
export async function requireNotExcluded(
  tx: Database,
  person: Person,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<readonly Player[]> {
  const same = await findSamePerson(tx, person);
  const withTaxNumber = same.filter(({ cpf }) => isEqual(cpf, person.cpf));
  const identities = [person, ...withTaxNumber].map(({ identityHash }) => identityHash);
  for (const identity of [...identities, taxIdentityOf(person.cpf, secret)]) {
    if (await findExclusion(tx, identity, now)) throw badRequest('error.registration.excluded');
  }
  return same;
}

export function isUnfinished({ status }: Player): boolean {
  return status === 'PRE_REGISTERED' || status === 'ACCOUNT_UNVERIFIED';
}

/** A bank payment opens the account, and no password can be set: it has accepted no terms yet, or no contact is proven. */
function isOfBank(account: Player, now: Date): boolean {
  if (isUnfinished(account)) return account.termsVersion === '';
  return statusAt(account, now) === 'REGISTERED' && account.unprovenContacts.length === 2;
}

/** Refuses a person with these accounts. Only the bank opens one of its own. */
export function knownRefusal(accounts: readonly Player[], now: Date): Refusal {
  const ofBank = accounts.filter((account) => isOfBank(account, now));
  const isFromBank = ofBank.length > 0 && accounts.every((account) => isUnfinished(account) || ofBank.includes(account));
  return badRequest(isFromBank ? 'error.registration.bank_unfinished' : 'error.registration.player_already_exists');
}

export function isEqual(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

/** The player whose account has an e-mail address, in lower case. */
export async function findOwner(db: Database, email: string): Promise<Player | undefined> {
  const isOwner = and(eq(playerTable.siteId, siteId), sql`lower(${playerTable.email}) = ${email}`);
  const [owner] = await db.select().from(playerTable).where(isOwner);
  return owner;
}
