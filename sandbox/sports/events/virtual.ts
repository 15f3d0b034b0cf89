import { dayMs } from '#lib/core/time/durations.ts';
import { virtualCompetitions } from '../data/competitions.ts';
import { createFixture, type Fixture } from './fixture.ts';
import type { Seeds } from './match-seed.ts';
import { pairsOfDay } from './pairs.ts';
import { toDate } from './zone.ts';

const prefix = 'v';
const idShape = /^v(\d+)-(\d{8})-(\d{1,4})$/;
const slugShape = /-(\d{1,4})-(\d{4}-\d{2}-\d{2})$/;
/** Four matches of each league are listed before they start. */
const listedMatches = 4;

/** The matches of the virtual leagues that are listed or played at an instant. */
export function virtualFixturesAt(seeds: Seeds, now: number): readonly Fixture[] {
  return virtualCompetitions.flatMap(({ intervalMs = dayMs }, league) => {
    const first = Math.floor((now - phaseOf(league, intervalMs)) / intervalMs);
    return Array.from({ length: listedMatches + 1 }, (_, index) => virtualFixture(seeds, league, first + index));
  });
}

/** By its id; undefined for an id of another kind. */
export function readVirtualFixture(seeds: Seeds, eventId: string): Fixture | undefined {
  const [, league = '', date = '', number = ''] = idShape.exec(eventId) ?? [];
  const intervalMs = virtualCompetitions[Number(league)]?.intervalMs;
  if (!league || !intervalMs || Number(number) >= dayMs / intervalMs) return undefined;
  const midnight = Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`);
  return Number.isNaN(midnight) ? undefined : virtualFixture(seeds, Number(league), midnight / intervalMs + Number(number));
}

/** By its address; undefined for another one. */
export function findVirtualFixture(seeds: Seeds, competition: string, slug: string): Fixture | undefined {
  const league = virtualCompetitions.findIndex((each) => each.slug === competition);
  const [, number = '', date = ''] = slugShape.exec(slug) ?? [];
  const fixture = readVirtualFixture(seeds, `${prefix}${league}-${date.replaceAll('-', '')}-${number}`);
  return fixture?.event.slug === slug ? fixture : undefined;
}

/** Leagues start in turn, not at once. */
const phaseOf = (league: number, intervalMs: number) => (league * intervalMs) / virtualCompetitions.length;

function virtualFixture(seeds: Seeds, league: number, turn: number): Fixture {
  const competition = virtualCompetitions[league];
  if (!competition?.intervalMs) throw new Error(`There is no virtual league ${league}.`);
  const { intervalMs, sides } = competition;
  const perDay = dayMs / intervalMs;
  const day = Math.floor(turn / perDay);
  const number = turn - day * perDay;
  const [pair] = pairsOfDay(`${seeds.schedule} ${competition.slug}`, sides.length, turn);
  const date = toDate(day);
  return createFixture(seeds, {
    eventId: `${prefix}${league}-${date.replaceAll('-', '')}-${number}`,
    competition,
    home: pair?.home ?? 0,
    away: pair?.away ?? 1,
    venue: '',
    startsAt: turn * intervalMs + phaseOf(league, intervalMs),
    noticeMs: listedMatches * intervalMs,
    slugSuffix: `${number}-${date}`,
  });
}
