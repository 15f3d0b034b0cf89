import { act, screen, waitFor } from '@testing-library/react';
import { currentToasts, dismissToast } from '#components/ui/overlay/toast.ts';
import { rememberCampaigns, useBonusStore } from '#lib/bonuses/store.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { PlayerMenu } from './player-menu.tsx';

const trackDeposits = jest.fn(async () => undefined);
jest.mock('#lib/cashier/track-deposits.ts', () => ({ trackDeposits: () => trackDeposits() }));

const messages = en.player;
const money = (amount: number, vertical?: string) => ({
  walletId: vertical ?? 'w',
  walletType: 'MAIN',
  amount,
  currencyCode: 'EUR',
  vertical,
});
let mayHaveBonuses: boolean;
let mayDeposit: boolean;
let kycStatus: string;
let requested: string[];
let depositsToTell: number;

beforeEach(() => {
  useBonusStore.setState({ hiddenAssignmentIds: [], seenCampaignIds: [] });
  mayHaveBonuses = true;
  mayDeposit = true;
  kycStatus = 'DATA_VERIFIED';
  requested = [];
  depositsToTell = 0;
  const offer = { campaignId: 'cmp_welcome', campaignStatus: 'ACTIVE', campaignCategory: 'FIRST_DEPOSIT', state: 'ELIGIBLE' };
  const answers: readonly (readonly [end: string, answer: () => unknown])[] = [
    [
      '/profile',
      () => ({
        playerId: '1',
        firstName: 'Cleo',
        currencyCode: 'EUR',
        countryCode: 'FI',
        kycStatus,
        requestDocumentTypeStatus: '',
      }),
    ],
    ['/access/details', () => ({ payout: false, bonuses: mayHaveBonuses, deposit: mayDeposit, multibrandSuspended: false })],
    ['/transaction_summary', () => ({ totalDepositsCount: 1, depositsToTell })],
    ['/manual-claim/available', () => ({ available: true })],
    ['/rewards', () => ({ rewards: [offer], loyalty: [], freeSpins: [] })],
    ['/wallet', () => ({ balanceMap: { main: [money(100)], locked: [], bonus: [money(50, 'CASINO')] } })],
  ];
  answerFetch((path) => {
    const { pathname } = new URL(path, 'http://site');
    requested.push(pathname);
    const found = answers.find(([end]) => pathname.endsWith(end));
    return found ? [200, found[1]()] : [404];
  });
});

function show() {
  renderWithLocale(<PlayerMenu />);
}

test('WAL-01 the balance shows bonus money apart from real money', async () => {
  show();
  await screen.findByText(messages.bonusMoney);
  const rows = [...document.querySelectorAll('dl > div')].map(({ children: [label, amount] }) => [
    label?.textContent,
    amount?.textContent,
  ]);
  expect(rows).toEqual([
    [messages.main, '€100.00'],
    [messages.casinoBonus, '€50.00'],
  ]);
  expect(screen.getByText(messages.bonusMoney).closest('div')).not.toHaveTextContent(messages.main);
  // Each round of a game changes it, which is not announced.
  const button = screen.getByRole('button', { name: /€150\.00/ });
  expect(button.querySelector('[aria-live]')).toBeNull();
});

test.each([
  ['EDD_PENDING', 1],
  ['DATA_VERIFIED', 0],
])('DOC-14 EDD-01 at level %s the menu has a marked link to the documents: %d', async (level, count) => {
  kycStatus = level;
  show();
  await screen.findByText('Cleo');
  const links = screen.queryAllByRole('link', {
    name: new RegExp(`^${messages.documents} ?${messages.needed}$`),
    hidden: true,
  });
  expect(links).toHaveLength(count);
});

test('BON-36 XTR-15 a campaign that was not seen yet marks the link to the rewards', async () => {
  show();
  const link = async () => screen.findByRole('link', { name: new RegExp(`^${messages.rewards}`), hidden: true });
  await waitFor(async () => expect(await link()).toHaveTextContent(messages.newRewards));
  act(() => rememberCampaigns(['cmp_welcome']));
  expect(await link()).not.toHaveTextContent(messages.newRewards);
  act(() => useBonusStore.setState({ rewardTabId: 'active' }));
  expect(await link()).toHaveAttribute('href', '/en-UN/my-account/rewards/active');
});

test('BON-35 a player without bonuses sees no rewards, and none are requested', async () => {
  mayHaveBonuses = false;
  show();
  await screen.findByText(messages.casinoBonus);
  await waitFor(() => expect(requested.some((path) => path.endsWith('/access/details'))).toBe(true));
  expect(screen.queryByRole('link', { name: messages.rewards, hidden: true })).toBeNull();
  expect(requested.some((path) => path.endsWith('/rewards'))).toBe(false);
});

test.each([
  ['/en-UN/promotions?bonusCode=FRIDAY25', true, ['/en-UN/my-account/bonus-code?bonusCode=FRIDAY25']],
  ['/en-UN/promotions?bonusCode=%3Cb%3E', true, []],
  ['/en-UN/my-account/banking/deposit?bonusCode=FRIDAY25', true, []],
  ['/en-UN/promotions?bonusCode=FRIDAY25', false, []],
])(
  'RTE-52 a bonus code in the address leads to what it gives: %s, for a player with bonuses %s',
  async (address, isOpen, links) => {
    for (const { id } of currentToasts()) dismissToast(id);
    window.history.replaceState(null, '', address);
    mayHaveBonuses = isOpen;
    show();
    await waitFor(() => expect(requested.some((path) => path.endsWith('/manual-claim/available'))).toBe(true));
    await waitFor(() => expect(currentToasts().map(({ link }) => link?.href)).toEqual(links));
    if (links.length > 0) expect(currentToasts()[0]?.text).toBe(formatMessage(messages.codeInAddress, { code: 'FRIDAY25' }));
  },
);

test('RTE-39 links to the deposit are for players who may deposit', async () => {
  show();
  await screen.findByText(messages.bonusMoney);
  expect(document.querySelectorAll('a[href$="/deposit"]')).toHaveLength(3);
  mayDeposit = false;
  document.body.replaceChildren();
  show();
  await waitFor(() => expect(document.querySelectorAll('a[href$="/withdraw"]')).toHaveLength(2));
  await waitFor(() => expect(document.querySelector('a[href$="/deposit"]')).toBeNull());
});

test('DEP-13 a deposit that was credited while no page was open is tracked by the next one', async () => {
  depositsToTell = 1;
  show();
  await waitFor(() => expect(trackDeposits).toHaveBeenCalledTimes(1));
});
