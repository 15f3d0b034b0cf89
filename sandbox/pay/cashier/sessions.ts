import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { type PayOrder, readOrder } from '../order.ts';
import { type CashierSession, cashierSessionTable as table } from './tables.ts';

type Ground = Pick<SandboxContext, 'database' | 'clock'>;
type Status = CashierSession['status'];

const deskMs = 30 * 60_000;

/** Where the payer may still choose. */
export const atDesk = ['OPEN', 'CHALLENGE'] as const satisfies readonly Status[];

export interface Visit {
  readonly session: CashierSession;
  readonly order: PayOrder;
}

/** The payment of a signed order: the first look at its page opens it. Undefined for an order that nobody signed. */
export async function openVisit(
  { database, clock }: Ground,
  secret: string,
  transactionId: string,
  word: string,
): Promise<Visit | undefined> {
  const order = readOrder(word, secret);
  if (order?.transactionId !== transactionId) return undefined;
  const row = {
    transactionId,
    orderText: word,
    status: 'OPEN',
    providerRef: `pay_${randomUUID()}`,
    createdAt: clock.now(),
  } as const;
  await database.insert(table).values(row).onConflictDoNothing();
  return findVisit({ database, clock }, secret, transactionId);
}

export async function findVisit({ database }: Ground, secret: string, transactionId: string): Promise<Visit | undefined> {
  const [session] = await database.select().from(table).where(eq(table.transactionId, transactionId));
  const order = session && readOrder(session.orderText, secret);
  return session && order && { session, order };
}

/** True while the payer may still choose. */
export function isAtDesk({ session }: Visit, now: Date): boolean {
  const { status, createdAt } = session;
  return atDesk.some((name) => name === status) && createdAt.getTime() + deskMs > now.getTime();
}

/** Moves a payment on, if it still stands where it was seen; undefined when somebody was faster. */
export async function moveVisit(
  { database }: Ground,
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

/** Pending payments whose time has come. */
export async function listDue({ database, clock }: Ground): Promise<readonly CashierSession[]> {
  return database
    .select()
    .from(table)
    .where(and(eq(table.status, 'PENDING'), lte(table.dueAt, clock.now())));
}

/** Payments that their payers walked away from. */
export async function listLeft({ database, clock }: Ground): Promise<readonly CashierSession[]> {
  const since = new Date(clock.now().getTime() - deskMs);
  return database
    .select()
    .from(table)
    .where(and(inArray(table.status, [...atDesk]), lte(table.createdAt, since)));
}

export async function isAnyPending({ database }: Pick<Ground, 'database'>): Promise<boolean> {
  const [one] = await database.select({ id: table.transactionId }).from(table).where(eq(table.status, 'PENDING')).limit(1);
  return one !== undefined;
}
