import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PaymentNotice } from '#lib/cashier/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { NoticeBook } from '../notices.ts';
import { readOrder } from '../order.ts';
import { type CashierSession, cashierSessionTable as table } from './tables.ts';

const over = ['SUCCESS', 'FAILED', 'CANCELLED'] as const;

/** What the platform has yet to hear of payments at the cashier. */
export function createCashierBook({ database, clock, config }: SandboxContext): NoticeBook {
  return {
    async listOwed() {
      const owed = await database
        .select()
        .from(table)
        .where(and(isNull(table.notifiedAt), inArray(table.status, [...over])));
      return owed.flatMap((session) => noticeOf(session, config.serviceSecret) ?? []);
    },
    async markHeard(transactionId) {
      await database.update(table).set({ notifiedAt: clock.now() }).where(eq(table.transactionId, transactionId));
    },
  };
}

/** Undefined for a payment that is not over. */
export function noticeOf(session: CashierSession, secret: string): PaymentNotice | undefined {
  const { transactionId, providerRef, accountId, accountLabel } = session;
  const status = over.find((outcome) => outcome === session.status);
  const order = readOrder(session.orderText, secret);
  if (!status || !order) return undefined;
  const { amountMinor, currency } = order;
  const account = accountId && accountLabel ? { account: { id: accountId, label: accountLabel } } : {};
  return { transactionId, status, providerRef, amountMinor, currency, ...account };
}
