import { createRateLimiter } from './rate-limit.ts';

const hour = 3_600_000;

function limiter(countsLoopback: boolean) {
  const clock = { now: 1_000 };
  const { allows, secondsLeft } = createRateLimiter({ maxAttempts: 3, windowMs: hour }, countsLoopback, () => clock.now);
  const tries = (address: string | undefined, count: number) => Array.from({ length: count }, () => allows(address));
  return { clock, tries, secondsLeft };
}

test('DEC-X-9 limits attempts per hour, and each expires after an hour', () => {
  const { clock, tries } = limiter(false);
  expect(tries('203.0.113.7', 4)).toEqual([true, true, true, false]);
  expect(tries('203.0.113.8', 1)).toEqual([true]);
  clock.now += hour - 1;
  expect(tries('203.0.113.7', 1)).toEqual([false]);
  clock.now += 1;
  expect(tries('203.0.113.7', 1)).toEqual([true]);
});

test('DEC-X-9 reports when the next attempt is allowed', () => {
  const { clock, tries, secondsLeft } = limiter(false);
  expect(secondsLeft('203.0.113.7')).toBe(0);
  tries('203.0.113.7', 1);
  clock.now += 600_000;
  tries('203.0.113.7', 2);
  expect(secondsLeft('203.0.113.7')).toBe(3_000);
  clock.now += 3_000_000;
  expect(secondsLeft('203.0.113.7')).toBe(0);
});

test.each([undefined, '127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'DEC-X-9 %s is counted only where that is asked for',
  (address) => {
    expect(limiter(false).tries(address, 4)).toEqual([true, true, true, true]);
    expect(limiter(true).tries(address, 4)).toEqual([true, true, true, false]);
  },
);
