import type { SandboxContext } from '#sandbox/kit/context.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import type { NoticeSender } from '../notices.ts';
import type { PayOrder } from '../order.ts';
import { isAuthorized } from './authorize-deposit.ts';
import { toCashierNotice } from './cashier-notices.ts';
import { type CashierPayment, isAnyPending, listAbandoned, listDue, openStatuses, updatePayment } from './payments.ts';
import type { CashierSession } from './tables.ts';

const pendingMs = 30_000;
const pendingPollMs = 1_000;
const abandonedPollMs = 60_000;
/** Maximum time that the payer's page waits for the platform to receive the notice. */
const maxDeliveryWaitMs = 1_500;

export interface PaymentDecisions {
  /** Takes the money if the platform authorizes the deposit; otherwise the payment fails. */
  pay(payment: CashierPayment, account?: { readonly id: string; readonly label: string }): Promise<void>;
  /** Ends a payment without taking money. */
  end(payment: CashierPayment, outcome: 'FAILED' | 'CANCELLED'): Promise<void>;
  close(): Promise<void>;
}

/** Decides payments and sends the platform a notice of each. */
export function createPaymentDecisions(context: SandboxContext, notices: NoticeSender): PaymentDecisions {
  let hasPending = true;
  const decideDue = async () => {
    if (!hasPending) return;
    await runEach(await listDue(context), async (session) => {
      void notify(await updatePayment(context, session, ['PENDING'], { status: 'SUCCESS' }));
    });
    hasPending = await isAnyPending(context);
  };
  // The platform keeps an authorized deposit pending until it receives a notice.
  const cancelAbandoned = async () => {
    await runEach(await listAbandoned(context), async (session) => {
      void notify(await updatePayment(context, session, openStatuses, { status: 'CANCELLED' }));
    });
  };
  // The delays are in virtual time, which an operator may move forward.
  const { clock } = context;
  const stops = [
    schedule({ name: 'pay: the decision of payments', everyMs: pendingPollMs, work: decideDue, clock }),
    schedule({ name: 'pay: the end of abandoned payments', everyMs: abandonedPollMs, work: cancelAbandoned, clock }),
  ];

  async function notify(session: CashierSession | undefined): Promise<void> {
    const notice = session && toCashierNotice(session, context.config.serviceSecret);
    if (notice) await Promise.race([notices.send(notice), new Promise((resolve) => setTimeout(resolve, maxDeliveryWaitMs))]);
  }

  return {
    async pay({ session, order }, account) {
      const savedAccount = { accountId: account?.id ?? null, accountLabel: account?.label ?? null };
      if (!(await isAuthorized(context, order))) {
        await notify(await updatePayment(context, session, openStatuses, { status: 'FAILED' }));
      } else if (isSlow(order)) {
        const dueAt = new Date(context.clock.now().getTime() + pendingMs);
        await updatePayment(context, session, openStatuses, { status: 'PENDING', dueAt, ...savedAccount });
        hasPending = true;
      } else {
        await notify(await updatePayment(context, session, openStatuses, { status: 'SUCCESS', ...savedAccount }));
      }
    },
    async end({ session }, outcome) {
      await notify(await updatePayment(context, session, openStatuses, { status: outcome }));
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Amounts that end in .13 stay pending for half a minute. */
function isSlow({ amountMinor }: PayOrder): boolean {
  return amountMinor % 100 === 13;
}
