import { schedule } from './schedule.ts';

const everyMs = 1_000;
let listeners: (() => void | Promise<void>)[];
const clock = { onMove: (listener: () => void | Promise<void>) => void listeners.push(listener) };
const move = async () => {
  for (const listener of listeners) await listener();
};

beforeEach(() => {
  listeners = [];
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('runs at the interval and at moves, never twice at once, until it is stopped', async () => {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  const stop = schedule({ name: 'platform: prizes', everyMs, work, clock });
  await jest.advanceTimersByTimeAsync(everyMs);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3 * everyMs);
  expect(work).toHaveBeenCalledTimes(1);
  // A move needs a run of its own, because the one in progress may have read the time before it.
  const moved = move();
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  const stopped = stop();
  let hasStopped = false;
  void stopped.then(() => {
    hasStopped = true;
  });
  await jest.advanceTimersByTimeAsync(5 * everyMs);
  expect(hasStopped).toBe(false);
  ends[1]?.();
  await Promise.all([moved, stopped]);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failure is logged with the name, and the next interval tries again', async () => {
  const work = jest.fn(async () => {
    throw new TypeError('secret');
  });
  const stop = schedule({ name: 'platform: prizes', everyMs, work });
  await jest.advanceTimersByTimeAsync(2 * everyMs);
  expect(work).toHaveBeenCalledTimes(2);
  expect(jest.mocked(console.error).mock.calls).toEqual(Array(2).fill(['platform: prizes failed', 'TypeError']));
  await stop();
});

test('a move of business time fails with the work, unless it may', async () => {
  const work = async () => {
    throw new TypeError('failed');
  };
  const stops = [schedule({ name: 'a', everyMs, work, clock, mayFailOnMove: true })];
  await move();
  stops.push(schedule({ name: 'b', everyMs, work, clock }));
  await expect(move()).rejects.toThrow('failed');
  expect(jest.mocked(console.error).mock.calls.map(([name]) => name)).toEqual(['a failed', 'a failed', 'b failed']);
  await Promise.all(stops.map((stop) => stop()));
});
