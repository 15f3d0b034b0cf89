import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { OpsContext } from './context.ts';
import { readFields } from './forms.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { type MatchedAccount, matchDecisionSchema, type OperatorMatches, type PersonMatchCard } from './matches.ts';
import { OpsRefusal } from './ops-refusal.ts';
import { renderPage } from './page/layout.ts';
import { renderMatches } from './page/matches.ts';
import { refuse } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';

type Context = Pick<OpsContext, 'matches' | 'config'>;

/** `/api/matches`: accounts that may belong to a known person, and the decision. */
export function createMatchApi({ matches, config }: Context): Hono {
  const api = new Hono();
  api.get('/matches', async (c) => c.json({ matches: await listMasked(matches, c.req.query('playerId')) }));
  api.post('/matches/:matchId', async (c) => {
    const decision = matchDecisionSchema.parse(JSON.parse(await c.req.text()));
    const done = await matches.decide(c.req.param('matchId'), decision, config.operator.user);
    return done ? c.json({ done }) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The page `/matches`. */
export function createMatchPages({ matches, config }: Context): Hono {
  const pages = new Hono();
  pages.get('/matches', async (c) => {
    const playerId = c.req.query('playerId') || undefined;
    const body = renderMatches(await listMasked(matches, playerId), playerId);
    return c.html(renderPage('Possible matches', body, readNotice(c.req.query())));
  });
  pages.post('/matches/:matchId', async (c) => {
    const work = async () => {
      const decision = matchDecisionSchema.parse(await readFields(c.req));
      const done = await matches.decide(c.req.param('matchId'), decision, config.operator.user);
      if (!done) throw new OpsRefusal(404, 'error.not_found', 'There is no such match.');
    };
    return c.redirect(await runForm('/matches', '', work), 303);
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
