import { hash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { BankIdentity } from '#lib/core/validation/bank-identity.ts';
import { bankVisitSeconds } from '#lib/pay-and-play/rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Refusal } from '../core/refusal.ts';
import { badRequest } from '../core/refusal.ts';
import type { Player } from '../players/tables.ts';
import { identifyCustomer } from './bank-player.ts';
import { type PnpSession, pnpSessionTable } from './tables.ts';

/** A payment that the payment service has confirmed. */
export interface ConfirmedPayment {
  readonly sessionId: string;
  readonly providerRef: string;
  readonly amountMinor: number;
  readonly kyc: BankIdentity;
}

/**
 * Creates or reads the session and the player of a payment, whether its notification or its code comes first; only the refusal
 * where the customer may have no account. Throws one when the two disagree. Call it inside a transaction.
 */
export async function saveSession(
  tx: Database,
  payment: ConfirmedPayment,
  occasion: { readonly now: Date; readonly secret: string },
): Promise<{ readonly session: PnpSession; readonly player: Player } | { readonly refusal: Refusal }> {
  const { sessionId, providerRef, amountMinor } = payment;
  const customer = await identifyCustomer(tx, payment.kyc, occasion);
  if ('refusal' in customer) return customer;
  const { player } = customer;
  const existing = player.status !== 'PRE_REGISTERED';
  const row = { sessionId, providerRef, amountMinor, playerId: player.id, existing };
  await tx.insert(pnpSessionTable).values(row).onConflictDoNothing();
  const session = await findSession(tx, sessionId);
  if (!session || session.providerRef !== providerRef || session.amountMinor !== amountMinor || session.playerId !== player.id) {
    throw badRequest('error.payment.mismatch');
  }
  return { session, player };
}

export async function findSession(db: Database, sessionId: string): Promise<PnpSession | undefined> {
  const [session] = await db.select().from(pnpSessionTable).where(eq(pnpSessionTable.sessionId, sessionId));
  return session;
}

/** Returns a session whose code was exchanged recently and that has not signed in yet. Throws a refusal for any other. */
export async function requireOpenSession(db: Database, sessionId: string, now: Date): Promise<PnpSession> {
  const since = new Date(now.getTime() - bankVisitSeconds * 1_000);
  const [session] = await db
    .select()
    .from(pnpSessionTable)
    .where(
      and(eq(pnpSessionTable.sessionId, sessionId), gt(pnpSessionTable.verifiedAt, since), isNull(pnpSessionTable.signedInAt)),
    );
  if (!session) throw badRequest('error.pnp.session.invalid');
  return session;
}

/** Claims the session for one sign-in. Throws a refusal when another call has claimed it. */
export async function claimSession(db: Database, sessionId: string, now: Date): Promise<void> {
  const taken = await db
    .update(pnpSessionTable)
    .set({ signedInAt: now })
    .where(and(eq(pnpSessionTable.sessionId, sessionId), isNull(pnpSessionTable.signedInAt)))
    .returning({ id: pnpSessionTable.sessionId });
  if (taken.length === 0) throw badRequest('error.pnp.session.invalid');
}

/** The digest under which a device fingerprint is stored. */
export function hashDevice(blackbox: string): string {
  return hash('sha256', blackbox);
}
