import { competitions, virtualCompetitions } from '../data/competitions.ts';
import type { TrackedIncident } from './course.ts';
import { createFixture } from './fixture.ts';
import { createSeeds } from './match-seed.ts';
import { stateOf } from './state.ts';

const seeds = createSeeds('tracker');
const sports = [...new Set([...competitions, ...virtualCompetitions].map(({ sport }) => sport))];
const indexes = [0, 1, 2, 3, 4, 5];

function fixtureOf(sport: string, index: number) {
  const competition = [...competitions, ...virtualCompetitions].find((each) => each.sport === sport);
  if (!competition) throw new Error(`no competition of ${sport}`);
  const place = { competition, home: index, away: index + 1, venue: '', startsAt: 0, noticeMs: 0, slugSuffix: '' };
  return createFixture(seeds, { ...place, eventId: `${sport}-${index}` });
}
const trackerAt = (fixture: ReturnType<typeof fixtureOf>, part: number) => {
  const { event } = fixture;
  return stateOf(fixture, part * event.endsAt.getTime(), undefined).tracker;
};
const scoreOf = ({ home, away }: TrackedIncident) => ({ home, away });
const parts = Array.from({ length: 21 }, (_, index) => index / 20);

test.each(sports)('SPB-17 the course of a match of %s leads to the score, whatever part of it is over', (sport) => {
  for (const fixture of indexes.map((index) => fixtureOf(sport, index))) {
    for (const part of parts) {
      const state = stateOf(fixture, part * fixture.event.endsAt.getTime(), undefined);
      const last = state.tracker?.incidents.findLast(({ kind }) => kind !== 'GAME');
      // Basketball and cricket decide an equal score after the last attack or ball; an over is reported at its end.
      const isExact = !['basketball', 'cricket'].includes(sport);
      if (last && isExact) expect(scoreOf(last)).toEqual(state.score);
      const total = last ? last.home + last.away : 0;
      expect(total).toBeLessThanOrEqual((state.score?.home ?? 0) + (state.score?.away ?? 0));
    }
  }
});

test.each(sports)('SPB-17 what was reported of %s stays as it was, and nothing is reported before it happens', (sport) => {
  const frequent = new Set(['POINTS', 'GAME', 'OVER']);
  for (const fixture of indexes.map((index) => fixtureOf(sport, index))) {
    const whole = trackerAt(fixture, 1)?.incidents.filter(({ kind }) => !frequent.has(kind)) ?? [];
    for (const part of parts) {
      const incidents = trackerAt(fixture, part)?.incidents ?? [];
      expect(incidents.filter(({ kind }) => frequent.has(kind)).length).toBeLessThanOrEqual(12);
      const kept = incidents.filter(({ kind }) => !frequent.has(kind));
      expect(kept).toEqual(whole.slice(0, kept.length));
    }
    expect(trackerAt(fixture, -0.1)).toBeNull();
  }
});

test('SPB-17 a goal has its side and minute, and each half its end', () => {
  const incidents = indexes.flatMap((index) => trackerAt(fixtureOf('football', index), 1)?.incidents ?? []);
  const goals = incidents.filter(({ kind }) => kind === 'GOAL');
  expect(goals.length).toBeGreaterThan(5);
  for (const { side, minute, period, worth } of goals) {
    expect([side, worth]).toEqual([expect.stringMatching(/^(HOME|AWAY)$/), 1]);
    expect(minute).toBeGreaterThanOrEqual(period === 1 ? 1 : 46);
    expect(minute).toBeLessThanOrEqual(period === 1 ? 45 : 90);
  }
  expect(incidents.filter(({ kind }) => kind === 'PERIOD_END')).toHaveLength(2 * indexes.length);
});

test('SPB-17 tennis shows games, points and service of the set in play, and none after the match', () => {
  const fixture = fixtureOf('tennis', 0);
  const games = parts.slice(1, -1).map((part) => trackerAt(fixture, part)?.game);
  expect(games.every((game) => game && ['HOME', 'AWAY'].includes(game.serving))).toBe(true);
  expect(new Set(games.map((game) => game?.serving)).size).toBe(2);
  expect(trackerAt(fixture, 1)?.game).toBeNull();
});

test('SPB-17 a score by the operator has no course', () => {
  const fixture = fixtureOf('football', 0);
  const decision = { isSuspended: false, isCancelled: false, score: { home: 9, away: 0 } };
  expect(stateOf(fixture, fixture.event.endsAt.getTime(), decision).tracker).toBeNull();
});
