import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '#messages/en.json' with { type: 'json' };
import type { Answer } from '../../../tests/fixtures/components/answer-fetch.ts';
import { fakeRewards, nameOf, press, refuse, showRewards } from '../../../tests/fixtures/components/rewards-page.tsx';
import { active, conflict, gift } from '../../../tests/fixtures/rewards.ts';

const messages = en.rewards;
let site: ReturnType<typeof fakeRewards>;
beforeEach(() => {
  site = fakeRewards();
});

test('BON-09 XTR-35 a forfeit says what would be lost, sends the progress that was seen, and asks again when it has changed', async () => {
  site.lists = { ...site.lists, rewards: [active] };
  site.answers = [
    { path: '/assignment/asg_1', answer: refuse('error.bonus.progress.changed', { wageringProgress: 430, currency: 'EUR' }) },
  ];
  showRewards('active');
  await press(nameOf(messages.forfeit, 'Casino bonus'));
  const dialog = await screen.findByRole('dialog', { name: messages.forfeitTitle });
  expect(dialog).toHaveTextContent(/€43\.50.*€420 of €1,750 wagered/);
  await press(messages.forfeitConfirm);
  expect(await within(dialog).findByText('€430 of €1,750 wagered')).toBeVisible();
  expect(dialog).toHaveTextContent(messages.progressChanged);
  site.lists = { ...site.lists, rewards: [] };
  await press(messages.forfeitConfirm);
  expect(await screen.findByText(messages.noActive)).toBeVisible();
  expect(site.calls.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { state: 'FORFEITED', wageringProgress: 420 }],
    ['PUT', { state: 'FORFEITED', wageringProgress: 430 }],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('BON-08 BON-19 a claim beside an active bonus can wait in the queue', async () => {
  site.lists = { ...site.lists, rewards: [gift] };
  site.answers = [{ path: '/claim', answer: refuse('error.bonus.active.already.exists', conflict) }];
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  const dialog = await screen.findByRole('dialog', { name: messages.conflictTitle });
  expect(dialog).toHaveTextContent(/Casino bonus runs for the same games/);
  expect(dialog).toHaveTextContent('€420 of €1,750 wagered');
  await press(messages.conflictWait);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(site.calls.at(-1)).toMatchObject({
    path: '/bonus/v1/player/me/agreement',
    body: { campaignId: 'cmp_gift', agreed: true },
  });
  expect(currentToasts().map(({ text }) => text)).toContain('A gift waits for its turn');
});

test('BON-08 a bonus that has begun instead, because the active one ended meanwhile, is not said to wait', async () => {
  site.lists = { ...site.lists, rewards: [gift] };
  site.answers = [
    { path: '/claim', answer: refuse('error.bonus.active.already.exists', conflict) },
    { path: '/agreement', answer: [200, { queuedPlayerBonusId: null }] },
  ];
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  await screen.findByRole('dialog', { name: messages.conflictTitle });
  await press(messages.conflictWait);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentToasts().at(-1)?.text).toBe(formatMessage(messages.done, { title: 'A gift' }));
});

test('BON-08 BON-19 of a bonus that the player has, that one waits; what the active one would lose names its free spins', async () => {
  const left = { gameId: 'cloudbreaker', total: 20, used: 8, betValue: 0.2, winnings: 0, currency: 'EUR' };
  site.lists = {
    ...site.lists,
    rewards: [active, { ...gift, assignmentId: 'asg_2', state: 'ASSIGNED' }],
    freeSpins: [{ ...left, assignmentId: 'asg_1', campaignId: active.campaignId, expiresAt: active.startedAt, state: 'CLAIMED' }],
  };
  site.answers = [{ path: '/activate', answer: refuse('error.bonus.active.already.exists', conflict) }];
  showRewards('active');
  await press(nameOf(messages.activate, 'A gift'));
  const dialog = await screen.findByRole('dialog', { name: messages.conflictTitle });
  expect(dialog).toHaveTextContent(`${messages.forfeitSpins}12`);
  await press(messages.conflictWait);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(site.calls.at(-1)?.body).toEqual({ campaignId: 'cmp_gift', bonusAssignmentId: 'asg_2', agreed: true });
});

test('BON-19 DEC-BON-30 or replaces it in one call, with the progress that was shown', async () => {
  site.lists = { ...site.lists, rewards: [gift] };
  site.answers = [
    { path: '/claim', answer: refuse('error.bonus.active.triggered.already.exists', { ...conflict, consentAllowed: false }) },
  ];
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  const dialog = await screen.findByRole('dialog', { name: messages.conflictTitle });
  expect(dialog).toHaveTextContent(messages.conflictFull);
  expect(within(dialog).queryByRole('button', { name: messages.conflictWait })).toBeNull();
  await press(messages.conflictReplace);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const replaces = { bonusAssignmentId: 'asg_1', wageringProgress: 420 };
  expect(site.calls.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['claim', { campaignId: 'cmp_gift' }],
    ['claim', { campaignId: 'cmp_gift', replaces }],
  ]);
  // The platform has refused the first key for good.
  expect(site.calls[0]?.key).not.toBe(site.calls[1]?.key);
});

