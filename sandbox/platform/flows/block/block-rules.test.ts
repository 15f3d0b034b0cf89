import { hourMs } from '#lib/core/time/durations.ts';
import { endOf, refusalOfBlock, type WantedBlock } from './block-rules.ts';

const now = new Date('2026-08-31T12:00:00.000Z');
const after = (hours: number) => new Date(now.getTime() + hours * hourMs);
const cooling: WantedBlock = { kind: 'COOLING_OFF' };
const timeout = (hours: number): WantedBlock => ({ kind: 'TIMEOUT', hours });
const helsinki = 'Europe/Helsinki';
const exclusion = (months: number | null): WantedBlock => ({ kind: 'EXCLUSION', months });

test.each([
  [cooling, '2026-09-01T12:00:00.000Z'],
  [timeout(24), '2026-09-01T12:00:00.000Z'],
  [timeout(72), '2026-09-03T12:00:00.000Z'],
  [timeout(42 * 24), '2026-10-12T12:00:00.000Z'],
  // February has no 31st, and Helsinki is an hour closer to Greenwich.
  [exclusion(6), '2027-02-28T13:00:00.000Z'],
  [exclusion(12), '2027-08-31T12:00:00.000Z'],
  [exclusion(24), '2028-08-31T12:00:00.000Z'],
  [exclusion(36), '2029-08-31T12:00:00.000Z'],
  [exclusion(60), '2031-08-31T12:00:00.000Z'],
  [exclusion(null), undefined],
] as const)('RGA-06 RGA-07 RGA-10 CST-09 %j ends at %s', (wanted, until) => {
  expect(endOf(wanted, now, helsinki)?.toISOString()).toBe(until);
});

test('DEC-X-16 RGA-06 the months of an exclusion are those at the player’s place', () => {
  // In Auckland it is 1 March already: half a year ends with August there, three days after 28 August.
  const begun = new Date('2027-02-28T12:00:00.000Z');
  expect(endOf(exclusion(6), begun, 'Pacific/Auckland')?.toISOString()).toBe('2027-08-31T13:00:00.000Z');
});

const free = { status: 'REGISTERED', until: null };
const paused = { status: 'TIMEOUT', until: after(48) };
const excluded = { status: 'SELF_EXCLUDED', until: after(24 * 365) };
const excludedForGood = { status: 'SELF_EXCLUDED', until: null };

test.each([
  [free, cooling, undefined],
  [free, timeout(72), undefined],
  [free, exclusion(6), undefined],
  [paused, cooling, 'error.timeout.active'],
  [paused, timeout(24), 'error.timeout.active'],
  [paused, timeout(72), 'error.timeout.active'],
  [paused, exclusion(6), undefined],
  [paused, exclusion(null), undefined],
  [excluded, timeout(72), 'error.exclusion.active'],
  [excluded, exclusion(6), 'error.exclusion.active'],
  [excluded, exclusion(24), undefined],
  [excluded, exclusion(null), undefined],
  [excludedForGood, exclusion(60), 'error.exclusion.active'],
  [excludedForGood, exclusion(null), 'error.exclusion.active'],
] as const)('DEC-RGA-1 while %j the player requests %j: %s', (current, wanted, code) => {
  expect(refusalOfBlock(current, wanted, now, helsinki)).toBe(code);
});
