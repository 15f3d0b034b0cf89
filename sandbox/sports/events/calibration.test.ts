import { minuteMs } from '#lib/core/time/durations.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { competitions, virtualCompetitions } from '../data/competitions.ts';
import { createFixture, type Fixture } from './fixture.ts';
import { createSeeds } from './match-seed.ts';
import { stateOf } from './state.ts';

const matchesPerSport = 300;

/** Matches of one sport between sides of its first competition, each drawn by itself. */
function matchesOf(sport: string): readonly Fixture[] {
  const competition = [...competitions, ...virtualCompetitions].find((each) => each.sport === sport);
  if (!competition) throw new Error(`no competition of ${sport}`);
  const count = competition.sides.length;
  return Array.from({ length: matchesPerSport }, (_, index) => {
    const home = index % count;
    const away = (home + 1 + (index % (count - 1))) % count;
    const place = { competition, home, away, venue: '', startsAt: 0, noticeMs: 0, slugSuffix: '' };
    return createFixture(createSeeds('calibration'), { ...place, eventId: `${sport}-${index}` });
  });
}

interface Tally {
  count: number;
  expected: number;
  variance: number;
  actual: number;
}

/** Per kind of market: how often the first selection wins, and how often its probability says so. One line per match. */
function compare(fixtures: readonly Fixture[], now: (fixture: Fixture) => number): ReadonlyMap<string, Tally> {
  const random = createRandom('lines');
  const tallies = new Map<string, Tally>();
  for (const fixture of fixtures) {
    const open = stateOf(fixture, now(fixture), undefined).markets.map((market, index) => ({ ...market, index }));
    const ended = stateOf(fixture, fixture.event.endsAt.getTime(), undefined).markets;
    for (const markets of Map.groupBy(open, ({ kind }) => kind).values()) {
      const market = markets[random.int(0, markets.length - 1)];
      const probability = market?.selections[0]?.probability ?? 0;
      if (!market || market.selections[0]?.result !== null) continue;
      const tally = tallies.get(market.kind) ?? { count: 0, expected: 0, variance: 0, actual: 0 };
      tally.count += 1;
      tally.expected += probability;
      tally.variance += probability * (1 - probability);
      tally.actual += ended[market.index]?.selections[0]?.result === 'WON' ? 1 : 0;
      tallies.set(market.kind, tally);
    }
  }
  return tallies;
}

const sports = [...new Set([...competitions, ...virtualCompetitions].map(({ sport }) => sport))];

test.each(sports)('SPB-06 the results of %s agree with the odds, before the start and during the match', (sport) => {
  const fixtures = matchesOf(sport);
  const before = compare(fixtures, () => -minuteMs);
  // Minutes since the start, because a part of the whole time would favour short matches.
  const during = compare(fixtures, ({ event }) => {
    const afterMs = createRandom(event.eventId).int(1, sport === 'virtual-football' ? 1 : 100) * minuteMs;
    return Math.min(afterMs, event.endsAt.getTime());
  });
  expect(before.size).toBeGreaterThan(1);
  for (const [kind, { count, expected, variance, actual }] of [...before, ...during]) {
    const errors = Math.abs(actual - expected) / Math.sqrt(variance);
    expect(`${sport} ${kind} of ${count}: ${errors < 3.5 ? 'agrees' : `${actual} instead of ${expected}`}`).toMatch(/agrees$/);
  }
});
