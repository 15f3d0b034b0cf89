import { eq } from 'drizzle-orm';
import { isOfAge } from '#lib/core/market/age.ts';
import type { BankIdentity } from '#lib/core/validation/bank-identity.ts';
import { isEmail } from '#lib/core/validation/email.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { writePostCode } from '#lib/core/validation/post-code.ts';
import { bankCountry, bankCurrency, bankPhonePrefix } from '#lib/pay-and-play/rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest, type Refusal, refusal } from '../core/refusal.ts';
import { postMessage } from '../messages/post-message.ts';
import { reviewNewAccount } from '../persons/open-matches.ts';
import { blockedRefusal } from '../players/blocked-refusal.ts';
import { openFlags } from '../players/flags.ts';
import { findAccounts, ofThisSite } from '../players/identity/find-accounts.ts';
import { identityOf } from '../players/identity/identity.ts';
import { lockPersons } from '../players/identity/lock-persons.ts';
import { isOfFormerPlayer, isTaken } from '../players/is-taken.ts';
import { type Player, playerTable, siteId, statusHistoryTable } from '../players/tables.ts';
import { insertPlayers } from '../players/write-players.ts';
import { findExclusion } from '../protection/find-refusal.ts';
import { freeContact } from '../registration/abandon.ts';
import { bankPersonTable } from './tables.ts';

export interface Occasion {
  readonly now: Date;
  /** Of the hashes of persons. */
  readonly secret: string;
}

export type Customer = { readonly player: Player } | { readonly refusal: Refusal };

/**
 * The player of a bank customer, who is created if the person has no account. Refused are minors, excluded persons, whatever the
 * bank's spelling and address, and persons whose account the bank's data alone do not open. Call it inside a transaction.
 */
export async function identifyCustomer(tx: Database, person: BankIdentity, { now, secret }: Occasion): Promise<Customer> {
  if (!isCustomerOfAge(person, now)) return { refusal: badRequest('error.age.minimum') };
  const identityHash = identityOf(person, secret);
  const customer = await findBySubject(tx, person);
  if (customer?.status !== 'REGISTERED') await lockPersons(tx);
  const accounts = await findAccounts(tx, identityHash, ofThisSite);
  const known = customer ?? (await findBySubject(tx, person)) ?? accounts.find((account) => isCorroborated(account, person));
  const exclusion = await findExclusion(tx, identityHash, now);
  // An excluded player of this identity is identified, and refused at the sign-in and by the cashier's rules.
  if (exclusion && known?.identityHash !== identityHash) return { refusal: blockedRefusal(400, exclusion, '') };
  if (!known && accounts.length > 0) {
    const message = 'The person has an account, which these data do not open.';
    return { refusal: refusal(400, 'error.registration.player_already_exists', { message }) };
  }
  const player = known ?? (await reviewNewAccount(tx, await addPlayer(tx, person, { now, secret }), { now, secret }));
  await tx.insert(bankPersonTable).values({ subject: person.subject, playerId: player.id }).onConflictDoNothing();
  return { player };
}

/** Checks the minimum age (DEC-VAL-5). */
function isCustomerOfAge({ dateOfBirth }: BankIdentity, now: Date): boolean {
  return isOfAge(dateOfBirth, { countryCode: bankCountry }, now);
}

async function findBySubject(tx: Database, { subject }: BankIdentity): Promise<Player | undefined> {
  const [known] = await tx
    .select({ player: playerTable })
    .from(bankPersonTable)
    .innerJoin(playerTable, eq(playerTable.id, bankPersonTable.playerId))
    .where(eq(bankPersonTable.subject, subject));
  return known?.player;
}

/**
 * Whether the bank's data open an account of the same name and birth date: two people can share those, so one more has to be
 * equal. An account in another currency takes no bank payments.
 */
function isCorroborated({ currencyCode, postCode, email, mobilePhone }: Player, person: BankIdentity): boolean {
  const isEqual = (own: string | null, given: string | null | undefined) => !!own && own.toLowerCase() === given?.toLowerCase();
  const hasAnother = isEqual(postCode, person.postCode) || isEqual(email, person.email) || isEqual(mobilePhone, phoneOf(person));
  return currencyCode === bankCurrency && hasAnother;
}

/** The bank's number as players' numbers are stored. */
function phoneOf({ mobilePhone }: BankIdentity): string | undefined {
  return readPhone(bankPhonePrefix, mobilePhone ?? '')?.whole;
}

async function addPlayer(tx: Database, person: BankIdentity, { now, secret }: Occasion): Promise<Player> {
  const { email } = person;
  const phone = phoneOf(person);
  if (email) await freeContact(tx, 'email', email, now);
  if (phone) await freeContact(tx, 'mobilePhone', phone, now);
  const isOwn = async (address: string) => !(await isTaken(tx, 'email', address)) && !(await isOfFormerPlayer(tx, address));
  const usable = {
    email: email && isEmail(email) && (await isOwn(email)) ? email : '',
    mobilePhone: phone && !(await isTaken(tx, 'mobilePhone', phone)) ? phone : '',
  };
  const row = {
    siteId,
    personId: `P-${crypto.randomUUID().slice(0, 8)}`,
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
    address: person.address,
    city: person.city,
    postCode: writePostCode(bankCountry, person.postCode),
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
  };
  const [player] = await insertPlayers(tx, [row], secret);
  if (!player) throw new Error('The player was not inserted.');
  await tx.insert(statusHistoryTable).values({ playerId: player.id, status: player.status, at: now });
  return player;
}

/**
 * Registers a player whose e-mail address and phone number are both known, and compares the person with the known ones again:
 * another account can have been finished since the payment. Call it under `lockPersons`.
 */
export async function registerIfComplete(tx: Database, player: Player, termsVersion: string, occasion: Occasion): Promise<void> {
  const { now } = occasion;
  if (player.status !== 'PRE_REGISTERED' || !player.email || !player.mobilePhone) return;
  await tx.update(playerTable).set({ status: 'REGISTERED', termsVersion }).where(eq(playerTable.id, player.id));
  await tx.insert(statusHistoryTable).values({ playerId: player.id, status: 'REGISTERED', at: now });
  await postMessage(tx, 'welcome', { playerId: player.id, eventKey: 'account' }, now);
  await reviewNewAccount(tx, player, occasion);
}
