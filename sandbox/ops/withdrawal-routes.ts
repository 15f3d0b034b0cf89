import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { OpsContext } from './context.ts';
import { readFields } from './forms.ts';
import { maskEmail } from './mask.ts';
import { renderPage } from './page/layout.ts';
import { renderWithdrawals } from './page/withdrawals.ts';
import { refuse } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';
import { decisionSchema, type QueueQuery, queueQuerySchema, type WithdrawalQueue } from './withdrawals.ts';

/** `/api/withdrawals`: the queue, and the decision on one withdrawal. */
export function createWithdrawalApi(context: OpsContext): Hono {
  const api = new Hono();
  api.get('/withdrawals', async (c) => c.json(await listMasked(context, queueQuerySchema.parse(c.req.query()))));
  api.post('/withdrawals/:withdrawalId', async (c) => {
    const decision = decisionSchema.parse(JSON.parse(await c.req.text()));
    const decided = await context.withdrawals.decide(c.req.param('withdrawalId'), decision, context.config.operator.user);
    return decided ? c.json(decided) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The page `/withdrawals`. */
export function createWithdrawalPages(context: OpsContext): Hono {
  const pages = new Hono();
  pages.get('/withdrawals', async (c) => {
    const query = queueQuerySchema.catch({ status: 'OPEN', position: 0 }).parse(c.req.query());
    const body = renderWithdrawals(await listMasked(context, query), query.status);
    return c.html(renderPage('Withdrawals', body, readNotice(c.req.query())));
  });
  pages.post('/withdrawals/:withdrawalId', async (c) => {
    const work = async () => {
      const { decision, reason } = await readFields(c.req);
      const parsed = decisionSchema.parse({ decision, reason });
      await context.withdrawals.decide(c.req.param('withdrawalId'), parsed, context.config.operator.user);
    };
    return c.redirect(await runForm('/withdrawals', '', work), 303);
  });
  return pages;
}

/** Lists show masked addresses; the player's page shows the full one. DEC-X-8. */
async function listMasked({ withdrawals }: OpsContext, query: QueueQuery): Promise<WithdrawalQueue> {
  const queue = await withdrawals.list(query);
  return { ...queue, withdrawals: queue.withdrawals.map((each) => ({ ...each, email: maskEmail(each.email) })) };
}
