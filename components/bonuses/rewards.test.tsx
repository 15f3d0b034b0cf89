/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import type { FreeSpins, Reward } from '#lib/bonuses/fields.ts';
import { useBonusStore } from '#lib/bonuses/store.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/render-with-locale.tsx';
import { Rewards } from './rewards.tsx';

const messages = en.rewards;
const day = 86_400_000;

const offer: Reward = {
  campaignId: 'cmp_welcome',
  assignmentId: null,
  state: 'ELIGIBLE',
  optedIn: false,
  campaignStatus: 'ACTIVE',
  campaignCategory: 'FIRST_DEPOSIT',
  vertical: 'CASINO',
  triggerEvent: 'TRIGGERED',
  hasBonusCode: false,
  partnerBonusCode: null,
  bonusType: 'NON_STICKY',
  betBonusType: 0,
  cashbackInfo: null,
  cashbackActivated: false,
  cashbackBooster: null,
  cashbackProgress: null,
  freeSpinDetail: null,
  wrMultiplier: 35,
  wageringAmount: 0,
  wageringProgress: 0,
  bonusAmount: 0,
  balance: 0,
  currency: 'EUR',
  startedAt: '2026-01-01T00:00:00Z',
  endedAt: null,
  expiresAt: new Date(Date.now() + 3 * day + 5_000).toISOString(),
  terms: {
    minDeposit: 20,
    matchPercent: 100,
    maxBonus: 100,
    amount: null,
    maxBet: 5,
    validDays: 30,
    withinHours: null,
    minLoyalty: null,
  },
  campaignDisplayInfo: { title: 'Welcome bonus', description: 'We match it.', image: null, terms: '', ctaLabel: '' },
};
const fixedTerms = { ...offer.terms, minDeposit: null, matchPercent: null, maxBonus: null, amount: 50 };
const gift: Reward = {
  ...offer,
  campaignId: 'cmp_gift',
  campaignCategory: 'MANUAL_BONUS_CODE',
  triggerEvent: 'MANUAL',
  terms: fixedTerms,
  campaignDisplayInfo: { ...offer.campaignDisplayInfo, title: 'A gift' },
};
const active: Reward = {
  ...gift,
  assignmentId: 'asg_1',
  campaignId: 'cmp_code_welcome',
  state: 'ACTIVE',
  wageringAmount: 1_750,
  wageringProgress: 420,
  bonusAmount: 50,
  balance: 43.5,
  campaignDisplayInfo: { ...offer.campaignDisplayInfo, title: 'Casino bonus' },
};
const conflict = {
  activeBonusAssignmentId: 'asg_1',
  activeTitle: 'Casino bonus',
  wageringProgress: 420,
  wageringAmount: 1_750,
  bonusAmount: 50,
  currency: 'EUR',
  consentAllowed: true,
};

interface Call {
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
  readonly key: string | null;
}
type Answer = readonly [status: number, body: unknown];

let lists: {
  rewards: readonly Reward[];
  loyalty: readonly Reward[];
  freeSpins: readonly FreeSpins[];
  managedIds: readonly string[];
};
let calls: Call[];
/** Answers of changes by the end of their path, each used once. */
let answers: { readonly path: string; readonly answer: Answer | Promise<Answer> }[];
let listStatus: number;

beforeEach(() => {
  calls = [];
  answers = [];
  listStatus = 200;
  lists = { rewards: [offer], loyalty: [], freeSpins: [], managedIds: [] };
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit = {}) => {
      const { pathname } = new URL(url, 'http://site');
      const reply = (status: number, body: unknown) => ({
        ok: status < 400,
        status,
        headers: new Headers(),
        json: async () => body,
      });
      if (pathname.endsWith('/rewards')) return reply(listStatus, { ...lists, claimQueueCampaignId: null });
      if (pathname.endsWith('/game-names')) return reply(200, { cloudbreaker: 'Cloudbreaker' });
      if (pathname === '/api/lobby/games') return reply(200, [{ path: '/online-casino/play/studio/cloudbreaker' }]);
      if (pathname.endsWith('/wallet')) return reply(200, { balanceMap: { main: [], locked: [], bonus: [] } });
      const method = init.method ?? 'GET';
      const body = init.body ? JSON.parse(String(init.body)) : undefined;
      calls.push({
        path: pathname.replace('/api/platform', ''),
        method,
        body,
        key: new Headers(init.headers).get('Idempotency-Key'),
      });
      const index = answers.findIndex(({ path }) => pathname.endsWith(path));
      const [found] = index < 0 ? [] : answers.splice(index, 1);
      return reply(...((await found?.answer) ?? ([200, {}] as const)));
    },
  });
});

