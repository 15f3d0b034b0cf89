import { Hono } from 'hono';
import { defineChange } from './changes/change.ts';
import type { OpsContext } from './context.ts';
import { renderBets } from './page/bets.ts';
import { readNotice, renderPage } from './page/layout.ts';
import { betDecisionSchema, betsQuerySchema } from './port/bets.ts';

/** `/api/bets`: the bets of the sportsbook. */
export function createBetApi({ bets }: Pick<OpsContext, 'bets'>): Hono {
  const api = new Hono();
  api.get('/bets', async (c) => c.json(await bets.list(betsQuerySchema.parse(c.req.query()))));
  return api;
}

/** The decision on a bet. */
export function betChanges({ bets }: Pick<OpsContext, 'bets'>) {
  return [
    defineChange({
      path: '/bets/:betId',
      action: 'bet.decide',
      body: betDecisionSchema,
      perform: (decision, { params: { betId = '' }, cause }) => bets.decide(betId, decision, cause),
      forms: [{ path: '/bets/:betId', toBody: (fields) => fields, back: () => '/bets' }],
    }),
  ];
}

/** The page `/bets`. */
export function createBetPages({ bets }: Pick<OpsContext, 'bets'>): Hono {
  const pages = new Hono();
  pages.get('/bets', async (c) => {
    const query = betsQuerySchema.catch({ state: 'OPEN' }).parse(c.req.query());
    return c.html(renderPage('Bets', renderBets(await bets.list(query), query.state), readNotice(c.req.query())));
  });
  return pages;
}
