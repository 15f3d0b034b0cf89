import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { numberFormOf } from '#lib/core/money/number-form.ts';
import { useRealityCheck } from '#lib/protection/activity/store.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { FakeChannel, installFakeChannel } from '../../../tests/fixtures/components/fake-channel.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { RealityCheckWatch } from './reality-check-watch.tsx';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('#lib/core/i18n/load-messages.ts', () => ({
  loadMessages: async () => jest.requireActual('#messages/en.json').realityCheck,
}));

const messages = en.realityCheck;
const summary = {
  settings: { period: 'TWO_HOURS', minutes: 120 },
  turnover: 40,
  winnings: 27.5,
  delta: -12.5,
  currency: 'EUR',
  from: '2026-11-20T10:00:00.000Z',
  to: '2026-11-20T12:00:00.000Z',
};

let minutesRemaining: number | null;
let failing: ReadonlySet<string>;
let calls: string[];
let client: QueryClient;

beforeEach(() => {
  minutesRemaining = 0;
  failing = new Set();
  calls = [];
  client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  push.mockClear();
  installFakeChannel();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  answerFetch((path, { method }) => {
    const name = path.split('/').at(-1) ?? '';
    calls.push(name);
    if (failing.has(name)) return systemError;
    if (method === 'PATCH') minutesRemaining = 120;
    return [200, name === 'summary' ? summary : { minutesRemaining }];
  });
});
afterEach(() => {
  client.clear();
  jest.useRealTimers();
});

const show = () =>
  renderWithLocale(
    <>
      <button type="button">The page</button>
      <RealityCheckWatch />
    </>,
    'en-FI',
    client,
  );
const dialog = () => screen.findByRole('alertdialog');
const button = (name: string) => screen.getByRole('button', { name });

test('RGA-03 DEC-RGA-3 a screen reader announces the time, that play is paused, and the result; the focus is on no answer', async () => {
  show();
  const found = await dialog();
  expect(found).toHaveAccessibleName(formatMessage(messages.title, { time: '2 hours' }));
  const money = (minor: number) =>
    formatMoney({ minor, currency: 'EUR' }, numberFormOf({ market: 'FI', tag: 'en' })).replaceAll('\u00a0', ' ');
  for (const text of [messages.text, formatMessage(messages.lost, { amount: money(1_250) }), money(4_000), money(2_750)]) {
    expect(found).toHaveAccessibleDescription(expect.stringContaining(text));
  }
  expect(found).toHaveFocus();
});

test('DEC-RGA-3 neither Escape, the back gesture nor a forced close dismisses it, and Tab stays inside', async () => {
  show();
  const found = (await dialog()) as HTMLDialogElement;
  await userEvent.keyboard('{Escape} {Enter}');
  expect(fireEvent(found, new Event('cancel', { cancelable: true }))).toBe(false);
  act(() => found.close());
  expect(found.open).toBe(true);
  expect(calls).not.toContain('reset_timer');
  const names: (string | null)[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await userEvent.tab();
    names.push(document.activeElement?.textContent ?? null);
  }
  expect(names).toEqual([messages.continue, messages.history, messages.signOut, messages.continue]);
  await userEvent.tab({ shift: true });
  expect(button(messages.signOut)).toHaveFocus();
});

test('RGA-04 “keep playing” starts the time again and closes it; “history” also goes there', async () => {
  show();
  await dialog();
  await userEvent.click(button(messages.continue));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(push).not.toHaveBeenCalled();
  minutesRemaining = -3;
  act(() => void new FakeChannel('parlour-activity').postMessage('changed'));
  await dialog();
  await userEvent.click(button(messages.history));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/en-FI/my-account/banking/transactions'));
  expect(calls.filter((name) => name === 'reset_timer')).toHaveLength(2);
});

test('DEC-RGA-3 an answer in another tab closes it here', async () => {
  show();
  await dialog();
  minutesRemaining = 120;
  act(() => void new FakeChannel('parlour-activity').postMessage('changed'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('RGA-03 without figures it shows all the same, and a failed answer keeps it open and says so', async () => {
  failing = new Set(['summary', 'reset_timer']);
  show();
  expect(await dialog()).toHaveAccessibleName(messages.titleUnknown);
  expect(screen.getByText(messages.unread)).toBeVisible();
  await userEvent.click(button(messages.continue));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.failed);
  failing = new Set();
  await userEvent.click(button(messages.continue));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('RGA-12 it waits until the game has paused after its round', async () => {
  act(() => useRealityCheck.setState({ isGameRunning: true }));
  show();
  await waitFor(() => expect(useRealityCheck.getState()).toMatchObject({ isDue: true, summary, isOpen: false }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => useRealityCheck.setState({ isGameRunning: false }));
  expect(await dialog()).toBeVisible();
});

test('RGA-02 CST-05 the minutes are read every 60 seconds, and not again where there is no reality check', async () => {
  jest.useFakeTimers();
  minutesRemaining = 60;
  show();
  const reads = () => calls.filter((name) => name === 'minutes_remaining').length;
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(reads()).toBe(1);
  minutesRemaining = null;
  await act(() => jest.advanceTimersByTimeAsync(1_100));
  expect(reads()).toBe(2);
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(reads()).toBe(2);
});
