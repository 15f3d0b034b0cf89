import { and, eq } from 'drizzle-orm';
import type { Requester } from '#lib/core/api/requester.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createAttempts, createCredential, createIdentityAdmin, matchesPassword } from '#sandbox/identity/port.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { reviewNewAccount } from '../persons/open-matches.ts';
import { lockPersons } from '../players/identity/lock-persons.ts';
import { isTaken } from '../players/is-taken.ts';
import { legacyPlayerTable, statusHistoryTable } from '../players/tables.ts';
import { insertPlayers, type NewPlayer } from '../players/write-players.ts';
import { freeContact } from './abandon.ts';

export interface LegacyPlayer {
  readonly email: string;
  readonly password: string;
  /** False while the former system had not verified the e-mail address. */
  readonly confirmed: boolean;
  readonly record: NewPlayer;
}

/** Replaces all players of the former system. */
export async function seedLegacyPlayers(db: Database, players: readonly LegacyPlayer[]): Promise<void> {
  await db.delete(legacyPlayerTable);
  for (const { email, password, confirmed, record } of players) {
    const { salt, verifier } = createCredential(email, password);
    const registeredAt = record.registeredAt.toISOString();
    await db.insert(legacyPlayerTable).values({ email, salt, verifier, confirmed, record: { ...record, registeredAt } });
  }
}

/** A random password, so that an unknown address takes as long as a wrong password. */
let decoy: ReturnType<typeof createCredential> | undefined;

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Undefined for a caller other than the site, whose sign-in has counted the wrong password already. */
  readonly requester: Requester | undefined;
}

/**
 * Migrates a player once if the password is correct (LOG-13); player and identity user share one transaction. Returns
 * undefined for an unknown address, a wrong password and a locked account alike.
 */
export async function migrateLegacyPlayer(
  { database, clock, config }: Pick<SandboxContext, 'database' | 'clock' | 'config'>,
  { email, password, requester }: Credentials,
): Promise<{ userConfirmed: boolean } | undefined> {
  decoy ??= createCredential('unknown', crypto.randomUUID());
  const [known] = await database.select().from(legacyPlayerTable).where(eq(legacyPlayerTable.email, email));
  const attempts = createAttempts(database, clock.now);
  const isLocked = await attempts.isLocked({ account: email, requester });
  const isRight = matchesPassword(email, known ?? decoy, password);
  if (!requester && !(known && isRight)) await attempts.recordFailure({ account: email, requester });
  if (!known || !isRight || isLocked) return undefined;
  if (!known.confirmed) return { userConfirmed: false };
  return database.transaction(async (tx) => {
    await lockPersons(tx);
    const { cpf } = known.record;
    await freeContact(tx, 'email', email, clock.now());
    if (cpf) await freeContact(tx, 'cpf', cpf, clock.now());
    // Registered here meanwhile: the owner signs in to that account.
    if ((await isTaken(tx, 'email', email)) || (cpf && (await isTaken(tx, 'cpf', cpf)))) return undefined;
    const mine = and(eq(legacyPlayerTable.email, email), eq(legacyPlayerTable.verifier, known.verifier));
    const [taken] = await tx.delete(legacyPlayerTable).where(mine).returning();
    if (!taken) return undefined;
    const registeredAt = new Date(taken.record.registeredAt);
    const [player] = await insertPlayers(tx, [{ ...taken.record, registeredAt }], config.serviceSecret);
    if (!player) return undefined;
    await tx.insert(statusHistoryTable).values({ playerId: player.id, status: player.status, at: clock.now() });
    await createIdentityAdmin(tx).setUser({ email, playerId: String(player.id), password, confirmed: true });
    await reviewNewAccount(tx, player, { now: clock.now(), secret: config.serviceSecret });
    return { userConfirmed: true };
  });
}
