import { hourMs } from '../time/durations.ts';
import { createMemoryStore, createRateLimiter } from './rate-limit.ts';

const limit = { maxAttempts: 3, windowMs: hourMs };

function limiter(countsLoopback: boolean) {
  const clock = { now: 1_000 };
  const store = createMemoryStore(() => clock.now);
  const { take } = createRateLimiter('things', limit, { countsLoopback, store });
  const tries = async (addresses: readonly (string | undefined)[]) => {
    const waits: number[] = [];
    for (const address of addresses) waits.push(await take(address));
    return waits;
  };
  return { clock, store, tries };
}

test('DEC-X-9 limits attempts per hour, says how long to wait, and each attempt expires after an hour', async () => {
  const { clock, tries } = limiter(false);
  expect(await tries(Array(4).fill('203.0.113.7'))).toEqual([0, 0, 0, 3_600]);
  expect(await tries(['203.0.113.8'])).toEqual([0]);
  clock.now += hourMs - 500;
  expect(await tries(['203.0.113.7'])).toEqual([1]);
  clock.now += 500;
  expect(await tries(['203.0.113.7'])).toEqual([0]);
});

test('DEC-X-9 an IPv6 network counts once, whatever the host and the port', async () => {
  const { tries } = limiter(false);
  expect(await tries(['2001:db8:1:2::1', '2001:db8:1:2::2', '[2001:db8:1:2:3::4]:80', '2001:db8:1:2::5'])).toEqual([
    0, 0, 0, 3_600,
  ]);
  expect(await tries(['2001:db8:1:3::1'])).toEqual([0]);
  expect(await tries(['203.0.113.7', '203.0.113.7:1', '::ffff:203.0.113.7', '203.0.113.7:2'])).toEqual([0, 0, 0, 3_600]);
});

test('DEC-X-9 the networks of one /48 have eight times the attempts of one, and one that has none left takes none from the others', async () => {
  const { tries } = limiter(false);
  const networks = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `2001:db8:1:${from + at}::1`);
  expect(await tries(Array(30).fill('2001:db8:1:1::1'))).toContain(3_600);
  expect(await tries(networks(2, 23))).toEqual(Array(21).fill(0));
  expect(await tries(networks(23, 26))).toEqual(Array(3).fill(3_600));
  expect(await tries(['2001:db8:2:1::1', '203.0.113.7'])).toEqual([0, 0]);
});

test('DEC-X-9 a browser or a player is counted by a key of its own, also on this machine', async () => {
  const { takeKey } = createRateLimiter('things', limit, { countsLoopback: false });
  expect([await takeKey('a'), await takeKey('a'), await takeKey('a'), await takeKey('a'), await takeKey('b')]).toEqual([
    0, 0, 0, 3_600, 0,
  ]);
});

test.each([undefined, '127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'DEC-X-9 %s is counted only where that is asked for',
  async (address) => {
    const attempts = Array(4).fill(address);
    expect(await limiter(false).tries(attempts)).toEqual([0, 0, 0, 0]);
    expect(await limiter(true).tries(attempts)).toEqual([0, 0, 0, 3_600]);
  },
);

test('DEC-X-9 limits in one store do not share attempts, and a key can be read without counting, and cleared', async () => {
  const { store, tries } = limiter(false);
  await tries(Array(3).fill('203.0.113.7'));
  const other = createRateLimiter('others', limit, { countsLoopback: false, store });
  expect(await other.take('203.0.113.7')).toBe(0);
  expect([await store.wait('things 203.0.113.7', limit), await store.wait('things 203.0.113.7', limit)]).toEqual([
    hourMs,
    hourMs,
  ]);
  await store.clear('things 203.0.113.7');
  expect(await tries(['203.0.113.7'])).toEqual([0]);
});

test('a limit takes memory by its attempts, not by those that it could count', async () => {
  const before = process.memoryUsage();
  const stores = Array.from({ length: 200 }, () => createMemoryStore());
  for (const store of stores) await store.take('203.0.113.7', limit);
  const after = process.memoryUsage();
  expect(after.heapUsed + after.external - before.heapUsed - before.external).toBeLessThan(15_000_000);
});

test('the attempts of at most ten thousand keys are counted, and the one used longest ago is forgotten first', async () => {
  const store = createMemoryStore();
  const once = { maxAttempts: 1, windowMs: hourMs };
  for (let key = 0; key <= 10_000; key += 1) await store.take(`${key}`, once);
  expect([await store.wait('0', once), (await store.wait('1', once)) > 0]).toEqual([0, true]);
});
