import { screen, waitFor, within } from '@testing-library/react';
import { useBonusStore } from '#lib/bonuses/store.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import en from '#messages/en.json' with { type: 'json' };
import { fakeRewards, findCard, nameOf, press, showRewards } from '../../../tests/fixtures/components/rewards-page.tsx';
import { active, gift, offer } from '../../../tests/fixtures/rewards.ts';

const messages = en.rewards;
let site: ReturnType<typeof fakeRewards>;
beforeEach(() => {
  site = fakeRewards();
});

test('BON-01 XTR-19 a card shows what the player gets, until when, and the terms in figures; depositing leads to the cashier', async () => {
  site.lists = {
    ...site.lists,
    rewards: [{ ...offer, freeSpinDetail: { gameId: 'cloudbreaker', count: 50, betValue: 0.2, wrMultiplier: 35 } }],
  };
  showRewards('offers');
  const { getByText, getByRole, findByText } = within(await findCard('Welcome bonus'));
  expect(getByText('100% up to €100 + 50 free spins')).toBeVisible();
  expect(getByText(/^Open until .+: 3 days left$/)).toBeVisible();
  await findByText('Cloudbreaker');
  const rows = [...(await findCard('Welcome bonus')).querySelectorAll('dl > div')];
  const facts = Object.fromEntries(rows.map(({ children: [term, value] }) => [term?.textContent, value?.textContent]));
  expect(facts).toEqual({
    [messages.minDeposit]: '€20',
    [messages.wagering]: '35× the bonus',
    [messages.maxBet]: '€5',
    [messages.timeToWager]: '30 days',
    [messages.spinValue]: '€0.20',
    [messages.game]: 'Cloudbreaker',
  });
  expect(getByRole('link', { name: nameOf(messages.depositWith, 'Welcome bonus') })).toHaveAttribute(
    'href',
    '/en-UN/my-account/banking/deposit?bonusCampaignId=cmp_welcome',
  );
  expect(useBonusStore.getState().rewardTabId).toBe('offers');
});

test('BON-02 a campaign that the content service manages has the texts of its promotion', async () => {
  site.lists = { ...site.lists, managedIds: ['cmp_welcome'], loyalty: [gift] };
  showRewards('offers', {
    cmp_welcome: { title: 'The welcome package', teaser: 'Twice the evening.', path: '/promotions/casino/welcome-package' },
    cmp_gift: { title: 'Not managed', teaser: '', path: '/promotions/casino/other' },
  });
  const { getByText, getByRole } = within(await findCard('The welcome package'));
  expect(getByText('Twice the evening.')).toBeVisible();
  expect(getByRole('link', { name: /Full bonus terms/ })).toHaveAttribute('href', '/en-UN/promotions/casino/welcome-package');
  expect(within(screen.getByRole('region', { name: messages.loyalty })).getByRole('article', { name: 'A gift' })).toBeVisible();
});

test('BON-23 a booster says what it makes of a cashback, and for how long', async () => {
  const booster = { multiplier: 1.5, hours: 36 };
  const terms = { ...gift.terms, amount: null, maxBet: null, validDays: 7, booster };
  site.lists = { ...site.lists, rewards: [{ ...gift, campaignCategory: 'CASHBACK_BOOSTER', wrMultiplier: 0, terms }] };
  showRewards('offers');
  const card = await findCard('A gift');
  expect(card).toHaveTextContent('1.5× cashback');
  expect(card).toHaveTextContent(`${messages.timeToUse}36 hours`);
});

