import { eq, sql } from 'drizzle-orm';
import type { Completion, Registration } from '#lib/registration/contract.ts';
import { cpfDigits } from '#lib/registration/cpf.ts';
import { fieldsOf } from '#lib/registration/fields.ts';
import { writePostCode } from '#lib/registration/post-code.ts';
import { tidyLine } from '#lib/registration/rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { findPlayer } from '../players/find.ts';
import { openFlags } from '../players/flags.ts';
import { type Player, playerTable, statusHistoryTable } from '../players/tables.ts';
import { refusal } from '../refusal.ts';
import { checkFields, fieldsIn, writeNewcomer } from './newcomer.ts';
import { refuse, refuseFields } from './refusals.ts';
import { isServed, verificationOf } from './risk-setting.ts';
import { findSame, isExcluded, type Person } from './same-person.ts';

const siteId = 5;
const unfinished = new Set(['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED']);

/** One registration at a time, so that two of the same person cannot pass the test side by side. */
function oneByOne<Result>(database: Database, run: (tx: Database) => Promise<Result>): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('registration'))`);
    return run(tx);
  });
}

/**
 * Registers a newcomer, or takes up the unfinished registration of whoever knows its password: a repeated call, a
 * second thought about a field. Throws the refusals of the contract.
 */
export async function registerNewcomer(context: SandboxContext, body: Registration): Promise<Player> {
  const { database, clock } = context;
  if (!isServed(body.countryCode)) throw refuseFields([{ field: 'countryCode', code: 'error.country.not_supported' }]);
  checkFields(body, fieldsIn(body), clock.now());
  const newcomer = writeNewcomer(body);
  return oneByOne(database, async (tx) => {
    const known = await findUnfinished(tx, newcomer, body.password);
    const isReady = newcomer.dateOfBirth !== null && verificationOf(body.countryCode) === 'NONE';
    const status = isReady ? 'REGISTERED' : 'PRE_REGISTERED';
    const player = known ? await rewrite(tx, known, { ...newcomer, status }) : await insert(tx, newcomer, status, clock.now());
    await note(tx, player, clock.now());
    const user = { email: player.email, playerId: String(player.id), password: body.password, confirmed: isReady };
    await createIdentityAdmin(tx).setUser(user);
    return player;
  });
}

/** The same person's unfinished registration; undefined for a new person. Throws when the person has an account. */
async function findUnfinished(tx: Database, person: Person, password: string): Promise<Player | undefined> {
  if (await isExcluded(tx, person)) throw refuse('error.registration.excluded');
  const same = await findSame(tx, siteId, person);
  const [known] = same;
  if (!known) return undefined;
  if (same.some(({ email, cpf }) => cpf !== null && cpf === person.cpf && email !== person.email)) {
    throw refuse('error.cpf.duplicate_found');
  }
  const isOwn = same.length === 1 && unfinished.has(known.status);
  if (isOwn && (await createIdentityAdmin(tx).checkPassword(String(known.id), password))) return known;
  throw refuse('error.registration.player_already_exists');
}

type Newcomer = ReturnType<typeof writeNewcomer>;

async function insert(tx: Database, newcomer: Newcomer, status: string, now: Date): Promise<Player> {
  const [player] = await tx
    .insert(playerTable)
    .values({
      ...newcomer,
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
  if (!player) throw new Error('The new player was not written.');
  return rewrite(tx, player, { personId: `P-${(player.id * 7_919).toString(16)}` });
}

async function rewrite(tx: Database, { id }: Player, change: Partial<typeof playerTable.$inferInsert>): Promise<Player> {
  const [player] = await tx.update(playerTable).set(change).where(eq(playerTable.id, id)).returning();
  if (!player) throw new Error('The player is gone.');
  return player;
}

async function note(tx: Database, { id, status }: Player, at: Date): Promise<void> {
  await tx.insert(statusHistoryTable).values({ playerId: id, status, at });
}

/** A player who is still registering; 404 for everybody else, so that an id tells nothing about a registered player. */
export async function requireUnfinished(db: Database, playerId: string): Promise<Player> {
  const player = await findPlayer(db, playerId);
  if (!player || !unfinished.has(player.status)) throw refusal(404, 'error.not_found');
  return player;
}

/** The second of two calls. The test for the same person runs again, now with date of birth and post code. */
export async function completeNewcomer(context: SandboxContext, body: Completion): Promise<Player> {
  const { database, clock } = context;
  return oneByOne(database, async (tx) => {
    const player = await requireUnfinished(tx, body.playerId);
    const { countryCode } = player;
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
      address: body.address ? tidyLine(body.address) : player.address,
      city: body.city ? tidyLine(body.city) : player.city,
      province: countryCode === 'CA' ? (body.province ?? player.province) : null,
      cpf: countryCode === 'BR' && body.cpf ? cpfDigits(body.cpf) : player.cpf,
      marketingOptIn: whole.marketingOptIn,
      languageCode: body.languageCode,
    };
    const person = { ...player, ...change };
    if (await isExcluded(tx, person)) throw refuse('error.registration.excluded');
    const others = (await findSame(tx, siteId, person)).filter(({ id }) => id !== player.id);
    if (others.some(({ cpf }) => cpf !== null && cpf === person.cpf)) throw refuse('error.cpf.duplicate_found');
    if (others.length > 0) throw refuse('error.registration.player_already_exists');
    const written = await rewrite(tx, player, change);
    if (verificationOf(countryCode) === 'NONE') await open(tx, written, clock.now());
    return written;
  });
}

async function open(tx: Database, player: Player, now: Date): Promise<void> {
  await note(tx, await rewrite(tx, player, { status: 'REGISTERED' }), now);
  await createIdentityAdmin(tx).confirm(String(player.id));
}

/** Opens the account of a player who has proven himself. */
export function openAccount({ database, clock }: SandboxContext, player: Player): Promise<void> {
  return database.transaction((tx) => open(tx, player, clock.now()));
}

/** The state of a player whom a code is on its way to. */
export async function awaitCode({ database, clock }: SandboxContext, player: Player): Promise<void> {
  if (player.status === 'ACCOUNT_UNVERIFIED') return;
  await database.transaction(async (tx) => note(tx, await rewrite(tx, player, { status: 'ACCOUNT_UNVERIFIED' }), clock.now()));
}
