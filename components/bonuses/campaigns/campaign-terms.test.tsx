import { screen, waitFor } from '@testing-library/react';
import type { Campaign } from '#lib/bonuses/contract.ts';
import en from '#messages/en.json' with { type: 'json' };
import { type Answer, answerFetch } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { offer } from '../../../tests/fixtures/rewards.ts';
import { CampaignTerms } from './campaign-terms.tsx';

const welcome: Campaign = {
  ...{ campaignId: 'cmp_welcome', kind: 'FIRST_DEPOSIT', vertical: 'CASINO', triggerEvent: 'TRIGGERED' },
  ...{ campaignStatus: 'ACTIVE', moneyType: 'NON_STICKY', wrMultiplier: 35, currency: 'EUR' },
  ...{ minDeposit: 20, matchPercent: 100, maxBonus: 100, freeSpinDetail: null, cashbackInfo: null },
  ...{ startedAt: offer.startedAt, endedAt: null, terms: offer.terms, campaignDisplayInfo: offer.campaignDisplayInfo },
};
let answer: Answer;
let requested: string[];

beforeEach(() => {
  requested = answerFetch(() => answer);
});

test('BON-03 a visitor reads what a campaign gives and asks beside its button, from the list of the page’s language', async () => {
  answer = [200, [welcome]];
  renderWithLocale(<CampaignTerms campaignId="cmp_welcome" />, 'fi-FI');
  expect(await screen.findByText(/^100% up to 100\s€$/)).toBeVisible();
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  const { minDeposit, wagering, maxBet } = en.rewards;
  expect(facts).toEqual(expect.arrayContaining([`${minDeposit}: 20 €`, `${wagering}: 35× the bonus`, `${maxBet}: 5 €`]));
  expect(requested).toEqual(['/api/platform/bonus/v1/campaigns/fi?market=FI']);
});

test('BON-03 a campaign that is not in the market’s list is not open there; without an answer nothing is said', async () => {
  answer = [200, [welcome]];
  const { unmount } = renderWithLocale(<CampaignTerms campaignId="cmp_other" />);
  expect(await screen.findByText(en.campaign.notListed)).toBeVisible();
  unmount();
  answer = [503, { status: 503, code: 'error.system.error' }];
  const { container } = renderWithLocale(<CampaignTerms campaignId="cmp_welcome" />);
  await waitFor(() => expect(requested).toHaveLength(2));
  expect(container).toHaveTextContent('');
});
