import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PaymentNotice } from '#lib/cashier/contract.ts';
import { bankCurrency } from '#lib/pay-and-play/rules.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { NoticeStore } from './notices.ts';
import { readIdentity } from './sessions.ts';
import { type PaySession, paySessionTable } from './tables.ts';

/** Notices about payments at the banks. Money that the platform does not book goes back to the account it came from. */
export function createBankNoticeStore({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): NoticeStore {
  return {
    async listUnsent() {
      const unsent = await database
        .select()
        .from(paySessionTable)
        .where(and(isNull(paySessionTable.notifiedAt), isNotNull(paySessionTable.subject)));
      return unsent.map(toBankNotice);
    },
    async markDelivered(id, isRefused) {
      const now = clock.now();
      const change = { notifiedAt: now, ...(isRefused && { returnedAt: now }) };
      await database.update(paySessionTable).set(change).where(eq(paySessionTable.id, id));
    },
  };
}

export function toBankNotice(session: PaySession): PaymentNotice {
  return {
    transactionId: session.id,
    status: 'SUCCESS',
    providerRef: session.providerRef,
    amountMinor: session.amountMinor,
    currency: bankCurrency,
    kyc: readIdentity(session),
  };
}
