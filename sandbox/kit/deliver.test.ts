import { setTimeout as wait } from 'node:timers/promises';
import { expectSoon } from '../../tests/fixtures/soon.ts';
import { createDeliveries, delayBefore } from './deliver.ts';

const name = 'pay: a notice';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** An attempt that is answered the given time, and a promise of that. */
function createAttempt(answeredAt: number) {
  const done = Promise.withResolvers<void>();
  let count = 0;
  const attempt = jest.fn(async () => {
    count += 1;
    if (count === answeredAt) done.resolve();
    return count >= answeredAt;
  });
  return { attempt, done: done.promise };
}

test('attempts until there is an answer, and resolves after the first attempt', async () => {
  const { deliver, close } = createDeliveries();
  const { attempt, done } = createAttempt(3);
  await deliver({ name, attempt, delaysMs: [0, 5, 5, 5] });
  expect(attempt).toHaveBeenCalledTimes(1);
  await done;
  await wait(30);
  expect(attempt).toHaveBeenCalledTimes(3);
  expect(console.warn).not.toHaveBeenCalled();
  await close();
});

test('an error is logged without its text and counts as no answer; the end of the attempts is logged', async () => {
  const { deliver, close } = createDeliveries();
  const attempt = jest.fn(async () => {
    throw new TypeError('secret');
  });
  await deliver({ name, attempt, delaysMs: [0, 1] });
  await expectSoon(async () =>
    expect(console.warn).toHaveBeenCalledWith('pay: a notice was not delivered; no attempts are left.'),
  );
  expect(jest.mocked(console.error).mock.calls).toEqual(Array(2).fill(['pay: a notice could not be delivered', 'TypeError']));
  await close();
});

test('endless attempts repeat the last delay, until close waits for the one in progress', async () => {
  const { deliver, close, closing } = createDeliveries();
  const { attempt } = createAttempt(Number.POSITIVE_INFINITY);
  await deliver({ name, attempt, delaysMs: [0, 1], isEndless: true });
  await expectSoon(async () => expect(attempt.mock.calls.length).toBeGreaterThan(3));
  await close();
  const count = attempt.mock.calls.length;
  expect(closing.aborted).toBe(true);
  await wait(20);
  expect(attempt).toHaveBeenCalledTimes(count);
  expect([0, 1, 7].map((index) => delayBefore(index, [0, 1]))).toEqual([0, 1, 1]);
  // Nothing is attempted after it, and its caller does not wait for ever.
  await deliver({ name, attempt, delaysMs: [5] });
  expect(attempt).toHaveBeenCalledTimes(count);
});
