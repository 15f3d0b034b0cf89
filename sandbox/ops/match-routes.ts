import { maskEmail, maskPhone } from '#sandbox/kit/mask.ts';
import { defineChange } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { sendPage } from './page/layout.ts';
import { renderMatches } from './page/matches.ts';
import { type MatchedAccount, matchDecisionSchema, type OperatorMatches, type PersonMatchCard } from './port/matches.ts';

export const matchPart: ConsolePart<'matches'> = {
  /** `/api/matches`: accounts that may belong to a known person. */
  api(api, { matches }) {
    api.get('/matches', async (c) => c.json({ matches: await listMasked(matches, c.req.query('playerId')) }));
  },
  /** The decision whether the two are one person. */
  changes: ({ matches }) => [
    defineChange({
      path: '/matches/:matchId',
      action: 'identity.match',
      body: matchDecisionSchema,
      perform: ({ decision }, { params: { matchId = '' }, cause }) => matches.decide(matchId, decision, cause),
      forms: [{ path: '/matches/:matchId', back: () => '/matches' }],
    }),
  ],
  /** The page `/matches`. */
  pages(pages, { matches }) {
    pages.get('/matches', async (c) => {
      const playerId = c.req.query('playerId') || undefined;
      return sendPage(c, 'Possible matches', renderMatches(await listMasked(matches, playerId), playerId));
    });
  },
};

/** DEC-X-8. Names and birth dates are what is compared. */
async function listMasked(matches: OperatorMatches, playerId?: string): Promise<readonly PersonMatchCard[]> {
  const found = await matches.list(playerId);
  return found.map((each) => ({ ...each, account: mask(each.account), other: each.other && mask(each.other) }));
}

function mask(account: MatchedAccount): MatchedAccount {
  const { email, mobilePhone } = account;
  return { ...account, email: email && maskEmail(email), mobilePhone: mobilePhone && maskPhone(mobilePhone) };
}
