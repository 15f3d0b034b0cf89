import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { BankIdentity } from '#lib/core/validation/bank-identity.ts';
import { bankCountry } from '#lib/pay-and-play/rules.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { findCustomer } from './new-customers.ts';
import { type PaySession, paySessionTable } from './tables.ts';

const codeLifetimeMs = 15 * 60_000;
const maxOpenMs = 30 * 60_000;

type SessionContext = Pick<SandboxContext, 'database' | 'clock'>;

interface Opening {
  readonly redirectUri: string;
  readonly amountMinor: number;
  readonly locale: string | null;
}

export async function openSession({ database, clock }: SessionContext, opening: Opening): Promise<string> {
  const id = randomUUID();
  const providerRef = `bank_${randomUUID()}`;
  await database.insert(paySessionTable).values({ ...opening, id, status: 'OPEN', providerRef, createdAt: clock.now() });
  return id;
}

/** A payment with the form of its pages' numbers. */
export interface ShownSession extends PaySession {
  readonly numbers: NumberForm;
}

export async function findSession(
  { database, readNumberForm }: Pick<SandboxContext, 'database' | 'readNumberForm'>,
  id: string,
): Promise<ShownSession | undefined> {
  const [session] = await database.select().from(paySessionTable).where(eq(paySessionTable.id, id));
  if (!session) return undefined;
  const [language = 'en', market = bankCountry] = session.locale?.split('-') ?? [];
  return { ...session, numbers: readNumberForm(market, language) };
}

/** True while the payer can still act. */
export function isOpen({ status, createdAt }: PaySession, now: Date): boolean {
  return status === 'OPEN' && createdAt.getTime() + maxOpenMs > now.getTime();
}

/** Confirms the payment once and returns its code; undefined when it is already confirmed or cancelled. */
export async function confirmSession(
  { database, clock }: SessionContext,
  id: string,
  subject: string,
): Promise<string | undefined> {
  const code = randomBytes(24).toString('base64url');
  const codeExpiresAt = new Date(clock.now().getTime() + codeLifetimeMs);
  const confirmed = await database
    .update(paySessionTable)
    .set({ status: 'CONFIRMED', subject, codeHash: hash(code), codeExpiresAt })
    .where(and(eq(paySessionTable.id, id), eq(paySessionTable.status, 'OPEN')))
    .returning({ id: paySessionTable.id });
  return confirmed.length > 0 ? code : undefined;
}

export async function cancelSession({ database }: SessionContext, id: string): Promise<void> {
  await database
    .update(paySessionTable)
    .set({ status: 'CANCELLED' })
    .where(and(eq(paySessionTable.id, id), eq(paySessionTable.status, 'OPEN')));
}

/** Redeems a code once, within 15 minutes, for its own session. Undefined for any other code. */
export async function redeemCode({ database, clock }: SessionContext, id: string, code: string): Promise<PaySession | undefined> {
  const now = clock.now();
  const [session] = await database
    .update(paySessionTable)
    .set({ codeUsedAt: now })
    .where(
      and(
        eq(paySessionTable.id, id),
        eq(paySessionTable.codeHash, hash(code)),
        gt(paySessionTable.codeExpiresAt, now),
        isNull(paySessionTable.codeUsedAt),
      ),
    )
    .returning();
  return session;
}

/** The payer's details that the bank discloses. */
export function readIdentity({ subject }: Pick<PaySession, 'subject'>): BankIdentity {
  const customer = findCustomer(subject);
  if (!customer) throw new Error(`The subject ${subject} is not a customer of the banks.`);
  const { hint: _, ...identity } = customer;
  return identity;
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
