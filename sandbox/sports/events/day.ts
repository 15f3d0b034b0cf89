import { dayMs } from '#lib/core/time/durations.ts';
import { createRandom, type Random } from '#sandbox/data/art/random.ts';
import type { Competition } from '../data/competitions.ts';
import { createFixture, type Fixture } from './fixture.ts';
import type { Seeds } from './match-seed.ts';
import { type OpenMatch, openMatchesOfDay } from './open-matches.ts';
import { toDate } from './zone.ts';

const quarterMs = 900_000;
/** At least as many events are live at any instant: in each lane one match follows another. */
const lanes = 8;
/** The first match of each competition on a day is listed a day and a half before it starts, the others on the day. */
const mainNoticeMs = 1.5 * dayMs;
const noticeMs = dayMs / 8;

/** The fixtures that start on a UTC day (days since 1970), in the order of their start. */
export function fixturesOfDay(seeds: Seeds, day: number): readonly Fixture[] {
  const random = createRandom(`${seeds.schedule} day ${day}`);
  const open = new Set(openMatchesOfDay(seeds.schedule, day));
  const counts = new Map<Competition, number>();
  const fixtures: Fixture[] = [];
  const cursors = Array.from({ length: lanes }, () => day * dayMs);
  for (;;) {
    const startsAt = Math.min(...cursors);
    if (startsAt >= (day + 1) * dayMs) return fixtures;
    const match = chooseMatch(open, startsAt, counts, random);
    const count = counts.get(match.competition) ?? 0;
    open.delete(match);
    counts.set(match.competition, count + 1);
    const eventId = `${toDate(day).replaceAll('-', '')}-${String(fixtures.length + 1).padStart(3, '0')}`;
    const notice = count === 0 ? mainNoticeMs : noticeMs;
    const fixture = createFixture(seeds, { ...match, eventId, startsAt, noticeMs: notice, slugSuffix: toDate(match.day) });
    fixtures.push(fixture);
    // Not by its end, which is secret for as long as the match decides it.
    cursors[cursors.indexOf(startsAt)] = startsAt + Math.floor(fixture.model.slotMs / quarterMs) * quarterMs;
  }
}

/**
 * A match that may start now, of the competition with the smallest part of its matches placed so far. Where none may, the one
 * whose hours are nearest, so that no lane is ever empty.
 */
function chooseMatch(
  open: ReadonlySet<OpenMatch>,
  startsAt: number,
  counts: ReadonlyMap<Competition, number>,
  random: Random,
): OpenMatch {
  let best: OpenMatch | undefined;
  let bestWeight = Number.POSITIVE_INFINITY;
  for (const match of open) {
    const outsideMs = Math.max(0, match.from - startsAt, startsAt - match.to);
    const share = ((counts.get(match.competition) ?? 0) + random.next()) / match.competition.sides.length;
    const weight = outsideMs === 0 ? share : outsideMs;
    if (weight < bestWeight) [best, bestWeight] = [match, weight];
  }
  if (!best) throw new Error(`No match is left on ${toDate(Math.floor(startsAt / dayMs))}.`);
  return best;
}
