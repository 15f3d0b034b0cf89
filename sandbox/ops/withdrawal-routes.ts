import { Hono } from 'hono';
import { envelopeOf } from '#lib/platform/errors.ts';
import type { OpsDesk } from './desk.ts';
import { readFields } from './forms.ts';
import { maskEmail } from './mask.ts';
import { noticeOf, outcome } from './outcome.ts';
import { renderPage } from './page/layout.ts';
import { renderWithdrawals } from './page/withdrawals.ts';
import { refuse } from './refusals.ts';
import { decisionSchema, type QueueQuery, queueQuerySchema, type WithdrawalQueue } from './withdrawals.ts';

/** `/api/withdrawals`: the queue, and the decision on one of it. */
export function createWithdrawalApi(desk: OpsDesk): Hono {
  const api = new Hono();
  api.get('/withdrawals', async (c) => c.json(await listMasked(desk, queueQuerySchema.parse(c.req.query()))));
  api.post('/withdrawals/:withdrawalId', async (c) => {
    const decision = decisionSchema.parse(JSON.parse(await c.req.text()));
    const decided = await desk.withdrawals.decide(c.req.param('withdrawalId'), decision, desk.config.operator.user);
    return decided ? c.json(decided) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The same for a person: `/withdrawals`. */
export function createWithdrawalPages(desk: OpsDesk): Hono {
  const pages = new Hono();
  pages.get('/withdrawals', async (c) => {
    const query = queueQuerySchema.catch({ status: 'OPEN', position: 0 }).parse(c.req.query());
    const body = renderWithdrawals(await listMasked(desk, query), query.status);
    return c.html(renderPage('Withdrawals', body, noticeOf(c.req.query())));
  });
  pages.post('/withdrawals/:withdrawalId', async (c) => {
    const work = async () => {
      const { decision, reason } = await readFields(c.req);
      const parsed = decisionSchema.parse({ decision, reason });
      await desk.withdrawals.decide(c.req.param('withdrawalId'), parsed, desk.config.operator.user);
    };
    return c.redirect(await outcome('/withdrawals', '', work), 303);
  });
  return pages;
}

/** A list of everybody is masked; the player's own page has the whole address. DEC-X-8. */
async function listMasked({ withdrawals }: OpsDesk, query: QueueQuery): Promise<WithdrawalQueue> {
  const queue = await withdrawals.list(query);
  return { ...queue, withdrawals: queue.withdrawals.map((each) => ({ ...each, email: maskEmail(each.email) })) };
}
