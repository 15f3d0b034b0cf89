import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PaymentNotice } from '#lib/cashier/contract.ts';
import { bankCurrency } from '#lib/pay-and-play/rules.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { NoticeBook } from './notices.ts';
import { identityOf } from './sessions.ts';
import { type PaySession, paySessionTable } from './tables.ts';

/** What the platform has yet to hear of payments at the banks. */
export function createBankBook({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): NoticeBook {
  return {
    async listOwed() {
      const owed = await database
        .select()
        .from(paySessionTable)
        .where(and(isNull(paySessionTable.notifiedAt), isNotNull(paySessionTable.subject)));
      return owed.map(bankNoticeOf);
    },
    async markHeard(id) {
      await database.update(paySessionTable).set({ notifiedAt: clock.now() }).where(eq(paySessionTable.id, id));
    },
  };
}

export function bankNoticeOf(session: PaySession): PaymentNotice {
  return {
    transactionId: session.id,
    status: 'SUCCESS',
    providerRef: session.providerRef,
    amountMinor: session.amountMinor,
    currency: bankCurrency,
    kyc: identityOf(session),
  };
}
