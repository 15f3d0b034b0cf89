import { createHmac, randomUUID } from 'node:crypto';
import { and, count, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Phone } from '#lib/core/validation/phone.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createPin } from '#sandbox/kit/pin.ts';
import { refusal } from '../core/refusal.ts';
import { lockPersons } from '../players/identity/lock-persons.ts';
import { isTaken } from '../players/is-taken.ts';
import { type Player, playerTable } from '../players/tables.ts';
import { freeContact, hasLeftContacts } from '../registration/abandon.ts';
import { phoneChangeTable as table } from './tables.ts';

const lifeMs = 10 * 60_000;
const maxTries = 5;
/** Codes of a player within a day, and codes to one number by all players (DEC-VAL-9). */
const maxSends = 3;

interface Requested {
  readonly id: string;
  /** Undefined where nothing may be sent: the number belongs to another player, or had its codes of the day. */
  readonly code: string | undefined;
}

/** DEC-ACC-2: begins a change of the phone number, which replaces an earlier one. Throws on the fourth of a day. */
export async function beginPhoneChange(
  context: SandboxContext,
  player: Player,
  sessionId: string,
  phone: Phone,
): Promise<Requested> {
  const { database, clock, config } = context;
  const now = clock.now();
  const since = new Date(now.getTime() - dayMs);
  return database.transaction(async (tx) => {
    await tx.select({ id: playerTable.id }).from(playerTable).where(eq(playerTable.id, player.id)).for('update');
    await tx.delete(table).where(lte(table.requestedAt, since));
    const own = await countRequests(tx, eq(table.playerId, player.id));
    if (own >= maxSends) throw refusal(400, 'sms.max.attempts.reached');
    const ofOthers = await countRequests(tx, and(eq(table.mobilePhone, phone.whole), ne(table.playerId, player.id)));
    const isOfAnother = await isTaken(tx, 'mobilePhone', phone.whole, player.id, hasLeftContacts(now));
    const isSent = ofOthers < maxSends && !isOfAnother;
    const code = createPin(config.fixedPin);
    const id = randomUUID();
    await tx.update(table).set({ isOpen: false }).where(eq(table.playerId, player.id));
    await tx.insert(table).values({
      id,
      playerId: player.id,
      sessionId,
      mobilePhone: phone.whole,
      phonePrefix: phone.prefix,
      phoneBody: phone.body,
      codeHash: isSent ? hashOf(context, id, code) : null,
      triesLeft: maxTries,
      requestedAt: now,
      isOpen: true,
    });
    return { id, code: isSent ? code : undefined };
  });
}

interface Verified {
  readonly phone: Pick<Phone, 'prefix' | 'body'>;
  /** False for the repeat of a call whose answer was lost. */
  readonly isNew: boolean;
}

/**
 * Verifies the code of a change within ten minutes, five tries and the session that began it, and stores the number. Throws
 * `sms.code.invalid`, also for a number that another player has verified in the meantime.
 */
export async function finishPhoneChange(
  context: SandboxContext,
  {
    id,
    playerId,
    sessionId,
    code,
  }: { readonly id: string; readonly playerId: number; readonly sessionId: string; readonly code: string },
): Promise<Verified> {
  const { database, clock } = context;
  if (!/^[\da-f-]{36}$/.test(id)) throw refusal(400, 'sms.code.invalid');
  const now = clock.now();
  const since = new Date(now.getTime() - lifeMs);
  // The refusal is thrown after the transaction, which keeps the count of the try.
  const verified = await database.transaction(async (tx) => {
    await lockPersons(tx);
    const isValid = and(
      eq(table.id, id),
      eq(table.playerId, playerId),
      eq(table.sessionId, sessionId),
      gt(table.triesLeft, 0),
      gt(table.requestedAt, since),
    );
    const [known] = await tx.select().from(table).where(isValid).for('update');
    if (!known) return undefined;
    const isCode = known.codeHash === hashOf(context, id, code);
    const phone = { prefix: known.phonePrefix, body: known.phoneBody };
    if (!known.isOpen) return isCode && (await isStored(tx, playerId, known.mobilePhone)) ? { phone, isNew: false } : undefined;
    if (isCode) await freeContact(tx, 'mobilePhone', known.mobilePhone, now);
    const isRight = isCode && !(await isTaken(tx, 'mobilePhone', known.mobilePhone, playerId));
    await tx
      .update(table)
      .set(isRight ? { isOpen: false } : { triesLeft: known.triesLeft - 1 })
      .where(eq(table.id, id));
    if (!isRight) return undefined;
    const unprovenContacts = sql`array_remove(${playerTable.unprovenContacts}, 'mobilePhone')`;
    await tx.update(playerTable).set({ mobilePhone: known.mobilePhone, unprovenContacts }).where(eq(playerTable.id, playerId));
    return { phone, isNew: true };
  });
  if (!verified) throw refusal(400, 'sms.code.invalid');
  return verified;
}

async function isStored(db: Database, playerId: number, mobilePhone: string): Promise<boolean> {
  const isOwn = and(eq(playerTable.id, playerId), eq(playerTable.mobilePhone, mobilePhone));
  return (await db.select({ id: playerTable.id }).from(playerTable).where(isOwn)).length > 0;
}

async function countRequests(db: Database, condition: ReturnType<typeof and>): Promise<number> {
  const [row] = await db.select({ requests: count() }).from(table).where(condition);
  return row?.requests ?? 0;
}

function hashOf({ config }: SandboxContext, id: string, code: string): string {
  return createHmac('sha256', config.serviceSecret).update(`phone:${id}:${code}`).digest('hex');
}
