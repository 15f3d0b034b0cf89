import { cleanup, screen, waitFor } from '@testing-library/react';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import type { FreeSpins, Reward } from '#lib/bonuses/fields.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import en from '#messages/en.json' with { type: 'json' };
import type { Answer } from '../../../tests/fixtures/components/answer-fetch.ts';
import { fakeRewards, nameOf, press, refuse, showRewards } from '../../../tests/fixtures/components/rewards-page.tsx';
import { active, fixedTerms, gift, offer } from '../../../tests/fixtures/rewards.ts';

const messages = en.rewards;
let site: ReturnType<typeof fakeRewards>;
beforeEach(() => {
  site = fakeRewards();
});

test('BON-05 BON-06 each campaign has its own busy state, and a lost answer is repeated with the same key', async () => {
  site.lists = {
    ...site.lists,
    rewards: [gift, { ...gift, campaignId: 'cmp_other', campaignDisplayInfo: { ...gift.campaignDisplayInfo, title: 'Other' } }],
  };
  let answer: (answer: Answer) => void = () => undefined;
  site.answers = [{ path: '/claim', answer: new Promise((resolve) => (answer = resolve)) }];
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  expect(screen.getByRole('button', { name: nameOf(messages.claim, 'A gift') })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: nameOf(messages.claim, 'Other') })).not.toHaveAttribute('aria-busy');
  answer([503, { status: 503, code: 'error.system.error' }]);
  expect(await screen.findByText(messages.lost)).toBeVisible();
  await press(nameOf(messages.claim, 'A gift'));
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toContain('A gift is yours'));
  expect(site.calls.map(({ path, body }) => [path, body])).toEqual(
    Array(2).fill(['/bonus/v2/player/me/claim', { campaignId: 'cmp_gift' }]),
  );
  expect(site.calls[0]?.key).toBe(site.calls[1]?.key);
  expect(site.calls[0]?.key).toMatch(/./);
});

