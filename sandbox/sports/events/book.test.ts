import { hourMs } from '#lib/core/time/durations.ts';
import { createEventBook } from './book.ts';
import { createSeeds } from './match-seed.ts';
import type { EventState, Market } from './model.ts';

const book = createEventBook(createSeeds('test', 'test'));
const start = Date.UTC(2026, 10, 25);
const at = (hours: number) => new Date(start + hours * hourMs);
/** Instants of a week, at changing minutes. */
const instants = Array.from({ length: 18 }, (_, index) => at(index * 6.37));

const marginOf = (market: Market) => market.selections.reduce((sum, { oddsMilli }) => sum + 1_000 / oddsMilli, -1);

test('SPB-01 at every instant eight or more events are live and about forty are upcoming', () => {
  for (const now of instants) {
    const live = book.list(now, { phase: 'LIVE', isVirtual: false }).length;
    const upcoming = book.list(now, { phase: 'UPCOMING', isVirtual: false }).length;
    expect(live).toBeGreaterThanOrEqual(8);
    expect(live).toBeLessThan(20);
    expect(upcoming).toBeGreaterThanOrEqual(30);
    expect(upcoming).toBeLessThan(65);
  }
});

test('SPB-01 virtual matches are listed at every instant and may be staked on before their start only', () => {
  for (const now of instants) {
    const virtual = book.list(now, { isVirtual: true });
    expect(virtual.filter(({ phase }) => phase === 'UPCOMING')).toHaveLength(8);
    expect(virtual.filter(({ phase, markets }) => phase === 'LIVE' && markets.some(({ isOpen }) => isOpen))).toEqual([]);
  }
});

test('SPB-01 every open market has probabilities that sum up to 1 and a margin of five to six per cent', () => {
  const markets = instants.flatMap((now) => book.list(now).flatMap((state) => state.markets));
  const open = markets.filter(({ isOpen }) => isOpen);
  expect(open.length).toBeGreaterThan(3_000);
  for (const market of markets) {
    const sum = market.selections.reduce((total, { probability }) => total + probability, 0);
    if (Math.abs(sum - 1) > 1e-9) throw new Error(`${market.selections[0]?.selectionId}: ${sum}`);
  }
  const wrong = open.filter((market) => {
    const margin = marginOf(market);
    const hasOdds = market.selections.every(({ oddsMilli }) => oddsMilli >= 1_010 && oddsMilli <= 60_000);
    return margin < 0.045 || margin > 0.065 || !hasOdds || market.selections.some(({ result }) => result !== null);
  });
  expect(wrong).toEqual([]);
});

test('SPB-04 ids are unique, and an address leads to its event while it is listed and afterwards', () => {
  const states = instants.flatMap((now) => book.list(now));
  const paths = new Map<string, string>();
  for (const { event } of states) {
    const path = `${event.sport}/${event.region}/${event.competition}/${event.slug}`;
    expect(paths.get(path) ?? event.eventId).toBe(event.eventId);
    expect(event.slug).toMatch(/^[a-z0-9-]{1,64}$/);
    paths.set(path, event.eventId);
  }
  expect(new Set(paths.values()).size).toBe(paths.size);
  for (const { event } of states.slice(0, 300)) {
    expect(book.find({ ...event }, at(14 * 24))?.event.eventId).toBe(event.eventId);
  }
});

test('SPB-06 an event of three weeks ago can be read with every selection decided', () => {
  for (const { event } of book.list(at(0))) {
    const state = book.read(event.eventId, at(20 * 24));
    expect(state?.phase).toBe('ENDED');
    expect(state?.markets.filter(isUndecided)).toEqual([]);
    expect(state?.markets.some(({ isOpen }) => isOpen)).toBe(false);
  }
});

const isUndecided = ({ selections }: Market) => {
  const results = selections.map(({ result }) => result);
  return results.filter((result) => result === 'WON').length !== 1 || results.includes(null);
};

test('SPB-01 a second book of the same seeds has the same events, whatever was read before', () => {
  const other = createEventBook(createSeeds('test', 'test'));
  other.list(at(400));
  expect(other.list(at(3))).toEqual(book.list(at(3)));
  expect(createEventBook(createSeeds('another', 'another')).list(at(3))).not.toEqual(book.list(at(3)));
});

test.each(['', '20261125-999', '20261399-001', '20200101-001', 'v0-20261125-480', 'v9-20261125-1', 'v0-20269999-1', 'x:y'])(
  'SPB-04 the id "%s" belongs to no event',
  (eventId) => {
    expect(book.read(eventId, at(0))).toBeUndefined();
  },
);

test('SPB-01 a goal interrupts betting for some seconds', () => {
  const goals = findGoals();
  expect(goals.length).toBeGreaterThan(0);
  for (const { eventId, now } of goals) {
    expect(book.read(eventId, new Date(now))?.isSuspended).toBe(true);
    expect(book.read(eventId, new Date(now))?.markets.some(({ isOpen }) => isOpen)).toBe(false);
  }
});

/** Goals of one evening's football: the first instants of a new score. */
function findGoals(): readonly { readonly eventId: string; readonly now: number }[] {
  const matches = book.list(at(18), { sport: 'football', phase: 'LIVE' }).map(({ event }) => event.eventId);
  return matches.flatMap((eventId) => {
    const goals: { eventId: string; now: number }[] = [];
    let last: EventState['score'] = null;
    for (let now = at(18).getTime(); now < at(19).getTime(); now += 5_000) {
      const state = book.read(eventId, new Date(now));
      if (state?.phase !== 'LIVE') break;
      if (last && JSON.stringify(last) !== JSON.stringify(state.score)) goals.push({ eventId, now });
      last = state.score;
    }
    return goals;
  });
}
