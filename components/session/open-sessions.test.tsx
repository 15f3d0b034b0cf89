import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '#components/ui/overlay/toast-host.tsx';
import type { OpenSession } from '#lib/session/registry/open-session.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, systemError } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { OpenSessions } from './open-sessions.tsx';

const messages = en.account;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const times = { startedAt: minutesAgo(90), lastActiveAt: minutesAgo(0) };
const here: OpenSession = { id: 'here', browser: 'firefox', system: 'linux', isCurrent: true, ...times };
const phone: OpenSession = { ...here, id: 'phone', browser: 'safari', system: 'iphone', isCurrent: false };
const unknown: OpenSession = { ...phone, id: 'unknown', browser: 'other', system: 'other', lastActiveAt: minutesAgo(12) };

let sessions: readonly OpenSession[];
let isDown: boolean;
let held: Promise<void> | undefined;
let client: QueryClient;

beforeEach(() => {
  sessions = [here, phone, unknown];
  isDown = false;
  held = undefined;
  client = new QueryClient();
  answerFetch(async (path, { body }) => {
    if (path === '/api/session/end') await held;
    if (isDown) return systemError;
    if (path === '/api/session/end') {
      const ending = body as { id?: string; others?: true };
      sessions = sessions.filter(({ id, isCurrent }) => (ending.others ? isCurrent : id !== ending.id));
    }
    return [200, sessions];
  });
});
afterEach(() => client.clear());

async function show() {
  renderWithLocale(
    <>
      <OpenSessions />
      <ToastHost label="Messages" dismissLabel="Close" />
    </>,
    'en-FI',
    client,
  );
  return screen.findByRole('region', { name: messages.sessionsTitle });
}

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

test('LOG-14 LOG-26 names every browser with its times, and offers no sign-out for this one', async () => {
  await show();
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  expect(items()[0]).toContain(messages.sessionsThis);
  expect(items()[0]).toContain(messages.sessionsActiveNow);
  expect(items()[2]).toMatch(new RegExp(`^${messages.sessionsUnknown}.*Last active 12 minutes ago`));
  expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull();
});

test('LOG-14 signs out of one place, then of all others; the focus stays in the section', async () => {
  const section = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(within(section).getByRole('heading')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: messages.sessionsEndOthers }));
  expect(await screen.findByText(messages.sessionsOnly)).toBeVisible();
  expect(screen.getByText(messages.sessionsOthersEnded)).toBeVisible();
  expect(within(section).getByRole('heading')).toHaveFocus();
});

test('LOG-14 a sign-out that is pressed while another is under way is sent after it', async () => {
  await show();
  let release: () => void = () => undefined;
  held = new Promise((resolve) => (release = resolve));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
  const second = screen.getByRole('button', { name: `Sign out: ${messages.sessionsUnknown}` });
  await userEvent.click(second);
  expect(second).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByText(messages.sessionsOnly)).toBeVisible();
  expect(sessions).toEqual([here]);
});

test('LOG-14 a sign-out that failed says so and changes nothing', async () => {
  await show();
  const button = await screen.findByRole('button', { name: messages.sessionsEndOthers });
  isDown = true;
  await userEvent.click(button);
  expect(await screen.findByText(messages.sessionsEndFailed)).toBeVisible();
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
});

test('LOG-14 a list that cannot be loaded can be loaded again', async () => {
  isDown = true;
  await show();
  const retry = await screen.findByRole('button', { name: messages.retry });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
});
