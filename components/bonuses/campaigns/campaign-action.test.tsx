import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type IneligibleReason, ineligibleReasons, type Reward } from '#lib/bonuses/fields.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { gift as offered } from '../../../tests/fixtures/rewards.ts';
import { CampaignAction } from './campaign-action.tsx';

const messages = en.campaign;
const title = 'A gift';
const fallback = { label: 'Go to the casino', href: '/en-UN/online-casino', newTab: false };
const expiresAt = '2026-12-01T10:00:00.000Z';

const gift: Reward = { ...offered, campaignCategory: 'LINKED_CAMPAIGN', expiresAt };
const active: Reward = { ...gift, assignmentId: 'asg_1', state: 'ACTIVE', bonusAmount: 10, wageringAmount: 100 };

let lists: Record<'ELIGIBLE' | 'ACTIVE', readonly Reward[]>;
let eligibility: { readonly eligible: boolean; readonly needsCode?: boolean; readonly reason?: IneligibleReason };
let refused: readonly [status: number, code: string] | undefined;
let claim: () => readonly [status: number, body: unknown];
let requestedPaths: string[];

beforeEach(() => {
  lists = { ELIGIBLE: [], ACTIVE: [] };
  eligibility = { eligible: true };
  refused = undefined;
  requestedPaths = [];
  answerFetch((path) => {
    const { pathname, searchParams } = new URL(path, 'http://site');
    requestedPaths.push(pathname.replace('/api/platform', ''));
    if (pathname.endsWith('/claim')) return claim();
    if (refused) return [refused[0], { status: refused[0], code: refused[1] }];
    if (pathname.endsWith('/eligibility')) return [200, [{ campaignId: 'cmp_gift', needsCode: false, ...eligibility }]];
    if (pathname.endsWith('/rewards')) {
      const rewards = lists[searchParams.get('rewardsType') === 'ACTIVE' ? 'ACTIVE' : 'ELIGIBLE'];
      return [200, { rewards, loyalty: [], freeSpins: [], managedIds: [], claimQueueCampaignId: null }];
    }
    return [200, { balanceMap: { main: [], locked: [], bonus: [] } }];
  });
});

const show = () =>
  renderWithLocale(
    <CampaignAction campaignId="cmp_gift" title={title} fallback={fallback} />,
    'en-UN',
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
const nameOf = (label: string) => `${label}: ${title}`;

test('BON-05 an open campaign is claimed on its promotion, which then says until when it is the player’s', async () => {
  lists = { ELIGIBLE: [gift], ACTIVE: [] };
  claim = () => {
    lists = { ELIGIBLE: [], ACTIVE: [active] };
    return [200, { bonusAssignmentId: 'asg_1', state: 'ACTIVE' }];
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: nameOf(en.rewards.claim) }));
  expect(await screen.findByText(formatMessage(messages.yoursUntil, { date: formatDateTime(expiresAt) }))).toBeVisible();
  expect(screen.getByRole('link', { name: messages.seeReward })).toHaveAttribute('href', '/en-UN/my-account/rewards/active');
  expect(requestedPaths.filter((path) => path.endsWith('/eligibility'))).toEqual([]);
});

test('BON-05 a refused claim says why, and the button stays', async () => {
  lists = { ELIGIBLE: [gift], ACTIVE: [] };
  claim = () => [400, { status: 400, code: 'error.bonus.not_eligible' }];
  show();
  const button = await screen.findByRole('button', { name: nameOf(en.rewards.claim) });
  await userEvent.click(button);
  expect(await screen.findByText(en.rewards.refusedNotEligible)).toBeVisible();
  expect(button).toBeVisible();
});

test.each<[string, Partial<Reward>, string, RegExp]>([
  ['BON-33 a deposit bonus', { campaignCategory: 'NEXT_DEPOSIT' }, en.rewards.depositWith, /deposit\?bonusCampaignId=cmp_gift$/],
  ['BON-06 a campaign to join', { triggerEvent: 'OPT_IN' }, en.rewards.optIn, /^$/],
  ['BON-22 cashback', { campaignCategory: 'CASHBACK_DAILY' }, en.rewards.activateCashback, /^$/],
])('%s has the button of its kind', async (_, change, label, href) => {
  lists = { ELIGIBLE: [{ ...gift, ...change }], ACTIVE: [] };
  show();
  const button = await screen.findByRole(href.source === '^$' ? 'button' : 'link', { name: nameOf(label) });
  expect(button.getAttribute('href') ?? '').toMatch(href);
  expect(screen.queryByRole('link', { name: fallback.label })).toBeNull();
});

test.each<[Partial<Reward>, string]>([
  [{ state: 'QUEUED', queuedPlayerBonusId: 'asg_1', queuePosition: 2 }, formatMessage(en.rewards.inQueue, { position: 2 })],
  [{ campaignCategory: 'CASHBACK_DAILY', cashbackActivated: true }, messages.cashbackOn],
  [{ expiresAt: null }, messages.yours],
])('BON-02 of a bonus that the player has, %j, it says how it stands', async (change, text) => {
  lists = { ELIGIBLE: [], ACTIVE: [{ ...active, ...change }] };
  show();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.seeReward })).toBeVisible();
});

const shownReasons = ineligibleReasons.filter((reason) => reason !== 'opt_in' && reason !== 'unknown' && reason !== 'closed');

test.each(shownReasons)('BON-12 a campaign that is closed, %s, says why and leads on', async (reason) => {
  eligibility = { eligible: false, reason };
  show();
  expect(await screen.findByText(messages[reason])).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/en-UN\/(?:my-account|vip|contact)/));
});

test('BON-15 a campaign with a code leads to the field for it', async () => {
  eligibility = { eligible: true, needsCode: true };
  show();
  expect(await screen.findByRole('link', { name: messages.enterCode })).toHaveAttribute('href', '/en-UN/my-account/bonus-code');
});

test('BON-35 a player without bonuses sees no claim', async () => {
  refused = [400, 'error.bonus.not_allowed'];
  show();
  expect(await screen.findByText(en.rewards.refusedNotAllowed)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the promotion’s own button stays where the platform does not answer, and where nothing can be taken', async () => {
  refused = [503, 'error.unavailable'];
  show();
  expect(await screen.findByRole('link', { name: fallback.label }, { timeout: 5_000 })).toHaveAttribute('href', fallback.href);
});
