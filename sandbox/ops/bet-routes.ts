import { defineChange } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { renderBets } from './page/bets.ts';
import { sendPage } from './page/layout.ts';
import { betDecisionSchema, betsQuerySchema } from './port/bets.ts';

export const betPart: ConsolePart<'bets'> = {
  /** `/api/bets`: the bets of the sportsbook. */
  api(api, { bets }) {
    api.get('/bets', async (c) => c.json(await bets.list(betsQuerySchema.parse(c.req.query()))));
  },
  /** The decision on a bet. */
  changes: ({ bets }) => [
    defineChange({
      path: '/bets/:betId',
      action: 'bet.decide',
      body: betDecisionSchema,
      perform: (decision, { params: { betId = '' }, cause }) => bets.decide(betId, decision, cause),
      forms: [{ path: '/bets/:betId', back: () => '/bets' }],
    }),
  ],
  /** The page `/bets`. */
  pages(pages, { bets }) {
    pages.get('/bets', async (c) => {
      const query = betsQuerySchema.catch({ state: 'OPEN' }).parse(c.req.query());
      return sendPage(c, 'Bets', renderBets(await bets.list(query), query.state));
    });
  },
};
