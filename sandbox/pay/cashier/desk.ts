import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Notices } from '../notices.ts';
import type { PayOrder } from '../order.ts';
import { isAuthorized } from './ask-platform.ts';
import { noticeOf } from './cashier-notices.ts';
import { atDesk, isAnyPending, listDue, listLeft, moveVisit, type Visit } from './sessions.ts';
import type { CashierSession } from './tables.ts';

const pendingMs = 30_000;
const lookEveryMs = 1_000;
const clearEveryMs = 60_000;
/** How long the payer's page waits for the platform to hear of his payment. */
const patienceMs = 1_500;

export interface Desk {
  /** Payer and provider agree: the platform is asked, and the money taken or not. */
  pay(visit: Visit, account?: { readonly id: string; readonly label: string }): Promise<void>;
  /** It came to nothing: somebody said no, or the payer turned back. */
  end(visit: Visit, outcome: 'FAILED' | 'CANCELLED'): Promise<void>;
  close(): void;
}

/** Decides payments, and has the platform told of each. */
export function createDesk(context: SandboxContext, notices: Notices): Desk {
  let hasPending = true;
  const decideDue = async () => {
    if (!hasPending) return;
    for (const session of await listDue(context)) {
      void tell(await moveVisit(context, session, ['PENDING'], { status: 'SUCCESS' }));
    }
    hasPending = await isAnyPending(context);
  };
  // The platform may have allowed what is never paid: it waits for a word.
  const clearLeft = async () => {
    for (const session of await listLeft(context)) {
      void tell(await moveVisit(context, session, atDesk, { status: 'CANCELLED' }));
    }
  };
  // Business time: the operator's clock may jump over the half minute.
  context.clock.onMove(decideDue);
  context.clock.onMove(clearLeft);
  const every = (work: () => Promise<void>, ms: number) => setInterval(() => void work().catch(() => undefined), ms).unref();
  const timers = [every(decideDue, lookEveryMs), every(clearLeft, clearEveryMs)];

  async function tell(settled: CashierSession | undefined): Promise<void> {
    const notice = settled && noticeOf(settled, context.config.serviceSecret);
    if (notice) await Promise.race([notices.tell(notice), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  }

  return {
    async pay({ session, order }, account) {
      const kept = { accountId: account?.id ?? null, accountLabel: account?.label ?? null };
      if (!(await isAuthorized(context, order))) {
        await tell(await moveVisit(context, session, atDesk, { status: 'FAILED' }));
      } else if (isSlow(order)) {
        const dueAt = new Date(context.clock.now().getTime() + pendingMs);
        await moveVisit(context, session, atDesk, { status: 'PENDING', dueAt, ...kept });
        hasPending = true;
      } else {
        await tell(await moveVisit(context, session, atDesk, { status: 'SUCCESS', ...kept }));
      }
    },
    async end({ session }, outcome) {
      await tell(await moveVisit(context, session, atDesk, { status: outcome }));
    },
    close: () => timers.forEach(clearInterval),
  };
}

/** Decisions §3.9: an amount that ends in .13 takes half a minute. */
function isSlow({ amountMinor }: PayOrder): boolean {
  return amountMinor % 100 === 13;
}