test('BON-19 DEC-BON-30 a replacement is confirmed again with the current progress, and what it cannot start gives nothing up', async () => {
  site.lists = { ...site.lists, rewards: [gift] };
  const changed = refuse('error.bonus.progress.changed', { wageringProgress: 430, currency: 'EUR' });
  site.answers = [
    { path: '/claim', answer: refuse('error.bonus.active.already.exists', conflict) },
    { path: '/claim', answer: changed },
    { path: '/claim', answer: refuse('error.bonus.not_eligible') },
  ];
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  const dialog = await screen.findByRole('dialog', { name: messages.conflictTitle });
  await press(messages.conflictReplace);
  await waitFor(() => expect(dialog).toHaveTextContent('€430 of €1,750 wagered'));
  await press(messages.conflictReplace);
  await waitFor(() => expect(dialog).toHaveTextContent(messages.refusedNotEligible));
  expect(site.calls.at(-1)?.body).toMatchObject({ replaces: { bonusAssignmentId: 'asg_1', wageringProgress: 430 } });
});

test('BON-09 BON-19 a backend that knows only the two calls gets the forfeit, then the claim', async () => {
  site.lists = { ...site.lists, rewards: [gift, active] };
  const bare = refuse('error.bonus.active.already.exists', { activeBonusAssignmentId: 'asg_1', consentAllowed: false });
  site.answers = [
    { path: '/claim', answer: bare },
    { path: '/claim', answer: bare },
    { path: '/assignment/asg_1', answer: [503, { status: 503, code: 'error.system.error' }] },
    { path: '/claim', answer: bare },
    { path: '/assignment/asg_1', answer: refuse('error.bonus.not_active') },
  ];
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  const dialog = await screen.findByRole('dialog', { name: messages.conflictTitle });
  expect(dialog).toHaveTextContent('€420 of €1,750 wagered');
  await press(messages.conflictReplace);
  await waitFor(() => expect(dialog).toHaveTextContent(messages.lost));
  await press(messages.conflictReplace);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(site.calls.map(({ method, path, body }) => [method, path.split('/').at(-1), body]).slice(1)).toEqual([
    ...Array(2)
      .fill([
        ['POST', 'claim', { campaignId: 'cmp_gift', replaces: { bonusAssignmentId: 'asg_1', wageringProgress: 420 } }],
        ['PUT', 'asg_1', { state: 'FORFEITED', wageringProgress: 420 }],
      ])
      .flat(),
    ['POST', 'claim', { campaignId: 'cmp_gift' }],
  ]);
});

