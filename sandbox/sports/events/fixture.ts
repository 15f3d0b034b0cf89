import { ownValue } from '#lib/core/own-value.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import type { Competition } from '../data/competitions.ts';
import { commitmentOf, drawFrom, type Seeds } from './match-seed.ts';
import type { Match, SportModel, Strengths } from './matches/match.ts';
import { sportModels } from './matches/models.ts';
import type { SportsEvent } from './model.ts';
import { lengthOf, type Period } from './periods.ts';

/** An event with what its course follows from. */
export interface Fixture {
  readonly event: SportsEvent;
  readonly model: SportModel;
  readonly periods: readonly Period[];
  /** From when on it is listed and may be staked on. */
  readonly opensAt: number;
  /** Secret until the event has ended. */
  readonly seed: string;
  readonly commitment: string;
  /** The simulated match; kept from its first reading on. */
  match(): Match;
}

export interface Appointment {
  readonly eventId: string;
  readonly competition: Competition;
  readonly home: number;
  readonly away: number;
  readonly venue: string;
  readonly startsAt: number;
  /** How long before its start it is listed. */
  readonly noticeMs: number;
  readonly slugSuffix: string;
}

export function createFixture(seeds: Seeds, appointment: Appointment): Fixture {
  const { eventId, competition, home, away, venue, startsAt, noticeMs, slugSuffix } = appointment;
  const model = modelOf(competition.sport);
  const nameOf = (index: number) => competition.sides[index]?.name ?? '';
  const strengths = strengthsOf(seeds.schedule, nameOf(home), nameOf(away));
  const seed = seeds.matchSeed(eventId);
  const open = () => model.open(strengths, drawFrom(seed));
  const { periods } = open();
  let match: Match | undefined;
  return {
    event: {
      eventId,
      sport: competition.sport,
      region: competition.region,
      competition: competition.slug,
      slug: `${toSlug(nameOf(home))}-${toSlug(nameOf(away))}-${slugSuffix}`,
      home: nameOf(home),
      away: nameOf(away),
      venue: venue || (competition.sides[home]?.venue ?? ''),
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + lengthOf(periods)),
      isVirtual: competition.intervalMs !== undefined,
    },
    model,
    periods,
    opensAt: startsAt - noticeMs,
    seed,
    commitment: commitmentOf(eventId, seed),
    match() {
      match ??= open();
      return match;
    },
  };
}

export function modelOf(sport: string): SportModel {
  const model = ownValue(sportModels, sport);
  if (!model) throw new Error(`The sport ${sport} has no model.`);
  return model;
}

export function strengthsOf(schedule: string, home: string, away: string): Strengths {
  return { home: strengthOf(schedule, home), away: strengthOf(schedule, away) };
}

/** From -1.8 to 1.8, mostly near 0. */
function strengthOf(schedule: string, name: string): number {
  const random = createRandom(`${schedule} strength ${name}`);
  return 1.2 * (random.next() + random.next() + random.next() - 1.5);
}

/** Latin letters without marks and digits, joined by hyphens; at most 24 characters. */
export function toSlug(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 25)
    .replace(/^-+|-+$/g, '');
}
