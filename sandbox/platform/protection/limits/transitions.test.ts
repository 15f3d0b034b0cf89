import { dayMs } from '#lib/core/time/durations.ts';
import type { LimitSetting } from './tables.ts';
import {
  applyLimitEvent,
  eventOf,
  type LimitEvent,
  type LimitState,
  limitEvents,
  limitTransitions,
  stateOf,
  unset,
} from './transitions.ts';

const before = new Date('2026-11-01T08:00:00Z');
const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-21T12:00:00Z');

const set: LimitSetting = { ...unset, valueMinor: 10_000, updatedAt: before };
const settings: Readonly<Record<LimitState, LimitSetting>> = {
  UNSET: unset,
  SET: set,
  RAISE_PENDING: { ...set, pendingMinor: 20_000, pendingAt: now },
  REMOVAL_PENDING: { ...set, pendingDelete: true, pendingAt: now },
  LOCKED: { ...set, locked: true, lockReason: 'Your request of Monday' },
};
const states = Object.keys(settings) as LimitState[];
const apply = (state: LimitState, event: LimitEvent, minor?: number) =>
  applyLimitEvent(settings[state], event, { now, minor, delayMs: dayMs, reason: 'A reason' });

test.each(states.flatMap((state) => limitEvents.map((event) => [state, event] as const)))(
  'LIM-05 a limit that is %s leads on %s to the state of the table, or refuses',
  (state, event) => {
    const next = apply(state, event, 5_000);
    expect(next && stateOf(next)).toBe(limitTransitions[state][event]);
  },
);

const noPending = { pendingMinor: null, pendingDelete: false, pendingAt: null };
const rows: readonly (readonly [LimitState, LimitEvent, number | undefined, Partial<LimitSetting>])[] = [
  ['UNSET', 'set', 5_000, { valueMinor: 5_000, updatedAt: now, ...noPending }],
  ['UNSET', 'remove', undefined, unset],
  ['SET', 'keep', 10_000, set],
  ['SET', 'lower', 5_000, { valueMinor: 5_000, updatedAt: now, ...noPending }],
  ['SET', 'raise', 30_000, { valueMinor: 10_000, pendingMinor: 30_000, pendingAt: later, updatedAt: before }],
  ['SET', 'remove', undefined, { valueMinor: 10_000, pendingDelete: true, pendingAt: later }],
  ['SET', 'cancel', undefined, set],
  ['RAISE_PENDING', 'keep', 10_000, settings.RAISE_PENDING],
  ['RAISE_PENDING', 'lower', 5_000, { valueMinor: 5_000, ...noPending }],
  ['RAISE_PENDING', 'raise', 15_000, { valueMinor: 10_000, pendingMinor: 15_000, pendingAt: later }],
  ['RAISE_PENDING', 'remove', undefined, { pendingMinor: null, pendingDelete: true, pendingAt: later }],
  ['RAISE_PENDING', 'cancel', undefined, set],
  ['RAISE_PENDING', 'due', undefined, { valueMinor: 20_000, updatedAt: now, ...noPending }],
  ['RAISE_PENDING', 'lock', undefined, { valueMinor: 10_000, locked: true, lockReason: 'A reason', ...noPending }],
  ['REMOVAL_PENDING', 'raise', 15_000, { pendingMinor: 15_000, pendingDelete: false, pendingAt: later }],
  ['REMOVAL_PENDING', 'lower', 5_000, { valueMinor: 5_000, ...noPending }],
  ['REMOVAL_PENDING', 'cancel', undefined, set],
  ['REMOVAL_PENDING', 'due', undefined, unset],
  ['LOCKED', 'unlock', undefined, { valueMinor: 10_000, locked: false, lockReason: null }],
  ['LOCKED', 'impose', 2_000, { valueMinor: 2_000, locked: true }],
];
test.each(rows)('LIM-05 %s, %s %s', (state, event, minor, expected) => {
  expect(apply(state, event, minor)).toMatchObject(expected);
});

test.each([
  [unset, 100, 'set'],
  [set, 10_000, 'keep'],
  [set, 9_900, 'lower'],
  [set, 10_100, 'raise'],
  [settings.RAISE_PENDING, 15_000, 'raise'],
] as const)('LIM-05 what a value does is judged by the value in force', (setting, minor, event) => {
  expect(eventOf(setting, minor)).toBe(event);
});
