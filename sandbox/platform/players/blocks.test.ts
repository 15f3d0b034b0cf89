import { hourMs } from '#lib/core/time/durations.ts';
import { blockOf, chosenEnd, nextBlock, refusalAt, statusAt } from './blocks.ts';

const now = new Date('2026-11-20T12:00:00Z');

function blockedFor(hours: number) {
  return { until: new Date(now.getTime() + hours * hourMs).toISOString(), initiator: 'PLAYER' as const, cooling: true };
}

test('a timeout reports its remaining time, its initiator and whether it is a cooling-off', () => {
  const refusal = refusalAt({ status: 'TIMEOUT', block: blockedFor(2) }, now);
  const { until } = blockedFor(2);
  expect(refusal).toEqual({ kind: 'timeout', millisLeft: 2 * hourMs, initiator: 'PLAYER', cooling: true, until });
});

test('a timeout ends by itself', () => {
  const over = { status: 'TIMEOUT', block: blockedFor(0) };
  expect(statusAt(over, now)).toBe('REGISTERED');
  expect(refusalAt(over, now)).toBeUndefined();
});

test('an exclusion rounds its days up and lasts until an operator ends it', () => {
  expect(refusalAt({ status: 'SELF_EXCLUDED', block: blockedFor(25) }, now)).toMatchObject({ kind: 'exclusion', days: 2 });
  expect(refusalAt({ status: 'SELF_EXCLUDED', block: blockedFor(-25) }, now)).toMatchObject({ kind: 'exclusion', days: 1 });
});

test.each([
  ['SELF_EXCLUDED', 'exclusion-indefinite'],
  ['BLACKLISTED', 'deactivated'],
  ['CLOSED', 'closed'],
  ['PRE_REGISTERED', 'unverified'],
])('an account that is %s is refused as %s', (status, kind) => {
  expect(refusalAt({ status, block: null }, now)).toEqual({ kind });
});

test('a registered player may sign in, and REGISTERED set by an operator ends every block', () => {
  expect(refusalAt({ status: 'REGISTERED', block: blockOf('REGISTERED', now) }, now)).toBeUndefined();
});

test('DEC-RGA-1 an end that the player has chosen stays, whatever block follows, until it is over', () => {
  const own = blockedFor(25);
  const excluded = blockOf('SELF_EXCLUDED', now);
  expect(nextBlock(own, null, now)).toEqual(own);
  const followed = nextBlock(own, excluded, now);
  expect(followed).toEqual({ ...excluded, chosenUntil: own.until });
  expect([chosenEnd(own, now), chosenEnd(followed, now), chosenEnd(excluded, now)]).toEqual([own.until, own.until, undefined]);
  expect(nextBlock(own, blockedFor(26), now)).toEqual(blockedFor(26));
  expect(nextBlock(blockedFor(0), null, now)).toBeNull();
});

test("an operator's timeout lasts 24 hours", () => {
  const refusal = refusalAt({ status: 'TIMEOUT', block: blockOf('TIMEOUT', now) }, now);
  expect(refusal).toMatchObject({ kind: 'timeout', millisLeft: 24 * hourMs, initiator: 'OPERATOR', cooling: false });
});
