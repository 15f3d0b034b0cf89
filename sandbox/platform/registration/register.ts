import { eq } from 'drizzle-orm';
import type { Registration } from '#lib/registration/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createAttempts, createIdentityAdmin } from '#sandbox/identity/port.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { badRequest, Refusal } from '../core/refusal.ts';
import { reviewNewAccount } from '../persons/open-matches.ts';
import { openFlags } from '../players/flags.ts';
import { identityOf } from '../players/identity/identity.ts';
import { lockPersons } from '../players/identity/lock-persons.ts';
import { type Player, playerTable, siteId, statusHistoryTable } from '../players/tables.ts';
import { changePlayer, insertPlayers } from '../players/write-players.ts';
import { releaseContacts } from './abandon.ts';
import { checkFields, submittedFields, writeNewPlayer } from './new-player.ts';
import { fieldsRefusal } from './refusals.ts';
import { isServed, verificationOf } from './risk-setting.ts';
import { isEqual, isUnfinished, knownRefusal, type Person, requireNotExcluded } from './same-person.ts';

/**
 * Registers a new player, or continues an unfinished registration whose password matches, so that a repeated or corrected
 * call does not register twice. Throws the refusals of the contract.
 */
export async function startRegistration(context: SandboxContext, body: Registration): Promise<Player> {
  const { database, clock, config } = context;
  const [now, secret] = [clock.now(), config.serviceSecret];
  if (!isServed(body.countryCode)) throw fieldsRefusal([{ field: 'countryCode', code: 'error.country.not_supported' }]);
  checkFields(body, submittedFields(body), now);
  const newPlayer = writeNewPlayer(body);
  // The refusal is thrown after the transaction, which keeps the count of a wrong password.
  const registered = await database.transaction(async (tx) => {
    await lockPersons(tx);
    const known = await findUnfinished(tx, { ...newPlayer, identityHash: identityOf(newPlayer, secret) }, body.password, {
      now,
      secret,
    });
    if (known instanceof Refusal) return known;
    const isReady = newPlayer.dateOfBirth !== null && verificationOf(body.countryCode) === 'NONE';
    const status = isReady ? 'REGISTERED' : 'PRE_REGISTERED';
    const written = known
      ? await changePlayer(tx, known, { ...newPlayer, status }, secret)
      : await insert(tx, { ...newPlayer, status }, now, secret);
    await tx.insert(statusHistoryTable).values({ playerId: written.id, status, at: now });
    const player = isReady ? await reviewNewAccount(tx, written, { now, secret }) : written;
    const user = { email: player.email, playerId: String(player.id), password: body.password, confirmed: isReady };
    await createIdentityAdmin(tx).setUser(user);
    return player;
  });
  if (registered instanceof Refusal) throw registered;
  return registered;
}

/**
 * Finds the same person's unfinished registration; undefined for a new person, also where others have left theirs for a day.
 * Returns the refusal where the person has an account.
 */
async function findUnfinished(
  tx: Database,
  person: Person,
  password: string,
  occasion: { readonly now: Date; readonly secret: string },
): Promise<Player | Refusal | undefined> {
  const same = await requireNotExcluded(tx, person, occasion);
  const [known] = same;
  if (!known) return undefined;
  const isOwn = same.length === 1 && isUnfinished(known) && (await provesOwner(tx, known, password, occasion.now));
  if (!isOwn && (await releaseContacts(tx, same, occasion.now))) return undefined;
  if (same.some(({ email, cpf }) => isEqual(cpf, person.cpf) && email !== person.email)) {
    return badRequest('error.cpf.duplicate_found');
  }
  return isOwn ? known : knownRefusal(same, occasion.now);
}

/** Counts a wrong password as a failed sign-in: otherwise a registration could be used to guess passwords. */
async function provesOwner(tx: Database, { id, email }: Player, password: string, now: Date): Promise<boolean> {
  const attempts = createAttempts(tx, () => now);
  const attempt = { account: email.toLowerCase(), requester: undefined };
  if (await attempts.isLocked(attempt)) return false;
  const isRight = await createIdentityAdmin(tx).checkPassword(String(id), password);
  if (!isRight) await attempts.recordFailure(attempt);
  return isRight;
}

async function insert(
  tx: Database,
  newPlayer: ReturnType<typeof writeNewPlayer> & { readonly status: string },
  now: Date,
  secret: string,
): Promise<Player> {
  const row = {
    ...newPlayer,
    siteId,
    personId: '',
    kycStatus: 'NOT_VERIFIED',
    loyaltyLevel: 1,
    limitLevel: 0,
    firstLogin: true,
    flags: openFlags,
    multibrandSuspended: false,
    registeredAt: now,
  };
  const [inserted] = await insertPlayers(tx, [row], secret);
  const personId = `P-${((inserted?.id ?? 0) * 7_919).toString(16)}`;
  const [player] = await tx
    .update(playerTable)
    .set({ personId })
    .where(eq(playerTable.id, inserted?.id ?? 0))
    .returning();
  if (!player) throw new Error('The new player was not inserted.');
  return player;
}
