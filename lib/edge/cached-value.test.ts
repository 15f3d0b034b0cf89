import { createCachedValue } from './cached-value.ts';

describe('a cached value', () => {
  function setUp(answers: (number | Error)[]) {
    const clock = { now: 0 };
    let loads = 0;
    const load = async () => {
      const answer = answers[Math.min(loads, answers.length - 1)];
      loads += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    return {
      clock,
      loads: () => loads,
      cached: createCachedValue({ load, freshMs: 10, expiredMs: 100, retryDelayMs: 50, now: () => clock.now }),
    };
  }

  test('is used while fresh, refreshed in the background while stale, awaited once expired', async () => {
    const { clock, loads, cached } = setUp([1, 2, 3]);
    expect(await cached.get()).toBe(1);
    clock.now = 5;
    expect(cached.get()).toBe(1);
    clock.now = 50;
    expect(cached.get()).toBe(1);
    await Promise.resolve();
    expect(loads()).toBe(2);
    expect(cached.peek()).toBe(2);
    clock.now = 500;
    expect(await cached.get()).toBe(3);
  });

  test('survives a failing source, which is called again after the retry delay, while no one waits', async () => {
    const { clock, loads, cached } = setUp([1, new Error('down'), 2]);
    await cached.get();
    clock.now = 500;
    expect(await cached.get()).toBe(1);
    clock.now = 520;
    expect(await cached.get()).toBe(1);
    expect(loads()).toBe(2);
    clock.now = 600;
    expect(cached.get()).toBe(1);
    expect(loads()).toBe(3);
    await Promise.resolve();
    expect(cached.get()).toBe(2);
  });

  test('is loaded again after an invalidation, even one during a load', async () => {
    const { loads, cached } = setUp([1, 2]);
    const underWay = cached.get();
    cached.invalidate();
    await underWay;
    expect(await cached.get()).toBe(2);
    expect(loads()).toBe(2);
  });
});
