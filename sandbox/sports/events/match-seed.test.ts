import { createHash, createHmac } from 'node:crypto';
import { hourMs } from '#lib/core/time/durations.ts';
import { createEventBook } from './book.ts';
import type { EventDecisions } from './decisions.ts';
import { commitmentOf, createSeeds, drawFrom } from './match-seed.ts';
import type { EventState } from './model.ts';
import { fairnessOf, verifyMatch } from './verify-match.ts';

const start = Date.UTC(2026, 10, 25);
const at = (hours: number) => new Date(start + hours * hourMs);
const book = createEventBook(createSeeds('one secret'));
const otherBook = createEventBook(createSeeds('another secret'));
const hours = Array.from({ length: 24 }, (_, index) => index * 3);
const eventsOf = (events: readonly EventState[]) => events.map(({ event: { endsAt: _, ...shown } }) => shown);

test('SPB-10 what is listed before a match, its start and that of the matches after it are the same whatever the secret', () => {
  for (const hour of hours) {
    for (const filter of [{ phase: 'UPCOMING' }, { phase: 'UPCOMING', isVirtual: true }] as const)
      expect(eventsOf(book.list(at(hour), filter))).toEqual(eventsOf(otherBook.list(at(hour), filter)));
  }
});

test('SPB-10 without the secret results are others, and so are the odds during a match', () => {
  const ended = book.list(at(48), { phase: 'ENDED' });
  const scores = ended.map(({ event, score }) => [score, otherBook.read(event.eventId, at(48))?.score]);
  const same = scores.filter(([one, other]) => JSON.stringify(one) === JSON.stringify(other));
  expect(ended.length).toBeGreaterThan(50);
  expect(same.length).toBeLessThan(ended.length / 3);
});

test('SPB-10 an event shows a commitment from the beginning, and the seed behind it from its end on', () => {
  for (const { event, fairness } of book.list(at(0))) {
    const states = [event.startsAt.getTime(), event.endsAt.getTime() - 1, event.endsAt.getTime() + 5_000].map((now) =>
      book.read(event.eventId, new Date(now)),
    );
    expect(states.map((state) => state?.fairness.commitment)).toEqual(Array(3).fill(fairness.commitment));
    const [first, last, over] = states.map((state) => state?.fairness.seed);
    expect([first, last]).toEqual([null, null]);
    expect(fairness.commitment).toBe(createHash('sha256').update(`${event.eventId} ${over}`).digest('hex'));
  }
});

test('SPB-10 an operator who ends or cancels a match early publishes no seed: the decision may be taken back', () => {
  const decided = (decision: Partial<NonNullable<ReturnType<EventDecisions['read']>>>): EventDecisions => ({
    read: () => ({ isSuspended: false, isCancelled: false, score: null, ...decision }),
    decided: () => new Set<string>(),
    version: 1,
  });
  const [live] = book.list(at(0), { phase: 'LIVE' });
  if (!live) throw new Error('There is no live event.');
  const { eventId, endsAt } = live.event;
  for (const decision of [{ isCancelled: true }, { score: { home: 1, away: 0 } }]) {
    const changed = createEventBook(createSeeds('one secret'), decided(decision));
    expect(changed.read(eventId, at(0))?.fairness.seed).toBeNull();
    expect(changed.read(eventId, new Date(endsAt.getTime() + 5_000))?.fairness).toMatchObject({
      seed: expect.stringMatching(/^[\da-f]{64}$/),
      isEntered: 'score' in decision,
    });
  }
});

test('SPB-10 with the published seed anyone verifies a result, and another seed or another result is found', () => {
  const reports = book
    .list(at(48), { phase: 'ENDED' })
    .map((state) => fairnessOf(state))
    .filter((report, index, all) => all.findIndex(({ sport }) => sport === report.sport) === index);
  expect(reports.length).toBeGreaterThanOrEqual(6);
  for (const report of reports) {
    const { home, away } = report.score ?? { home: 0, away: 0 };
    expect(verifyMatch(report)).toBe('VERIFIED');
    expect(verifyMatch({ ...report, score: { home: away + 1, away: home } })).toBe('OTHER_RESULT');
    expect(verifyMatch({ ...report, seed: createSeeds('another secret').matchSeed(report.eventId) })).toBe('OTHER_SEED');
    expect(verifyMatch({ ...report, seed: null })).toBe('SEED_SECRET');
    expect(verifyMatch({ ...report, score: { home: 99, away: 0 }, isEntered: true })).toBe('ENTERED_BY_OPERATOR');
    expect(verifyMatch({ ...report, phase: 'CANCELLED' })).toBe('CANCELLED');
  }
});

test('the numbers of a seed are those that the documentation describes', () => {
  const seed = createSeeds('one secret').matchSeed('20261125-001');
  const numbers = Array.from({ length: 9 }, drawFrom(seed).next);
  const blocks = [0n, 1n, 2n].map((count) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(count);
    return createHmac('sha256', Buffer.from(seed, 'hex')).update(counter).digest();
  });
  const expected = blocks.flatMap((block) => [0, 8, 16, 24].map((from) => Number(block.readBigUInt64BE(from) >> 11n) / 2 ** 53));
  expect(numbers).toEqual(expected.slice(0, 9));
  expect(Math.max(...numbers)).toBeLessThan(1);
});

test('every match has a seed of its own', () => {
  const { matchSeed } = createSeeds('one secret');
  expect(matchSeed('a')).not.toBe(matchSeed('b'));
  expect(commitmentOf('a', matchSeed('a'))).not.toBe(commitmentOf('b', matchSeed('a')));
});
