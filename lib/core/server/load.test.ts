import { watchLoad } from './load.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('OPS-07 a process is overloaded while most of its last timers were late, not after one long task', () => {
  let lateMs = 0;
  let time = 0;
  const watch = watchLoad({ maxDelayMs: 500, now: () => time });
  const tick = (delay: number) => {
    lateMs = delay;
    time += 250 + lateMs;
    jest.advanceTimersByTime(250);
  };
  const after = (...delays: readonly number[]) => {
    for (const delay of delays) tick(delay);
    return watch.isOverloaded();
  };
  expect(after(0, 0, 4_000, 0)).toBe(false);
  expect(after(0, 0, 0, 600, 600)).toBe(false);
  expect(after(600)).toBe(true);
  expect(after(0, 0, 0)).toBe(false);
  watch.stop();
});

test('OPS-07 0 sets no limit', () => {
  let time = 0;
  const watch = watchLoad({ maxDelayMs: 0, now: () => time });
  for (let ticks = 0; ticks < 6; ticks += 1) {
    time += 10_000;
    jest.advanceTimersByTime(250);
  }
  expect(watch.isOverloaded()).toBe(false);
  watch.stop();
});
