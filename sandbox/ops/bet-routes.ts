import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { betDecisionSchema, betsQuerySchema } from './bets.ts';
import type { OpsContext } from './context.ts';
import { readFields } from './forms.ts';
import { renderBets } from './page/bets.ts';
import { renderPage } from './page/layout.ts';
import { refuse } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';

/** `/api/bets`: the bets of the sportsbook, and the decision on one of them. */
export function createBetApi({ bets, config }: OpsContext): Hono {
  const api = new Hono();
  api.get('/bets', async (c) => c.json(await bets.list(betsQuerySchema.parse(c.req.query()))));
  api.post('/bets/:betId', async (c) => {
    const decision = betDecisionSchema.parse(JSON.parse(await c.req.text()));
    const decided = await bets.decide(c.req.param('betId'), decision, config.operator.user);
    return decided ? c.json(decided) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The page `/bets`. */
export function createBetPages({ bets, config }: OpsContext): Hono {
  const pages = new Hono();
  pages.get('/bets', async (c) => {
    const query = betsQuerySchema.catch({ state: 'OPEN' }).parse(c.req.query());
    return c.html(renderPage('Bets', renderBets(await bets.list(query), query.state), readNotice(c.req.query())));
  });
  pages.post('/bets/:betId', async (c) => {
    const work = async () => {
      const decision = betDecisionSchema.parse(await readFields(c.req));
      await bets.decide(c.req.param('betId'), decision, config.operator.user);
    };
    return c.redirect(await runForm('/bets', '', work), 303);
  });
  return pages;
}
