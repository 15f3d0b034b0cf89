import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { isOfAge } from '#lib/core/market/age.ts';
import type { BankIdentity } from '#lib/core/validation/bank-identity.ts';
import { isEmail } from '#lib/core/validation/email.ts';
import { bankCountry, bankCurrency, isPhone } from '#lib/pay-and-play/rules.ts';
import { postMessage } from '#sandbox/crm/post-message.ts';
import type { Database } from '#sandbox/database/database.ts';
import { openFlags } from '../players/flags.ts';
import { type Player, playerTable, siteId, statusHistoryTable } from '../players/tables.ts';
import { bankPersonTable } from './tables.ts';

/** Checks the minimum age (DEC-VAL-5). */
export function isCustomerOfAge({ dateOfBirth }: BankIdentity, now: Date): boolean {
  return isOfAge(dateOfBirth, { countryCode: bankCountry }, now);
}

/**
 * Finds or creates the player of a bank customer: by an earlier payment, else by name, birth date and post code (DEC-X-13).
 * Call it inside a transaction: it serialises calls for one customer.
 */
export async function findOrCreatePlayer(tx: Database, person: BankIdentity, now: Date): Promise<Player> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bank:${person.subject}`}, 0))`);
  const [known] = await tx
    .select({ player: playerTable })
    .from(bankPersonTable)
    .innerJoin(playerTable, eq(playerTable.id, bankPersonTable.playerId))
    .where(eq(bankPersonTable.subject, person.subject));
  if (known) return known.player;
  const player = (await findSamePerson(tx, person)) ?? (await addPlayer(tx, person, now));
  await tx.insert(bankPersonTable).values({ subject: person.subject, playerId: player.id });
  return player;
}

async function findSamePerson(tx: Database, person: BankIdentity): Promise<Player | undefined> {
  const [player] = await tx
    .select()
    .from(playerTable)
    .where(
      and(
        eq(playerTable.siteId, siteId),
        eq(sql`lower(${playerTable.firstName})`, person.firstName.toLowerCase()),
        eq(sql`lower(${playerTable.lastName})`, person.lastName.toLowerCase()),
        eq(playerTable.dateOfBirth, person.dateOfBirth),
        eq(playerTable.postCode, person.postCode),
        // Anyone can start a registration in someone else's name, so the bank's data must not complete it.
        notInArray(playerTable.status, ['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED']),
      ),
    );
  return player;
}

async function addPlayer(tx: Database, person: BankIdentity, now: Date): Promise<Player> {
  const { email, mobilePhone } = person;
  const usable = {
    email: email && isEmail(email) && !(await isTaken(tx, 'email', email)) ? email.toLowerCase() : '',
    mobilePhone: mobilePhone && isPhone(mobilePhone) && !(await isTaken(tx, 'mobilePhone', mobilePhone)) ? mobilePhone : '',
  };
  const [player] = await tx
    .insert(playerTable)
    .values({
      siteId,
      personId: `P-${crypto.randomUUID().slice(0, 8)}`,
      firstName: person.firstName,
      lastName: person.lastName,
      dateOfBirth: person.dateOfBirth,
      address: person.address,
      city: person.city,
      postCode: person.postCode,
      province: null,
      countryCode: bankCountry,
      market: bankCountry,
      currencyCode: bankCurrency,
      languageCode: 'fi',
      status: 'PRE_REGISTERED',
      kycStatus: 'DATA_VERIFIED',
      loyaltyLevel: 1,
      limitLevel: 0,
      termsVersion: '',
      firstLogin: true,
      affiliate: false,
      flags: openFlags,
      multibrandSuspended: false,
      block: null,
      registeredAt: now,
      ...usable,
    })
    .returning();
  if (!player) throw new Error('The player was not inserted.');
  await tx.insert(statusHistoryTable).values({ playerId: player.id, status: player.status, at: now });
  return player;
}

/** Whether another player has this e-mail address or phone number (DEC-VAL-3, DEC-VAL-4). */
export async function isTaken(db: Database, field: 'email' | 'mobilePhone', value: string, byOtherThan = 0): Promise<boolean> {
  const column = sql`lower(${playerTable[field]})`;
  const [other] = await db
    .select({ id: playerTable.id })
    .from(playerTable)
    .where(and(eq(playerTable.siteId, siteId), eq(column, value.toLowerCase()), ne(playerTable.id, byOtherThan)))
    .limit(1);
  return other !== undefined;
}

/** Registers a player whose e-mail address and phone number are both known. */
export async function registerIfComplete(tx: Database, player: Player, termsVersion: string, now: Date): Promise<void> {
  if (player.status !== 'PRE_REGISTERED' || !player.email || !player.mobilePhone) return;
  await tx.update(playerTable).set({ status: 'REGISTERED', termsVersion }).where(eq(playerTable.id, player.id));
  await tx.insert(statusHistoryTable).values({ playerId: player.id, status: 'REGISTERED', at: now });
  await postMessage(tx, 'welcome', { playerId: player.id, eventKey: 'account' }, now);
}