function show(tab: 'offers' | 'active', promotions = {}) {
  return renderWithLocale(
    <QueryClientProvider client={new QueryClient()}>
      <Rewards tab={tab} promotions={promotions} />
    </QueryClientProvider>,
    'en-UN',
  );
}
const refuse = (code: string, additionalInfo?: object): Answer => [400, { status: 400, code, additionalInfo }];
const card = (name: string) => screen.findByRole('article', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const namesOf = (action: string, title: string) => `${action}: ${title}`;

test('BON-01 XTR-19 a card shows what the player gets, until when, and the terms in figures; depositing leads to the cashier', async () => {
  lists = {
    ...lists,
    rewards: [{ ...offer, freeSpinDetail: { gameId: 'cloudbreaker', count: 50, betValue: 0.2, wrMultiplier: 35 } }],
  };
  show('offers');
  const { getByText, getByRole, findByText } = within(await card('Welcome bonus'));
  expect(getByText('100% up to €100 + 50 free spins')).toBeVisible();
  expect(getByText(/^Open until .+: 3 days left$/)).toBeVisible();
  await findByText('Cloudbreaker');
  const rows = [...(await card('Welcome bonus')).querySelectorAll('dl > div')];
  const facts = Object.fromEntries(rows.map(({ children: [term, value] }) => [term?.textContent, value?.textContent]));
  expect(facts).toEqual({
    [messages.minDeposit]: '€20',
    [messages.wagering]: '35× the bonus',
    [messages.maxBet]: '€5',
    [messages.timeToWager]: '30 days',
    [messages.spinValue]: '€0.20',
    [messages.game]: 'Cloudbreaker',
  });
  expect(getByRole('link', { name: namesOf(messages.depositWith, 'Welcome bonus') })).toHaveAttribute(
    'href',
    '/en-UN/my-account/banking/deposit?bonusCampaignId=cmp_welcome',
  );
  expect(useBonusStore.getState().rewardTabId).toBe('offers');
});

test('BON-02 a campaign that the content service manages has the texts of its promotion', async () => {
  lists = { ...lists, managedIds: ['cmp_welcome'], loyalty: [gift] };
  show('offers', {
    cmp_welcome: { title: 'The welcome package', teaser: 'Twice the evening.', path: '/promotions/casino/welcome-package' },
    cmp_gift: { title: 'Not managed', teaser: '', path: '/promotions/casino/other' },
  });
  const { getByText, getByRole } = within(await card('The welcome package'));
  expect(getByText('Twice the evening.')).toBeVisible();
  expect(getByRole('link', { name: /Full bonus terms/ })).toHaveAttribute('href', '/en-UN/promotions/casino/welcome-package');
  expect(within(screen.getByRole('region', { name: messages.loyalty })).getByRole('article', { name: 'A gift' })).toBeVisible();
});

test('BON-17 BON-18 drafts and ended campaigns are not shown as offers', async () => {
  lists = {
    ...lists,
    rewards: [
      { ...offer, campaignStatus: 'DRAFT' },
      { ...gift, campaignCategory: 'CASHBACK_DAILY', campaignStatus: 'CANCELED' },
    ],
  };
  show('offers');
  expect(await screen.findByText(messages.noOffers)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('BON-02 says so where nothing is active, and when the list cannot be read', async () => {
  lists = { ...lists, rewards: [] };
  const { unmount } = show('active');
  expect(await screen.findByText(messages.noActive)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.toOffers })).toHaveAttribute('href', '/en-UN/my-account/rewards');
  unmount();
  listStatus = 503;
  show('active');
  expect(await screen.findByText(messages.failedTitle)).toBeVisible();
  listStatus = 200;
  await press(messages.retry);
  expect(await screen.findByText(messages.noActive)).toBeVisible();
});

test('BON-05 BON-06 each campaign has its own busy state, and a lost answer is repeated with the same key', async () => {
  lists = {
    ...lists,
    rewards: [gift, { ...gift, campaignId: 'cmp_other', campaignDisplayInfo: { ...gift.campaignDisplayInfo, title: 'Other' } }],
  };
  let answer: (answer: Answer) => void = () => undefined;
  answers = [{ path: '/claim', answer: new Promise((resolve) => (answer = resolve)) }];
  show('offers');
  await press(namesOf(messages.claim, 'A gift'));
  expect(screen.getByRole('button', { name: namesOf(messages.claim, 'A gift') })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: namesOf(messages.claim, 'Other') })).not.toHaveAttribute('aria-busy');
  answer([503, { status: 503, code: 'error.system.error' }]);
  expect(await screen.findByText(messages.lost)).toBeVisible();
  await press(namesOf(messages.claim, 'A gift'));
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toContain('A gift is yours'));
  expect(calls.map(({ path, body }) => [path, body])).toEqual(
    Array(2).fill(['/bonus/v2/player/me/claim', { campaignId: 'cmp_gift' }]),
  );
  expect(calls[0]?.key).toBe(calls[1]?.key);
  expect(calls[0]?.key).toMatch(/./);
});