test('BON-17 BON-18 drafts and ended campaigns are not shown as offers', async () => {
  site.lists = {
    ...site.lists,
    rewards: [
      { ...offer, campaignStatus: 'DRAFT' },
      { ...gift, campaignCategory: 'CASHBACK_DAILY', campaignStatus: 'CANCELED' },
    ],
  };
  showRewards('offers');
  expect(await screen.findByText(messages.noOffers)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('BON-02 says so where nothing is active, and when the list cannot be read', async () => {
  site.lists = { ...site.lists, rewards: [] };
  const { unmount } = showRewards('active');
  expect(await screen.findByText(messages.noActive)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.toOffers })).toHaveAttribute('href', '/en-UN/my-account/rewards');
  unmount();
  site.listStatus = 503;
  showRewards('active');
  expect(await screen.findByText(messages.failedTitle)).toBeVisible();
  site.listStatus = 200;
  await press(messages.retry);
  expect(await screen.findByText(messages.noActive)).toBeVisible();
});

test('BON-31 XTR-19 an active bonus shows its progress as a bar and in words', async () => {
  site.lists = { ...site.lists, rewards: [active, { ...active, assignmentId: 'asg_2', state: 'QUEUED', queuePosition: 1 }] };
  showRewards('active');
  const bar = await screen.findByRole('progressbar', { name: messages.progress });
  expect(bar).toHaveAttribute('value', '0.24');
  expect(screen.getAllByText('€420 of €1,750 wagered')[0]).toBeVisible();
  expect(screen.getByText('Bonus money: €43.50')).toBeVisible();
  expect(screen.getByText('Number 1 in the queue')).toBeVisible();
  expect(useBonusStore.getState().rewardTabId).toBe('active');
});

test('XTR-19 a bonus that waits shows the amount to wager, free spins that have won nothing yet show none', async () => {
  const sticky = { ...active, campaignCategory: 'NEXT_DEPOSIT', bonusType: 'STICKY' } as const;
  const freeSpinDetail = { gameId: 'cloudbreaker', count: 50, betValue: 0.2, wrMultiplier: 35 };
  const spins = {
    ...active,
    state: 'ASSIGNED',
    terms: { ...gift.terms, amount: null },
    wageringAmount: 0,
    freeSpinDetail,
  } as const;
  const rewards = [sticky, { ...sticky, state: 'ASSIGNED' }, { ...sticky, state: 'QUEUED', queuePosition: 1 }, spins] as const;
  site.lists = { ...site.lists, rewards: rewards.map((each, id) => ({ ...each, assignmentId: `asg_${id}` })) };
  showRewards('active');
  const cards = await screen.findAllByRole('article', { name: 'Casino bonus' });
  const shown = cards.map((card) => within(card).getByText(messages.wagering).nextSibling?.textContent);
  const waiting = '35× deposit and bonus · €1,750';
  expect(shown).toEqual(['35× deposit and bonus', waiting, waiting, '35× the winnings']);
});

test('BON-02 BON-26 a card of loyalty says what level it needs and the player’s; a locked one says what opens it, and has no button', async () => {
  const loyal = (minLoyalty: number, title: string) => ({
    ...gift,
    campaignId: `cmp_${minLoyalty}`,
    triggerEvent: 'LOYALTY' as const,
    terms: { ...gift.terms, minLoyalty },
    campaignDisplayInfo: { ...gift.campaignDisplayInfo, title },
  });
  site.lists = { ...site.lists, rewards: [], loyalty: [loyal(1, 'Open')], locked: [loyal(3, 'Locked')] };
  showRewards('offers');
  const open = await findCard('Open');
  await waitFor(() => expect(open).toHaveTextContent(`${messages.loyaltyLevel}1 or higher (yours: 2)`));
  expect(within(open).getByRole('button', { name: nameOf(messages.claim, 'Open') })).toBeVisible();
  const locked = within(await findCard('Locked'));
  expect(locked.getByText('Opens at level 3')).toBeVisible();
  expect(locked.getByText(/from loyalty level 3\. You are at level 2\./)).toBeVisible();
  expect(locked.getByRole('link', { name: messages.toLevels })).toHaveAttribute('href', '/en-UN/vip');
  expect(locked.queryByRole('button')).toBeNull();
});

test('BON-25 BON-30 what is used in the sportsbook has its own section, says how it is used and leads there', async () => {
  const inSport = { ...active, vertical: 'SPORTS', assignmentId: 'asg_2' } as const;
  const bet = { ...active, vertical: 'FREE_BET', campaignCategory: 'NEXT_DEPOSIT', balance: 10, wageringAmount: 10 } as const;
  const titled = { ...bet, campaignDisplayInfo: { ...bet.campaignDisplayInfo, title: 'Monday free bet' } };
  const expiresAt = new Date(Date.now() + 3 * dayMs + 5_000).toISOString();
  site.lists = { ...site.lists, rewards: [active, inSport, titled].map((each, id) => ({ ...each, assignmentId: `asg_${id}` })) };
  const partners = [
    { id: 'asg_2', amount: 10 },
    { id: 'fb_77', amount: 25 },
  ] as const;
  site.freeBets = [200, partners.map((each) => ({ ...each, type: 'FREE_BET', currency: 'EUR', expiresAt }))];
  showRewards('active');
  const section = within(await screen.findByRole('region', { name: messages.sportsbook }));
  // The partner's own free bet has a card too; the one that is a bonus is not shown twice.
  const cards = await waitFor(() => {
    const found = section.getAllByRole('article');
    expect(found).toHaveLength(3);
    return found;
  });
  expect(cards[0]).toHaveTextContent(`${messages.minOdds}1.80`);
  expect(cards[1]).toHaveTextContent(messages.freeBetText);
  expect(cards[1]).not.toHaveTextContent(messages.wagering);
  expect(cards[2]).toHaveTextContent(/€25 free bet.*3 days left/);
  for (const card of cards) {
    expect(within(card).getByRole('link', { name: new RegExp(`^${messages.toSportsbook}`) })).toHaveAttribute(
      'href',
      '/en-UN/sportsbook',
    );
  }
  expect(within(await screen.findByRole('region', { name: messages.tabActive })).getAllByRole('article')).toHaveLength(1);
});

test('BON-25 a failing list of free bets hides no bonus, and can be asked for again', async () => {
  site.lists = { ...site.lists, rewards: [active] };
  site.freeBets = [503, { status: 503, code: 'error.system.error' }];
  showRewards('active');
  await findCard('Casino bonus');
  expect(await screen.findByText(messages.sportsbookFailed)).toBeVisible();
  site.freeBets = [200, []];
  await press(messages.retry);
  await waitFor(() => expect(screen.queryByText(messages.sportsbookFailed)).toBeNull());
});