/** Gives up the active bonus by two calls, the second with this answer. Resolves with a reader of the keys of the claims. */
async function replaceInTwoCalls(answer: Answer) {
  site.lists = { ...site.lists, rewards: [gift, active] };
  const held = refuse('error.bonus.active.already.exists', conflict);
  site.answers = [held, held, answer].map((each) => ({ path: '/claim', answer: each }));
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  await screen.findByRole('dialog', { name: messages.conflictTitle });
  await press(messages.conflictReplace);
  return () => site.calls.filter(({ path }) => path.endsWith('/claim')).map(({ key }) => key);
}
const givenUp = formatMessage(messages.conflictGivenUp, { active: 'Casino bonus' });

test('BON-19 a bonus that is refused after the forfeit is said with its reason, and the one given up is not shown as active', async () => {
  await replaceInTwoCalls(refuse('error.bonus.not_eligible'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const text = formatMessage(messages.conflictNotStarted, { active: 'Casino bonus', reason: messages.refusedNotEligible });
  expect(currentToasts().at(-1)).toMatchObject({ tone: 'error', text });
  expect(screen.getByText(messages.refusedNotEligible)).toBeVisible();
});

test('BON-19 DEC-X-7 an answer that is lost after the forfeit is asked for again with the same keys', async () => {
  const keys = await replaceInTwoCalls([503, { status: 503 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(messages.lost)).toBeVisible();
  expect(currentToasts().at(-1)).toMatchObject({ tone: 'error', text: givenUp });
  site.answers = [
    { path: '/claim', answer: refuse('error.bonus.active.already.exists', conflict) },
    { path: '/assignment/asg_1', answer: refuse('error.bonus.not_active') },
  ];
  await press(nameOf(messages.claim, 'A gift'));
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe(formatMessage(messages.done, { title: 'A gift' })));
  expect(currentToasts().map(({ text }) => text)).not.toContain(givenUp);
  const [, replacing, started] = keys();
  expect(keys().slice(3)).toEqual([replacing, started]);
});

test('BON-19 where the next of the queue has begun after the forfeit, the player chooses again, and reads what was given up', async () => {
  const next = { ...conflict, activeBonusAssignmentId: 'asg_9', activeTitle: 'The next one' };
  await replaceInTwoCalls(refuse('error.bonus.active.already.exists', next));
  const dialog = screen.getByRole('dialog', { name: messages.conflictTitle });
  await waitFor(() => expect(dialog).toHaveTextContent(/The next one runs for the same games/));
  expect(within(dialog).getByText(givenUp)).toBeVisible();
});

test('BON-19 or leaves everything as it is', async () => {
  site.lists = { ...site.lists, rewards: [gift] };
  site.answers = [{ path: '/claim', answer: refuse('error.bonus.active.already.exists', conflict) }];
  showRewards('offers');
  await press(nameOf(messages.claim, 'A gift'));
  await screen.findByRole('dialog', { name: messages.conflictTitle });
  const [, cancel] = screen.getAllByRole('button', { name: messages.cancel });
  await userEvent.click(cancel ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(site.calls.at(-1)?.body).toEqual({ campaignId: 'cmp_gift', agreed: false });
});

test('BON-10 a queued bonus starts now if the player gives up the active one', async () => {
  site.lists = { ...site.lists, rewards: [{ ...gift, assignmentId: 'asg_2', state: 'QUEUED', queuePosition: 2 }] };
  site.answers = [{ path: '/release', answer: refuse('error.bonus.active.already.exists', conflict) }];
  showRewards('active');
  await press(nameOf(messages.release, 'A gift'));
  const dialog = await screen.findByRole('dialog', { name: messages.conflictTitle });
  expect(within(dialog).queryByRole('button', { name: messages.conflictWait })).toBeNull();
  expect(dialog).not.toHaveTextContent(messages.conflictFull);
  await press(messages.conflictReplace);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(site.calls.at(-1)).toMatchObject({ path: '/bonus/v1/player/me/queue/release', body: { queuedPlayerBonusId: 'asg_2' } });
});
