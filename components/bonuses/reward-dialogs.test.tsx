/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import en from '#messages/en.json' with { type: 'json' };
import { active, conflict, fakeRewards, gift, nameOf, press, refuse, showRewards } from '../../tests/fixtures/rewards-page.tsx';

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

test('BON-19 or replaces it: the active bonus is given up first, with the progress that was shown', async () => {
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
  expect(site.calls.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
    'POST claim',
    'PUT asg_1',
    'POST claim',
  ]);
  expect(site.calls[1]?.body).toEqual({ state: 'FORFEITED', wageringProgress: 420 });
  // The platform has refused the first key for good.
  expect(site.calls[0]?.key).not.toBe(site.calls[2]?.key);
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
