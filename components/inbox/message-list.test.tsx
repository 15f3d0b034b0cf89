import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '#components/ui/overlay/toast-host.tsx';
import type { InboxMessage } from '#lib/inbox/inbox.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, systemError } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { MessageList } from './message-list.tsx';

const messages = en.inbox;
const paid: InboxMessage = {
  id: '2',
  category: 'ACCOUNT',
  title: 'Your withdrawal is on its way',
  text: 'Paid: <b>20</b>',
  link: { path: '/my-account/rewards', label: 'Your rewards' },
  at: '2026-11-20T10:00:00.000Z',
  read: false,
};
const tip: InboxMessage = {
  ...paid,
  id: '1',
  category: 'TIP',
  title: 'Time for a break?',
  text: 'A pause of 24 hours',
  link: null,
  read: true,
};

let inbox: { messages: readonly InboxMessage[] | null } | undefined;
let changes: string[];
let areChangesDown: boolean;
let client: QueryClient;

beforeEach(() => {
  inbox = { messages: [paid, tip] };
  changes = [];
  areChangesDown = false;
  client = new QueryClient();
  answerFetch((path, { body }) => {
    if (body) changes.push(JSON.stringify(body));
    if (path === '/api/inbox/session') return [200, { session: null }];
    const isDown = path === '/api/inbox/changes' ? areChangesDown : inbox === undefined;
    return isDown ? systemError : [200, inbox];
  });
});
afterEach(() => client.clear());

function show(notices = false) {
  renderWithLocale(
    <>
      <MessageList notices={notices} />
      <ToastHost label="Messages" dismissLabel="Close" />
    </>,
    'en-FI',
    client,
  );
}
const open = async () => userEvent.click(await screen.findByRole('button', { name: /^(?:Unread: )?Your withdrawal/ }));

test('ACC-18 opening a message shows its plain text and its page, and marks it as read', async () => {
  show();
  expect(await screen.findByRole('button', { name: /^Unread: Your withdrawal/ })).toHaveAttribute('aria-expanded', 'false');
  inbox = { messages: [{ ...paid, read: true }, tip] };
  await open();
  expect(screen.getByText('Paid: <b>20</b>')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your rewards' })).toHaveAttribute('href', '/en-FI/my-account/rewards');
  expect(changes).toEqual(['{"id":"2","change":"read"}']);
  expect(screen.queryByText(messages.unread)).toBeNull();
  await open();
  await open();
  expect(changes).toHaveLength(1);
});

test('ACC-18 a deleted message is gone at once, and the focus stays in the list', async () => {
  show();
  await open();
  inbox = { messages: [tip] };
  await userEvent.click(screen.getByRole('button', { name: /^Delete the message/ }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('region', { name: messages.tabAll })).toHaveFocus();
  expect(changes.at(-1)).toBe('{"id":"2","change":"delete"}');
  expect(await screen.findByText(messages.deleted)).toBeVisible();
});

test('ACC-18 a deleted message that a reading meanwhile brought back is gone once all changes are made', async () => {
  const ends: (() => void)[] = [];
  answerFetch((path) => {
    if (path === '/api/inbox/session') return [200, { session: null }];
    if (path === '/api/inbox/unread') return [200, { unread: inbox?.messages?.length }];
    if (path !== '/api/inbox/changes') return [200, inbox];
    return new Promise((resolve) => ends.push(() => resolve([200, null])));
  });
  show();
  for (const title of [/^(?:Unread: )?Your withdrawal/, /^Time for a break/]) {
    await userEvent.click(await screen.findByRole('button', { name: title }));
    await userEvent.click(screen.getByRole('button', { name: /^Delete the message/ }));
  }
  await client.refetchQueries({ queryKey: ['inbox', 'messages'] });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  inbox = { messages: [] };
  for (const end of ends) await act(async () => end());
  expect(await screen.findByText(messages.empty)).toBeVisible();
});

test('ACC-18 a message that could not be deleted returns, with a message', async () => {
  show();
  await open();
  areChangesDown = true;
  await userEvent.click(screen.getByRole('button', { name: /^Delete the message/ }));
  expect(await screen.findByText(messages.deleteFailed)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^(?:Unread: )?Your withdrawal/ })).toBeVisible();
});

test('RTE-26 the notifications are those about the account', async () => {
  show(true);
  expect(await screen.findByRole('button', { name: /^Unread: Your withdrawal/ })).toBeVisible();
  expect(screen.queryByText(tip.title)).toBeNull();
});

test.each([
  ['without messages', { messages: [] }, messages.empty],
  ['without a session', { messages: null }, messages.failed],
  ['while the service fails', undefined, messages.failed],
])('ACC-18 CHT-11 says what there is %s', async (_, answer, text) => {
  inbox = answer;
  show();
  expect(await screen.findByText(text)).toBeVisible();
});

test('ACC-18 tries again after a failure', async () => {
  inbox = undefined;
  show();
  const retry = await screen.findByRole('button', { name: messages.retry });
  inbox = { messages: [tip] };
  await userEvent.click(retry);
  expect(await screen.findByText(tip.title)).toBeVisible();
});

test('ACC-18 a deletion that fails is said also where another message was opened meanwhile', async () => {
  let fail: (answer: typeof systemError) => void = () => undefined;
  answerFetch((path, { body }) => {
    if (path === '/api/inbox/session') return [200, { session: null }];
    if (path !== '/api/inbox/changes') return [200, inbox];
    return JSON.stringify(body).includes('delete') ? new Promise((resolve) => (fail = resolve)) : [200, inbox];
  });
  inbox = { messages: [paid, { ...tip, read: false }] };
  show();
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Delete the message/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Time for a break/ }));
  await act(async () => fail(systemError));
  expect(await screen.findByText(messages.deleteFailed)).toBeVisible();
});
