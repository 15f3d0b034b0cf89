import { eq } from 'drizzle-orm';
import { countryRecord } from '#lib/core/market/countries.ts';
import { cpfDigits } from '#lib/core/validation/cpf.ts';
import { normalizeLine } from '#lib/core/validation/line.ts';
import { writePostCode } from '#lib/core/validation/post-code.ts';
import type { Completion } from '#lib/registration/contract.ts';
import { fieldsOf } from '#lib/registration/validation/fields.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createIdentityAdmin } from '#sandbox/identity/port.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { badRequest, refusal } from '../core/refusal.ts';
import { postMessage } from '../messages/post-message.ts';
import { reviewNewAccount } from '../persons/open-matches.ts';
import { findPlayer } from '../players/find-player.ts';
import { identityOf } from '../players/identity/identity.ts';
import { lockPersons } from '../players/identity/lock-persons.ts';
import { type Player, playerTable, statusHistoryTable } from '../players/tables.ts';
import { changePlayer } from '../players/write-players.ts';
import { releaseContacts } from './abandon.ts';
import { checkFields } from './new-player.ts';
import { fieldsRefusal } from './refusals.ts';
import { verificationOf } from './risk-setting.ts';
import { isEqual, isUnfinished, knownRefusal, requireNotExcluded } from './same-person.ts';

/**
 * Returns a player whose registration is unfinished; 404 for all others, so that an id reveals nothing about a registered
 * player.
 */
export async function requireUnfinished(db: Database, playerId: string): Promise<Player> {
  const player = await findPlayer(db, playerId);
  if (!player || !isUnfinished(player)) throw refusal(404, 'error.not_found');
  return player;
}

/** Completes the second of two calls. Repeats the checks of the person, now with the date of birth. */
export async function finishRegistration(context: SandboxContext, body: Completion): Promise<Player> {
  const { database, clock, config } = context;
  const [now, secret] = [clock.now(), config.serviceSecret];
  return database.transaction(async (tx) => {
    await lockPersons(tx);
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
    checkFields(whole, ['province', ...fieldsOf.ContactInfo], now);
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
    const person = { ...player, ...change, identityHash: identityOf({ ...player, ...change }, secret) };
    const others = (await requireNotExcluded(tx, person, { now, secret })).filter(({ id }) => id !== player.id);
    if (others.length > 0 && !(await releaseContacts(tx, others, now))) {
      const isCpf = others.some(({ cpf }) => isEqual(cpf, person.cpf));
      throw isCpf ? badRequest('error.cpf.duplicate_found') : knownRefusal(others, now);
    }
    const written = await changePlayer(tx, player, change, secret);
    await setStatus(tx, player, player.status, now);
    return verificationOf(countryCode) === 'NONE' ? activate(tx, written, context) : written;
  });
}

/** Throws while the second of the two calls is missing: without a birth date, neither age nor exclusion is checked. */
export function requireWhole({ dateOfBirth }: Player): void {
  if (dateOfBirth === null) throw fieldsRefusal([{ field: 'dateOfBirth', code: 'error.field.required' }]);
}

/** The account is open from now on: the person must not have been excluded since, and is compared with the known ones. */
async function activate(tx: Database, unfinished: Player, { clock, config }: SandboxContext): Promise<Player> {
  requireWhole(unfinished);
  const now = clock.now();
  const secret = config.serviceSecret;
  await requireNotExcluded(tx, unfinished, { now, secret });
  const player = await setStatus(tx, unfinished, 'REGISTERED', now);
  await createIdentityAdmin(tx).confirm(String(player.id));
  await postMessage(tx, 'welcome', { playerId: player.id, eventKey: 'account' }, now);
  return reviewNewAccount(tx, player, { now, secret });
}

/** Activates the account of a player who has verified phone or e-mail. Throws if either has changed since. */
export async function activateAccount(context: SandboxContext, verified: Player): Promise<void> {
  await context.database.transaction(async (tx) => {
    await lockPersons(tx);
    const player = await requireUnfinished(tx, String(verified.id));
    if (player.email !== verified.email || player.mobilePhone !== verified.mobilePhone) throw badRequest('sms.code.expired');
    await activate(tx, player, context);
  });
}

/**
 * Records a step of an unfinished registration, which keeps it for as long as from its beginning: a sign-in, or a code that was
 * sent. One that was finished, blocked or ended since it was read stays as it is.
 */
export async function keepRegistration(db: Database, { id }: Player, now: Date, status?: 'ACCOUNT_UNVERIFIED'): Promise<void> {
  await db.transaction(async (tx) => {
    const [player] = await tx.select().from(playerTable).where(eq(playerTable.id, id)).for('update');
    if (player && isUnfinished(player)) await setStatus(tx, player, status ?? player.status, now);
  });
}

async function setStatus(tx: Database, { id }: Player, status: string, now: Date): Promise<Player> {
  const [player] = await tx.update(playerTable).set({ status }).where(eq(playerTable.id, id)).returning();
  if (!player) throw new Error('The player no longer exists.');
  await tx.insert(statusHistoryTable).values({ playerId: id, status, at: now });
  return player;
}
