import { Hono } from 'hono';
import { maskEmail, maskPhone } from '#sandbox/kit/mask.ts';
import { defineChange } from './changes/change.ts';
import type { OpsContext } from './context.ts';
import { readNotice, renderPage } from './page/layout.ts';
import { renderMatches } from './page/matches.ts';
import { type MatchedAccount, matchDecisionSchema, type OperatorMatches, type PersonMatchCard } from './port/matches.ts';

type Context = Pick<OpsContext, 'matches'>;

/** `/api/matches`: accounts that may belong to a known person. */
export function createMatchApi({ matches }: Context): Hono {
  const api = new Hono();
  api.get('/matches', async (c) => c.json({ matches: await listMasked(matches, c.req.query('playerId')) }));
  return api;
}

/** The decision whether the two are one person. */
export function matchChanges({ matches }: Context) {
  return [
    defineChange({
      path: '/matches/:matchId',
      action: 'identity.match',
      body: matchDecisionSchema,
      perform: ({ decision }, { params: { matchId = '' }, cause }) => matches.decide(matchId, decision, cause),
      forms: [{ path: '/matches/:matchId', toBody: (fields) => fields, back: () => '/matches' }],
    }),
  ];
}

/** The page `/matches`. */
export function createMatchPages({ matches }: Context): Hono {
  const pages = new Hono();
  pages.get('/matches', async (c) => {
    const playerId = c.req.query('playerId') || undefined;
    const body = renderMatches(await listMasked(matches, playerId), playerId);
    return c.html(renderPage('Possible matches', body, readNotice(c.req.query())));
  });
  return pages;
}

/** DEC-X-8. Names and birth dates are what is compared. */
async function listMasked(matches: OperatorMatches, playerId?: string): Promise<readonly PersonMatchCard[]> {
  const found = await matches.list(playerId);
  return found.map((each) => ({ ...each, account: mask(each.account), other: each.other && mask(each.other) }));
}

function mask(account: MatchedAccount): MatchedAccount {
  const { email, mobilePhone } = account;
  return { ...account, email: email && maskEmail(email), mobilePhone: mobilePhone && maskPhone(mobilePhone) };
}
