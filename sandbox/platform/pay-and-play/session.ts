import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { BankIdentity } from '#lib/pay-and-play/contract.ts';
import { bankVisitSeconds } from '#lib/pay-and-play/rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';
import { playerOf } from './person.ts';
import { refuse } from './refusals.ts';
import { type PnpSession, pnpSessionTable } from './tables.ts';

/** What the payment service knows of a payment that was confirmed. */
export interface ConfirmedPayment {
  readonly sessionId: string;
  readonly providerRef: string;
  readonly amountMinor: number;
  readonly kyc: BankIdentity;
}

/**
 * The session and the player of a payment, made by whichever comes first, its notice or its code. Throws a refusal when
 * the two do not tell the same. Call it inside a transaction.
 */
export async function keepSession(
  tx: Database,
  payment: ConfirmedPayment,
  now: Date,
): Promise<{ session: PnpSession; player: Player }> {
  const { sessionId, providerRef, amountMinor } = payment;
  const player = await playerOf(tx, payment.kyc, now);
  const existing = player.status !== 'PRE_REGISTERED';
  const row = { sessionId, providerRef, amountMinor, playerId: player.id, existing };
  await tx.insert(pnpSessionTable).values(row).onConflictDoNothing();
  const session = await findSession(tx, sessionId);
  if (!session || session.providerRef !== providerRef || session.amountMinor !== amountMinor || session.playerId !== player.id) {
    throw refuse('error.payment.mismatch');
  }
  return { session, player };
}

export async function findSession(db: Database, sessionId: string): Promise<PnpSession | undefined> {
  const [session] = await db.select().from(pnpSessionTable).where(eq(pnpSessionTable.sessionId, sessionId));
  return session;
}

/** A session whose code was brought not long ago and that is nobody's yet. Throws a refusal for any other. */
export async function requireOpenSession(db: Database, sessionId: string, now: Date): Promise<PnpSession> {
  const since = new Date(now.getTime() - bankVisitSeconds * 1_000);
  const [session] = await db
    .select()
    .from(pnpSessionTable)
    .where(
      and(eq(pnpSessionTable.sessionId, sessionId), gt(pnpSessionTable.verifiedAt, since), isNull(pnpSessionTable.signedInAt)),
    );
  if (!session) throw refuse('error.pnp.session.invalid');
  return session;
}

/** Takes the session for one sign-in. Throws a refusal when another was faster. */
export async function takeSession(db: Database, sessionId: string, now: Date): Promise<void> {
  const taken = await db
    .update(pnpSessionTable)
    .set({ signedInAt: now })
    .where(and(eq(pnpSessionTable.sessionId, sessionId), isNull(pnpSessionTable.signedInAt)))
    .returning({ id: pnpSessionTable.sessionId });
  if (taken.length === 0) throw refuse('error.pnp.session.invalid');
}

/** A fingerprint as it is kept. */
export function hashDevice(blackbox: string): string {
  return createHash('sha256').update(blackbox).digest('hex');
}
