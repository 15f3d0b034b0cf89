import { eq, sql } from 'drizzle-orm';
import { countryRecord } from '#lib/core/market/countries.ts';
import { cpfDigits } from '#lib/core/validation/cpf.ts';
import { normalizeLine } from '#lib/core/validation/line.ts';
import { writePostCode } from '#lib/core/validation/post-code.ts';
import type { Completion, Registration } from '#lib/registration/contract.ts';
import { fieldsOf } from '#lib/registration/validation/fields.ts';
import { postMessage } from '#sandbox/crm/post-message.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { findPlayer } from '../players/find-player.ts';
import { openFlags } from '../players/flags.ts';
import { type Player, playerTable, siteId, statusHistoryTable } from '../players/tables.ts';
import { findInRegister } from '../protection/register.ts';
import { refusal } from '../refusal.ts';
import { checkFields, submittedFields, writeNewPlayer } from './new-player.ts';
import { fieldsRefusal, registrationRefusal } from './refusals.ts';
import { isServed, verificationOf } from './risk-setting.ts';
import { findSamePerson, isExcluded, type Person } from './same-person.ts';

const unfinished = new Set(['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED']);

/** Serialises registrations, so that two of the same person cannot both pass the duplicate check. */
export function withRegistrationLock<Result>(database: Database, run: (tx: Database) => Promise<Result>): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('registration'))`);
    return run(tx);
  });
}

/**
 * Registers a new player, or continues an unfinished registration whose password matches, so that a repeated or corrected
 * call does not register twice. Throws the refusals of the contract.
 */
export async function startRegistration(context: SandboxContext, body: Registration): Promise<Player> {
  const { database, clock } = context;
  if (!isServed(body.countryCode)) throw fieldsRefusal([{ field: 'countryCode', code: 'error.country.not_supported' }]);
  checkFields(body, submittedFields(body), clock.now());
  const newPlayer = writeNewPlayer(body);
  return withRegistrationLock(database, async (tx) => {
    await requireNotRegistered(tx, newPlayer, context);
    const known = await findUnfinished(tx, newPlayer, body.password);
    const isReady = newPlayer.dateOfBirth !== null && verificationOf(body.countryCode) === 'NONE';
    const status = isReady ? 'REGISTERED' : 'PRE_REGISTERED';
    const player = known
      ? await updateColumns(tx, known, { ...newPlayer, status })
      : await insert(tx, newPlayer, status, clock.now());
    await recordStatus(tx, player, clock.now());
    const user = { email: player.email, playerId: String(player.id), password: body.password, confirmed: isReady };
    await createIdentityAdmin(tx).setUser(user);
    return player;
  });
}

/** DEC-RGA-4: throws for a person in the register of excluded persons. */
async function requireNotRegistered(tx: Database, person: Person, { clock, config }: SandboxContext): Promise<void> {
  const until = await findInRegister(tx, person, config.serviceSecret, clock.now());
  if (until !== undefined) throw registrationRefusal('error.registration.excluded');
}

/** Finds the same person's unfinished registration; undefined for a new person. Throws when the person has an account. */
async function findUnfinished(tx: Database, person: Person, password: string): Promise<Player | undefined> {
  if (await isExcluded(tx, person)) throw registrationRefusal('error.registration.excluded');
  const same = await findSamePerson(tx, person);
  const [known] = same;
  if (!known) return undefined;
  if (same.some(({ email, cpf }) => cpf !== null && cpf === person.cpf && email !== person.email)) {
    throw registrationRefusal('error.cpf.duplicate_found');
  }
  const isOwn = same.length === 1 && unfinished.has(known.status);
  if (isOwn && (await createIdentityAdmin(tx).checkPassword(String(known.id), password))) return known;
  throw registrationRefusal('error.registration.player_already_exists');
}

type NewPlayer = ReturnType<typeof writeNewPlayer>;

async function insert(tx: Database, newPlayer: NewPlayer, status: string, now: Date): Promise<Player> {
  const [player] = await tx
    .insert(playerTable)
    .values({
      ...newPlayer,
      siteId,
      personId: '',
      status,
      kycStatus: 'NOT_VERIFIED',
      loyaltyLevel: 1,
      limitLevel: 0,
      firstLogin: true,
      flags: openFlags,
      multibrandSuspended: false,
      registeredAt: now,
    })
    .returning();
  if (!player) throw new Error('The new player was not inserted.');
  return updateColumns(tx, player, { personId: `P-${(player.id * 7_919).toString(16)}` });
}

async function updateColumns(tx: Database, { id }: Player, change: Partial<typeof playerTable.$inferInsert>): Promise<Player> {
  const [player] = await tx.update(playerTable).set(change).where(eq(playerTable.id, id)).returning();
  if (!player) throw new Error('The player no longer exists.');
  return player;
}

async function recordStatus(tx: Database, { id, status }: Player, at: Date): Promise<void> {
  await tx.insert(statusHistoryTable).values({ playerId: id, status, at });
}

/**
 * Returns a player whose registration is unfinished; 404 for all others, so that an id reveals nothing about a registered
 * player.
 */
export async function requireUnfinished(db: Database, playerId: string): Promise<Player> {
  const player = await findPlayer(db, playerId);
  if (!player || !unfinished.has(player.status)) throw refusal(404, 'error.not_found');
  return player;
}

/** Completes the second of two calls. Repeats the duplicate check, now with date of birth and post code. */
export async function finishRegistration(context: SandboxContext, body: Completion): Promise<Player> {
  const { database, clock } = context;
  return withRegistrationLock(database, async (tx) => {
    const player = await requireUnfinished(tx, body.playerId);
    const { countryCode } = player;
    const { cpfRequired, provinceRequired } = countryRecord(countryCode);
    const rest = { ...body, countryCode, postCode: body.postalCode, termsAndConditions: body.termsAndConditionsAccepted };
    const blank = { password: '', phonePrefix: '', phoneBody: '', termsAndConditionsAcceptedVersion: player.termsVersion };
    const whole = {
      ...blank,
      ...rest,
      email: player.email,
      firstName: player.firstName,
      lastName: player.lastName,
      mobilePhone: player.mobilePhone,
      province: body.province ?? player.province ?? '',
      cookiePolicyAccepted: true,
      allConditions: body.allConditions ?? true,
      marketingOptIn: body.marketingOptIn ?? player.marketingOptIn,
    };
    checkFields(whole, fieldsOf.ContactInfo, clock.now());
    const change = {
      dateOfBirth: body.dateOfBirth,
      postCode: writePostCode(countryCode, body.postalCode),
      address: body.address ? normalizeLine(body.address) : player.address,
      city: body.city ? normalizeLine(body.city) : player.city,
      province: provinceRequired ? (body.province ?? player.province) : null,
      cpf: cpfRequired && body.cpf ? cpfDigits(body.cpf) : player.cpf,
      marketingOptIn: whole.marketingOptIn,
      languageCode: body.languageCode,
    };
    const person = { ...player, ...change };
    await requireNotRegistered(tx, person, context);
    if (await isExcluded(tx, person)) throw registrationRefusal('error.registration.excluded');
    const others = (await findSamePerson(tx, person)).filter(({ id }) => id !== player.id);
    if (others.some(({ cpf }) => cpf !== null && cpf === person.cpf)) throw registrationRefusal('error.cpf.duplicate_found');
    if (others.length > 0) throw registrationRefusal('error.registration.player_already_exists');
    const written = await updateColumns(tx, player, change);
    if (verificationOf(countryCode) === 'NONE') await activate(tx, written, clock.now());
    return written;
  });
}

async function activate(tx: Database, player: Player, now: Date): Promise<void> {
  await recordStatus(tx, await updateColumns(tx, player, { status: 'REGISTERED' }), now);
  await createIdentityAdmin(tx).confirm(String(player.id));
  await postMessage(tx, 'welcome', { playerId: player.id, eventKey: 'account' }, now);
}

/** Activates the account of a player who has verified phone or e-mail. */
export function activateAccount({ database, clock }: SandboxContext, player: Player): Promise<void> {
  return database.transaction((tx) => activate(tx, player, clock.now()));
}

/** Marks a player who has been sent a code as unverified. */
export async function markUnverified({ database, clock }: SandboxContext, player: Player): Promise<void> {
  if (player.status === 'ACCOUNT_UNVERIFIED') return;
  await database.transaction(async (tx) =>
    recordStatus(tx, await updateColumns(tx, player, { status: 'ACCOUNT_UNVERIFIED' }), clock.now()),
  );
}
