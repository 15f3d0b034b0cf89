import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reward } from '#lib/bonuses/fields.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { gift, offer } from '../../../tests/fixtures/rewards.ts';
import { OpenOffers } from './open-offers.tsx';

const messages = en.rewards;
const note = '18+ · Terms apply';
const access = { casino: true, liveCasino: true, sports: true, deposit: true, bonuses: true, withdrawal: true };

let eligible: readonly Reward[];
let flags: Readonly<Record<string, boolean>>;
let status: number;
let requested: string[];
let client: QueryClient;

beforeEach(() => {
  eligible = [];
  flags = access;
  status = 200;
  requested = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answerFetch((path) => {
    const { pathname } = new URL(path, 'http://site');
    requested.push(pathname);
    const space = /^\/locales\/en\/(\w+)\.json$/.exec(pathname)?.[1];
    if (space) return [200, en[space as keyof typeof en]];
    if (pathname.endsWith('/rewards')) {
      return [status, { rewards: eligible, loyalty: [], freeSpins: [], managedIds: ['cmp_welcome'], claimQueueCampaignId: null }];
    }
    if (pathname.endsWith('/claim')) {
      eligible = [];
      return [200, { bonusAssignmentId: 'asg_1', state: 'ACTIVE' }];
    }
    if (pathname.includes('access')) return [200, flags];
    return [200, { balanceMap: { main: [], locked: [], bonus: [] } }];
  });
});

const promotions = { cmp_welcome: { title: 'A warm welcome', path: '/promotions/casino/welcome-package' } };
const show = () => renderWithLocale(<OpenOffers promotions={promotions} note={note} />, 'en-UN', client);
/** Until the offers were read, where they may be, and a card would be there. */
async function settle(): Promise<void> {
  await waitFor(() => expect(requested.some((path) => path.endsWith(flags.bonuses ? '/rewards' : '/access/details'))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 150));
}

test('BON-02 offers with what they give and ask, the way to take them, and a link to all', async () => {
  eligible = [offer, gift, { ...gift, campaignId: 'cmp_2' }, { ...gift, campaignId: 'cmp_3' }];
  show();
  expect(await screen.findByRole('heading', { name: messages.openTitle })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all 4 offers' })).toHaveAttribute('href', '/en-UN/my-account/rewards');
  const [welcome, ...others] = screen.getAllByRole('article');
  expect(others).toHaveLength(2);
  expect(welcome).toHaveTextContent('A warm welcome100% up to €100');
  expect(welcome).toHaveTextContent('Minimum deposit: €20Wagering requirement: 35× the bonus');
  expect(screen.getByText(note)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Deposit with it: A warm welcome' })).toHaveAttribute(
    'href',
    '/en-UN/my-account/banking/deposit?bonusCampaignId=cmp_welcome',
  );
});

test('BON-05 an offer is claimed where it is, and leaves the list', async () => {
  eligible = [gift];
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Claim: A gift' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test.each<[string, () => void]>([
  ['without an offer', () => undefined],
  [
    'with nothing but an offer that is joined already',
    () =>
      (eligible = [
        {
          ...offer,
          state: 'OPTED_IN',
          triggerEvent: 'OPT_IN',
          optedIn: true,
          vertical: 'SPORTS',
          campaignCategory: 'MANUAL_BONUS_CODE',
        },
      ]),
  ],
  ['where the offers cannot be read', () => ([eligible, status] = [[gift], 503])],
  ['for a player who may have no bonuses', () => ([eligible, flags] = [[gift], { ...access, bonuses: false }])],
])('is absent %s', async (_, arrange) => {
  arrange();
  const { container } = show();
  await settle();
  expect(container).toBeEmptyDOMElement();
});
