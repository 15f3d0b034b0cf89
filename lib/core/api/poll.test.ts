/** @jest-environment jsdom */
import { createPoll } from './poll.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('LOB-24 fetches while there is a subscriber, and never without one', async () => {
  const load = jest.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2).mockResolvedValue(3);
  const poll = createPoll<number>(load, 1_000);
  await pass(5_000);
  expect(load).not.toHaveBeenCalled();
  const listener = jest.fn();
  const stop = poll.subscribe(listener);
  await pass(1);
  expect(poll.get()).toBe(1);
  await pass(1_000);
  expect([poll.get(), listener.mock.calls.length]).toEqual([2, 2]);
  stop();
  await pass(9_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('LOB-19 a failed request keeps the last value and is repeated', async () => {
  const load = jest.fn().mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('down')).mockResolvedValue('second');
  const poll = createPoll<string>(load, 1_000);
  const stop = poll.subscribe(() => undefined);
  await pass(1);
  await pass(1_000);
  expect(poll.get()).toBe('first');
  await pass(1_000);
  expect(poll.get()).toBe('second');
  stop();
});

test('LOB-24 a hidden page fetches nothing, and fetches at once when it is visible again', async () => {
  const load = jest.fn().mockResolvedValue(1);
  const poll = createPoll<number>(load, 1_000);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const stop = poll.subscribe(() => undefined);
  await pass(9_000);
  expect(load).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
});
