import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PaymentNotice } from '#lib/cashier/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { NoticeStore } from '../notices.ts';
import { readOrder } from '../order.ts';
import { type CashierSession, cashierSessionTable as table } from './tables.ts';

const finalStatuses = ['SUCCESS', 'FAILED', 'CANCELLED'] as const;

/** Notices about payments at the cashier. */
export function createCashierNoticeStore({ database, clock, config }: SandboxContext): NoticeStore {
  return {
    async listUnsent() {
      const unsent = await database
        .select()
        .from(table)
        .where(and(isNull(table.notifiedAt), inArray(table.status, [...finalStatuses])));
      return unsent.flatMap((session) => toCashierNotice(session, config.serviceSecret) ?? []);
    },
    async markDelivered(transactionId) {
      await database.update(table).set({ notifiedAt: clock.now() }).where(eq(table.transactionId, transactionId));
    },
  };
}

/** Undefined for a payment without a final status. */
export function toCashierNotice(session: CashierSession, secret: string): PaymentNotice | undefined {
  const { transactionId, providerRef, accountId, accountLabel } = session;
  const status = finalStatuses.find((outcome) => outcome === session.status);
  const order = readOrder(session.orderText, secret);
  if (!status || !order) return undefined;
  const { amountMinor, currency } = order;
  const account = accountId && accountLabel ? { account: { id: accountId, label: accountLabel } } : {};
  return { transactionId, status, providerRef, amountMinor, currency, ...account };
}