test.each([
  ['error.bonus.not_eligible', messages.refusedNotEligible],
  ['error.bonus.not_allowed', messages.refusedNotAllowed],
  ['error.something.else', messages.refused],
])('BON-05 %s is explained in words', async (code, text) => {
  lists = { ...lists, rewards: [gift] };
  answers = [{ path: '/claim', answer: refuse(code) }];
  show('offers');
  await press(namesOf(messages.claim, 'A gift'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('BON-06 a campaign is joined and left', async () => {
  const joinable = { ...offer, triggerEvent: 'OPT_IN' } as const;
  lists = { ...lists, rewards: [joinable] };
  show('offers');
  await screen.findByRole('article');
  lists = { ...lists, rewards: [{ ...joinable, state: 'OPTED_IN', optedIn: true }] };
  await press(namesOf(messages.optIn, 'Welcome bonus'));
  await press(namesOf(messages.optOut, 'Welcome bonus'));
  expect(screen.getByText(messages.isOptedIn)).toBeVisible();
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toEqual(
      ['activate', 'deactivate'].map((end) => `/bonus/v1/player/me/optIn/cmp_welcome/${end}`),
    ),
  );
});

test('BON-21 BON-22 cashback is turned on, collected with a notice of five seconds, and turned off', async () => {
  const cashback = { ...offer, campaignId: 'cmp_daily', campaignCategory: 'CASHBACK_DAILY', triggerEvent: 'OPT_IN' } as const;
  const info = { rate: 0.05, period: 'DAILY', min: 1, cap: 50, currency: 'EUR' } as const;
  const off = { ...cashback, cashbackInfo: info, betBonusType: 0, freeSpinDetail: null } as const;
  const progress = { state: 'CLAIMABLE', netLoss: 60, rate: 0.05, amount: 3, cap: 50, currency: 'EUR', booster: 1 } as const;
  const on = {
    ...off,
    state: 'CLAIMABLE',
    cashbackActivated: true,
    cashbackProgress: { ...progress, claimableFrom: '2026-11-22T22:00:00Z', claimableTo: '2026-11-23T22:00:00Z' },
  } as const;
  lists = { ...lists, rewards: [off] };
  answers = [
    { path: '/cashback/cmp_daily/activate', answer: [200, { state: 'ACTIVATED', amount: 0 }] },
    { path: '/cashback/cmp_daily/claim', answer: [200, { state: 'CLAIMED', amount: 3 }] },
  ];
  show('offers');
  await press(namesOf(messages.activateCashback, 'Welcome bonus'));
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toContain('You take part: Welcome bonus'));
  cleanup();
  lists = { ...lists, rewards: [on] };
  show('active');
  await press(namesOf('Collect €3', 'Welcome bonus'));
  await waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ text: '€3 is in your balance', lifetimeMs: 5_000 }));
});

test('BON-31 XTR-19 an active bonus shows its progress as a bar and in words', async () => {
  lists = { ...lists, rewards: [active, { ...active, assignmentId: 'asg_2', state: 'QUEUED', queuePosition: 1 }] };
  show('active');
  const bar = await screen.findByRole('progressbar', { name: messages.progress });
  expect(bar).toHaveAttribute('value', '0.24');
  expect(screen.getAllByText('€420 of €1,750 wagered')[0]).toBeVisible();
  expect(screen.getByText('Bonus money: €43.50')).toBeVisible();
  expect(screen.getByText('Number 1 in the queue')).toBeVisible();
  expect(useBonusStore.getState().rewardTabId).toBe('active');
});

test('BON-09 XTR-35 a forfeit says what would be lost, sends the progress that was seen, and asks again when it has changed', async () => {
  lists = { ...lists, rewards: [active] };
  answers = [
    { path: '/assignment/asg_1', answer: refuse('error.bonus.progress.changed', { wageringProgress: 430, currency: 'EUR' }) },
  ];
  show('active');
  await press(namesOf(messages.forfeit, 'Casino bonus'));
  const dialog = await screen.findByRole('dialog', { name: messages.forfeitTitle });
  expect(dialog).toHaveTextContent(/€43\.50.*€420 of €1,750 wagered/);
  await press(messages.forfeitConfirm);
  expect(await within(dialog).findByText('€430 of €1,750 wagered')).toBeVisible();
  expect(dialog).toHaveTextContent(messages.progressChanged);
  lists = { ...lists, rewards: [] };
  await press(messages.forfeitConfirm);
  expect(await screen.findByText(messages.noActive)).toBeVisible();
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { state: 'FORFEITED', wageringProgress: 420 }],
    ['PUT', { state: 'FORFEITED', wageringProgress: 430 }],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('BON-08 BON-19 a claim beside an active bonus can wait in the queue', async () => {
  lists = { ...lists, rewards: [gift] };
  answers = [{ path: '/claim', answer: refuse('error.bonus.active.already.exists', conflict) }];
  show('offers');
  await press(namesOf(messages.claim, 'A gift'));
  const dialog = await screen.findByRole('dialog', { name: messages.conflictTitle });
  expect(dialog).toHaveTextContent(/Casino bonus runs for the same games/);
  expect(dialog).toHaveTextContent('€420 of €1,750 wagered');
  await press(messages.conflictWait);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)).toMatchObject({ path: '/bonus/v1/player/me/agreement', body: { campaignId: 'cmp_gift', agreed: true } });
  expect(currentToasts().map(({ text }) => text)).toContain('A gift waits for its turn');
});

