import { maskEmail } from '#sandbox/kit/mask.ts';
import { defineChange } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { sendPage } from './page/layout.ts';
import { renderWithdrawals } from './page/withdrawals.ts';
import {
  decisionSchema,
  type OperatorWithdrawals,
  type QueueQuery,
  queueQuerySchema,
  type WithdrawalQueue,
} from './port/withdrawals.ts';

export const withdrawalPart: ConsolePart<'withdrawals'> = {
  /** `/api/withdrawals`: the queue. */
  api(api, { withdrawals }) {
    api.get('/withdrawals', async (c) => c.json(await listMasked(withdrawals, queueQuerySchema.parse(c.req.query()))));
  },
  /** The decision on a withdrawal. */
  changes: ({ withdrawals }) => [
    defineChange({
      path: '/withdrawals/:withdrawalId',
      action: 'withdrawal.decide',
      body: decisionSchema,
      perform: ({ decision }, { params: { withdrawalId = '' }, cause }) => withdrawals.decide(withdrawalId, decision, cause),
      forms: [{ path: '/withdrawals/:withdrawalId', back: () => '/withdrawals' }],
    }),
  ],
  /** The page `/withdrawals`. */
  pages(pages, { withdrawals }) {
    pages.get('/withdrawals', async (c) => {
      const query = queueQuerySchema.catch({ status: 'OPEN', position: 0 }).parse(c.req.query());
      return sendPage(c, 'Withdrawals', renderWithdrawals(await listMasked(withdrawals, query), query.status));
    });
  },
};

/** Lists show masked addresses; the player's page shows the full one. DEC-X-8. */
async function listMasked(withdrawals: OperatorWithdrawals, query: QueueQuery): Promise<WithdrawalQueue> {
  const queue = await withdrawals.list(query);
  return { ...queue, withdrawals: queue.withdrawals.map((each) => ({ ...each, email: maskEmail(each.email) })) };
}
