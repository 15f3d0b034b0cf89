import { Hono } from 'hono';
import { maskEmail } from '#sandbox/kit/mask.ts';
import { defineChange } from './changes/change.ts';
import type { OpsContext } from './context.ts';
import { readNotice, renderPage } from './page/layout.ts';
import { renderWithdrawals } from './page/withdrawals.ts';
import { decisionSchema, type QueueQuery, queueQuerySchema, type WithdrawalQueue } from './port/withdrawals.ts';

type Context = Pick<OpsContext, 'withdrawals'>;

/** `/api/withdrawals`: the queue. */
export function createWithdrawalApi(context: Context): Hono {
  const api = new Hono();
  api.get('/withdrawals', async (c) => c.json(await listMasked(context, queueQuerySchema.parse(c.req.query()))));
  return api;
}

/** The decision on a withdrawal. */
export function withdrawalChanges({ withdrawals }: Context) {
  return [
    defineChange({
      path: '/withdrawals/:withdrawalId',
      action: 'withdrawal.decide',
      body: decisionSchema,
      perform: ({ decision }, { params: { withdrawalId = '' }, cause }) => withdrawals.decide(withdrawalId, decision, cause),
      forms: [{ path: '/withdrawals/:withdrawalId', toBody: (fields) => fields, back: () => '/withdrawals' }],
    }),
  ];
}

/** The page `/withdrawals`. */
export function createWithdrawalPages(context: Context): Hono {
  const pages = new Hono();
  pages.get('/withdrawals', async (c) => {
    const query = queueQuerySchema.catch({ status: 'OPEN', position: 0 }).parse(c.req.query());
    const body = renderWithdrawals(await listMasked(context, query), query.status);
    return c.html(renderPage('Withdrawals', body, readNotice(c.req.query())));
  });
  return pages;
}

/** Lists show masked addresses; the player's page shows the full one. DEC-X-8. */
async function listMasked({ withdrawals }: Context, query: QueueQuery): Promise<WithdrawalQueue> {
  const queue = await withdrawals.list(query);
  return { ...queue, withdrawals: queue.withdrawals.map((each) => ({ ...each, email: maskEmail(each.email) })) };
}
