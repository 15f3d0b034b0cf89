import { protectionRules } from '#lib/core/market/protection.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { addMonthsIn } from '#lib/core/time/zone.ts';
import { dueReason, type ReviewFacts, usualWeeks } from './rules.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * dayMs);
const rules = { everyMonths: 6, limitAgeMonths: 24, depositGrowth: { factor: 2.5, floorEuros: 500, quietDays: 30 } };
const facts: ReviewFacts = {
  timeZone: 'Europe/Helsinki',
  registeredAt: ago(100),
  answered: {},
  lastWeekMinor: 0,
  earlierMinor: 0,
  floorMinor: 50_000,
  oldestLimitAt: undefined,
};
const halfYear = addMonthsIn('Europe/Helsinki', now, -6);
const twoYears = addMonthsIn('Europe/Helsinki', now, -24);

test.each<[string, Partial<ReviewFacts>, ReturnType<typeof dueReason>]>([
  ['nothing is due at first', {}, undefined],
  ['six months after the registration', { registeredAt: halfYear }, 'PERIODIC'],
  ['a moment before', { registeredAt: new Date(halfYear.getTime() + 1) }, undefined],
  ['not again before another six months', { registeredAt: ago(400), answered: { PERIODIC: ago(100) } }, undefined],
  ['again six months after the answer', { registeredAt: ago(400), answered: { PERIODIC: halfYear } }, 'PERIODIC'],
  ['another prompt is no answer to it', { registeredAt: ago(400), answered: { GROWTH: ago(1) } }, 'PERIODIC'],
  ['more than 2.5 times a usual week', { lastWeekMinor: 100_001, earlierMinor: 8 * 40_000 }, 'GROWTH'],
  ['exactly 2.5 times is not more', { lastWeekMinor: 100_000, earlierMinor: 8 * 40_000 }, undefined],
  ['at the floor', { lastWeekMinor: 50_000 }, undefined],
  ['above the floor after weeks without deposits', { lastWeekMinor: 50_001 }, 'GROWTH'],
  ['an account of 20 days has one usual week', { registeredAt: ago(20), lastWeekMinor: 60_000, earlierMinor: 30_000 }, undefined],
  ['a new account has no usual week', { registeredAt: ago(13), lastWeekMinor: 900_000 }, undefined],
  ['not again for 30 days', { lastWeekMinor: 900_000, answered: { GROWTH: ago(29) } }, undefined],
  ['again after them', { lastWeekMinor: 900_000, answered: { GROWTH: ago(30) } }, 'GROWTH'],
  ['a limit of 24 months', { oldestLimitAt: twoYears }, 'OLD_LIMIT'],
  ['a younger limit', { oldestLimitAt: new Date(twoYears.getTime() + 1) }, undefined],
  ['an old limit that was confirmed', { oldestLimitAt: ago(900), answered: { OLD_LIMIT: ago(1) } }, undefined],
  ['growth comes first', { registeredAt: halfYear, oldestLimitAt: twoYears, lastWeekMinor: 900_000 }, 'GROWTH'],
])('DEC-LIM-9 a review is due: %s', (_, change, reason) => {
  expect(dueReason({ ...facts, ...change }, rules, now)).toBe(reason);
});

test('DEC-LIM-9 a market asks by its own rules', () => {
  const old = { ...facts, registeredAt: ago(900), oldestLimitAt: ago(900), answered: { PERIODIC: now } };
  expect(dueReason(old, protectionRules('NO').review, now)).toBe('OLD_LIMIT');
  expect(dueReason(old, protectionRules('FI').review, now)).toBeUndefined();
  expect(dueReason({ ...old, answered: {}, lastWeekMinor: 900_000 }, {}, now)).toBeUndefined();
});

test('DEC-LIM-9 a usual week is the average of at most eight', () => {
  expect([13, 14, 20, 21, 62, 63, 900].map((days) => usualWeeks(ago(days), now))).toEqual([0, 1, 1, 2, 7, 8, 8]);
});