test('BON-19 or replaces it: the active bonus is given up first, with the progress that was shown', async () => {
  lists = { ...lists, rewards: [gift] };
  answers = [
    { path: '/claim', answer: refuse('error.bonus.active.triggered.already.exists', { ...conflict, consentAllowed: false }) },
  ];
  show('offers');
  await press(namesOf(messages.claim, 'A gift'));
  const dialog = await screen.findByRole('dialog', { name: messages.conflictTitle });
  expect(dialog).toHaveTextContent(messages.conflictFull);
  expect(within(dialog).queryByRole('button', { name: messages.conflictWait })).toBeNull();
  await press(messages.conflictReplace);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
    'POST claim',
    'PUT asg_1',
    'POST claim',
  ]);
  expect(calls[1]?.body).toEqual({ state: 'FORFEITED', wageringProgress: 420 });
  // The platform has refused the first key for good.
  expect(calls[0]?.key).not.toBe(calls[2]?.key);
});

test('BON-19 or leaves everything as it is', async () => {
  lists = { ...lists, rewards: [gift] };
  answers = [{ path: '/claim', answer: refuse('error.bonus.active.already.exists', conflict) }];
  show('offers');
  await press(namesOf(messages.claim, 'A gift'));
  await screen.findByRole('dialog', { name: messages.conflictTitle });
  const [, cancel] = screen.getAllByRole('button', { name: messages.cancel });
  await userEvent.click(cancel ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.body).toEqual({ campaignId: 'cmp_gift', agreed: false });
});

test('BON-24 free spins are claimed, and lead to their game', async () => {
  const spins: FreeSpins = {
    ...{
      assignmentId: 'asg_1',
      campaignId: 'cmp_code_spins',
      gameId: 'cloudbreaker',
      total: 20,
      used: 5,
      betValue: 0.2,
      winnings: 1.4,
    },
    ...{ currency: 'EUR', expiresAt: active.startedAt, state: 'GRANTED' as const },
  };
  const detail = { gameId: 'cloudbreaker', count: 20, betValue: 0.2, wrMultiplier: 20 };
  const granted = {
    ...active,
    state: 'ASSIGNED',
    bonusAmount: 0,
    wageringAmount: 0,
    freeSpinDetail: detail,
    terms: { ...fixedTerms, amount: null },
  } as const;
  lists = { ...lists, rewards: [granted], freeSpins: [spins] };
  show('active');
  await screen.findByRole('article');
  lists = { ...lists, rewards: [{ ...granted, state: 'ACTIVE' }], freeSpins: [{ ...spins, state: 'CLAIMED' }] };
  await press(namesOf(messages.claimSpins, 'Casino bonus'));
  const link = await screen.findByRole('link', { name: 'Play Cloudbreaker: Casino bonus' });
  await waitFor(() => expect(link).toHaveAttribute('href', '/en-UN/online-casino/play/studio/cloudbreaker'));
  expect(screen.getByRole('progressbar', { name: messages.spinsProgress })).toHaveTextContent('5 of 20 played');
  expect(screen.getByText('Won so far: €1.40')).toBeVisible();
  expect(calls[0]?.path).toBe('/bonus/v2/player/me/free-spins/asg_1/claim');
});

test('BON-10 a queued bonus starts now if the player gives up the active one', async () => {
  lists = { ...lists, rewards: [{ ...gift, assignmentId: 'asg_2', state: 'QUEUED', queuePosition: 2 }] };
  answers = [{ path: '/release', answer: refuse('error.bonus.active.already.exists', conflict) }];
  show('active');
  await press(namesOf(messages.release, 'A gift'));
  const dialog = await screen.findByRole('dialog', { name: messages.conflictTitle });
  expect(within(dialog).queryByRole('button', { name: messages.conflictWait })).toBeNull();
  expect(dialog).not.toHaveTextContent(messages.conflictFull);
  await press(messages.conflictReplace);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)).toMatchObject({ path: '/bonus/v1/player/me/queue/release', body: { queuedPlayerBonusId: 'asg_2' } });
});
