import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { type PayOrder, readOrder } from '../order.ts';
import { type CashierSession, cashierSessionTable as table } from './tables.ts';

type PaymentContext = Pick<SandboxContext, 'database' | 'clock'>;
type PageContext = PaymentContext & Pick<SandboxContext, 'readNumberForm'>;
type Status = CashierSession['status'];

const maxOpenMs = 30 * 60_000;

/** Statuses in which the payer can still act. */
export const openStatuses = ['OPEN', 'CHALLENGE'] as const satisfies readonly Status[];

export interface CashierPayment {
  readonly session: CashierSession;
  readonly order: PayOrder;
  readonly numbers: NumberForm;
}

/** Finds the payment of a signed order, creating it at the first visit. Undefined for an invalid signature. */
export async function openPayment(
  context: PageContext,
  secret: string,
  transactionId: string,
  orderToken: string,
): Promise<CashierPayment | undefined> {
  const order = readOrder(orderToken, secret);
  if (order?.transactionId !== transactionId) return undefined;
  const row = {
    transactionId,
    orderText: orderToken,
    status: 'OPEN',
    providerRef: `pay_${randomUUID()}`,
    createdAt: context.clock.now(),
  } as const;
  await context.database.insert(table).values(row).onConflictDoNothing();
  return findPayment(context, secret, transactionId);
}

export async function findPayment(
  { database, readNumberForm }: PageContext,
  secret: string,
  transactionId: string,
): Promise<CashierPayment | undefined> {
  const [session] = await database.select().from(table).where(eq(table.transactionId, transactionId));
  const order = session && readOrder(session.orderText, secret);
  if (!session || !order) return undefined;
  const [language = '', market = ''] = order.locale.split('-');
  return { session, order, numbers: readNumberForm(market, language) };
}

/** True while the payer can still act. */
export function isOpen({ session }: CashierPayment, now: Date): boolean {
  const { status, createdAt } = session;
  return openStatuses.some((name) => name === status) && createdAt.getTime() + maxOpenMs > now.getTime();
}

/** Updates a payment if its status is one of `from`; undefined when another request was faster. */
export async function updatePayment(
  { database }: PaymentContext,
  { transactionId }: Pick<CashierSession, 'transactionId'>,
  from: readonly Status[],
  change: Partial<CashierSession>,
): Promise<CashierSession | undefined> {
  const [moved] = await database
    .update(table)
    .set(change)
    .where(and(eq(table.transactionId, transactionId), inArray(table.status, [...from])))
    .returning();
  return moved;
}

/** Pending payments that are due. */
export async function listDue({ database, clock }: PaymentContext): Promise<readonly CashierSession[]> {
  return database
    .select()
    .from(table)
    .where(and(eq(table.status, 'PENDING'), lte(table.dueAt, clock.now())));
}

/** Open payments that have expired. */
export async function listAbandoned({ database, clock }: PaymentContext): Promise<readonly CashierSession[]> {
  const since = new Date(clock.now().getTime() - maxOpenMs);
  return database
    .select()
    .from(table)
    .where(and(inArray(table.status, [...openStatuses]), lte(table.createdAt, since)));
}

export async function isAnyPending({ database }: Pick<PaymentContext, 'database'>): Promise<boolean> {
  const [one] = await database.select({ id: table.transactionId }).from(table).where(eq(table.status, 'PENDING')).limit(1);
  return one !== undefined;
}