test.each([
  ['error.bonus.not_eligible', messages.refusedNotEligible],
  ['error.bonus.not_allowed', messages.refusedNotAllowed],
  ['error.something.else', en.errors.error_oops_tryAgain],
])('BON-05 %s is explained in words', async (code, text) => {
  site.lists = { ...site.lists, rewards: [gift] };
  site.answers = [{ path: '/claim', answer: refuse(code) }];
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('BON-06 a campaign is joined and left', async () => {
  const joinable = { ...offer, triggerEvent: 'OPT_IN' } as const;
  site.lists = { ...site.lists, rewards: [joinable] };
  showRewards('offers');
  await screen.findByRole('article');
  site.lists = { ...site.lists, rewards: [{ ...joinable, state: 'OPTED_IN', optedIn: true }] };
  await press(nameOf(messages.optIn, 'Welcome bonus'));
  await press(nameOf(messages.optOut, 'Welcome bonus'));
  expect(screen.getByText(messages.isOptedIn)).toBeVisible();
  await waitFor(() =>
    expect(site.calls.map(({ path }) => path)).toEqual(
      ['activate', 'deactivate'].map((end) => `/bonus/v1/player/me/optIn/cmp_welcome/${end}`),
    ),
  );
});

test('BON-06 while an action runs, the other of its card is disabled, and the first stays busy', async () => {
  site.lists = { ...site.lists, rewards: [{ ...gift, triggerEvent: 'OPT_IN', state: 'OPTED_IN', optedIn: true }] };
  site.answers = [{ path: '/claim', answer: new Promise(() => undefined) }];
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  const other = screen.getByRole('button', { name: nameOf(messages.optOut, 'A gift') });
  expect(other).toHaveAttribute('aria-disabled', 'true');
  await press(nameOf(messages.optOut, 'A gift'));
  expect(screen.getByRole('button', { name: nameOf(messages.claim, 'A gift') })).toHaveAttribute('aria-busy', 'true');
  expect(other).not.toHaveAttribute('aria-busy');
  expect(site.calls).toHaveLength(1);
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
  site.lists = { ...site.lists, rewards: [off] };
  site.answers = [
    { path: '/cashback/cmp_daily/activate', answer: [200, { state: 'ACTIVATED', amount: 0 }] },
    { path: '/cashback/cmp_daily/claim', answer: [200, { state: 'CLAIMED', amount: 3 }] },
    { path: '/cashback/cmp_daily/deactivate', answer: [200, { state: 'INACTIVE', amount: 4 }] },
  ];
  showRewards('offers');
  await press(nameOf(messages.activateCashback, 'Welcome bonus'));
  await waitFor(() => expect(currentToasts().map(({ text }) => text)).toContain('You take part: Welcome bonus'));
  cleanup();
  site.lists = { ...site.lists, rewards: [on] };
  showRewards('active');
  await press(nameOf('Collect €3', 'Welcome bonus'));
  await waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ text: '€3 is in your balance', lifetimeMs: 5_000 }));
  await press(nameOf(messages.deactivateCashback, 'Welcome bonus'));
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('€4 is in your balance'));
  expect(currentToasts().map(({ text }) => text)).toContain('You no longer take part: Welcome bonus');
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
  site.lists = { ...site.lists, rewards: [granted], freeSpins: [spins] };
  showRewards('active');
  await screen.findByRole('article');
  site.lists = { ...site.lists, rewards: [{ ...granted, state: 'ACTIVE' }], freeSpins: [{ ...spins, state: 'CLAIMED' }] };
  await press(nameOf(messages.claimSpins, 'Casino bonus'));
  const link = await screen.findByRole('link', { name: 'Play Cloudbreaker: Casino bonus' });
  await waitFor(() => expect(link).toHaveAttribute('href', '/en-UN/online-casino/play/studio/cloudbreaker'));
  expect(screen.getByRole('progressbar', { name: messages.spinsProgress })).toHaveTextContent('5 of 20 played');
  expect(screen.getByText('Won so far: €1.40')).toBeVisible();
  expect(site.calls[0]?.path).toBe('/bonus/v2/player/me/free-spins/asg_1/claim');
});

test('BON-23 a booster says that it needs a cashback before it is claimed, and a boosted cashback until when', async () => {
  const booster = {
    ...gift,
    campaignCategory: 'CASHBACK_BOOSTER',
    terms: { ...gift.terms, amount: null, booster: { multiplier: 1.5, hours: 168 } },
  } as const;
  site.lists = { ...site.lists, rewards: [booster] };
  const { unmount } = showRewards('offers');
  expect(await screen.findByText(messages.boosterAlone)).toBeVisible();
  unmount();
  const until = '2026-12-01T10:00:00Z';
  const boosted: Reward = {
    ...offer,
    ...{ state: 'ACTIVE', campaignCategory: 'CASHBACK_DAILY', triggerEvent: 'OPT_IN', cashbackActivated: true },
    cashbackInfo: { rate: 0.05, period: 'DAILY', min: 1, cap: 50, currency: 'EUR' },
    cashbackBooster: { multiplier: 1.5, until },
    cashbackProgress: {
      ...{ state: 'ACTIVATED', netLoss: 60, rate: 0.05, amount: 4.5, cap: 50, currency: 'EUR', booster: 1.5 },
      ...{ claimableFrom: null, claimableTo: null },
    },
  };
  site.lists = { ...site.lists, rewards: [booster, boosted] };
  const again = showRewards('offers');
  expect(await screen.findByText(messages.boosterNeeds)).toBeVisible();
  await press(nameOf(messages.claim, 'A gift'));
  await waitFor(() =>
    expect(currentToasts().at(-1)?.text).toMatch(new RegExp(messages.boosterRuns.replace('{until}.', '.*\\d'))),
  );
  again.unmount();
  showRewards('active');
  const text = formatMessage(messages.boosted, { times: '1.5', until: formatDateTime(until) });
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});
