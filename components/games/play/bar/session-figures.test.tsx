import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { businessNow } from '#lib/core/time/clock.ts';
import { formatTime } from '#lib/core/time/format-date.ts';
import en from '#messages/en.json';
import { answerFetch, systemError } from '../../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../../tests/fixtures/components/render-with-locale.tsx';
import { SessionFigures } from './session-figures.tsx';

const messages = en.play;
let delta: number;
let isFailing: boolean;
let requested: string[];

beforeEach(() => {
  delta = -12.5;
  isFailing = false;
  requested = answerFetch(() => {
    if (isFailing) return systemError;
    const from = new Date(businessNow().getTime() - 3_725_000).toISOString();
    return [200, { currency: 'EUR', turnover: 40, winnings: 40 + delta, delta, from, to: from }];
  });
});

const client = new QueryClient();
const figures = (more: Partial<Parameters<typeof SessionFigures>[0]> = {}) => (
  <dl>
    <SessionFigures rounds={0} isRoundOpen={false} showsNetResult {...more} />
  </dl>
);
const show = (element = figures()) => renderWithLocale(element, 'en-UN', client);
const textOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('P1 P2 the clock, the time and the net result of the session of play are in sight', async () => {
  show();
  expect(textOf(messages.clock)).toBe(formatTime(businessNow()));
  await waitFor(() => expect(textOf(messages.result)).toBe('−€12.50'));
  expect(textOf(messages.session)).toMatch(/^1:02:0\d1 hour, 2 minutes$/);
  expect(screen.queryByRole('status')).toBeNull();
});

test('P2 the result of a round is shown once the game has shown its end', async () => {
  const { rerender } = show();
  await waitFor(() => expect(textOf(messages.result)).toBe('−€12.50'));
  delta = 100;
  rerender(figures({ isRoundOpen: true, rounds: 1 }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(textOf(messages.result)).toBe('−€12.50');
  rerender(figures({ rounds: 1 }));
  await waitFor(() => expect(textOf(messages.result)).toBe('€100.00'));
});

test('P2 after the first of several rounds the result is read once in ten seconds', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { rerender, unmount } = show();
  await pass(1_000);
  for (const rounds of [1, 2, 3, 4]) {
    rerender(figures({ rounds }));
    await pass(2_000);
    expect(requested).toHaveLength(2);
  }
  // Due in the middle of a round, which counts its stake already.
  rerender(figures({ rounds: 4, isRoundOpen: true }));
  await pass(5_000);
  expect(requested).toHaveLength(2);
  rerender(figures({ rounds: 4 }));
  await pass(100);
  expect(requested).toHaveLength(3);
  await pass(20_000);
  expect(requested).toHaveLength(3);
  unmount();
  jest.useRealTimers();
});

test('P2 a figure that cannot be read is none, and says so', async () => {
  const { rerender } = show();
  await waitFor(() => expect(textOf(messages.result)).toBe('−€12.50'));
  isFailing = true;
  rerender(figures({ rounds: 1 }));
  await waitFor(() => expect(textOf(messages.result)).toBe(`–${messages.figureUnread}`));
  expect(textOf(messages.session)).toBe(`–${messages.figureUnread}`);
  expect(textOf(messages.clock)).toBe(formatTime(businessNow()));
});

test('a market may leave the net result out', async () => {
  show(figures({ showsNetResult: false }));
  await waitFor(() => expect(textOf(messages.session)).toMatch(/^1:02/));
  expect(screen.queryByText(messages.result)).toBeNull();
});
