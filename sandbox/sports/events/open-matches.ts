import { dayMs } from '#lib/core/time/durations.ts';
import { type Competition, competitions } from '../data/competitions.ts';
import { pairsOfDay } from './pairs.ts';
import { instantAt, isWeekend } from './zone.ts';

/** A match of a local day that has no time yet. */
export interface OpenMatch {
  readonly competition: Competition;
  readonly home: number;
  readonly away: number;
  readonly venue: string;
  /** The day at its venue, in days since 1970. */
  readonly day: number;
  /** The first and last instant at which it may start. */
  readonly from: number;
  readonly to: number;
}

/** The matches that may start on a UTC day. Those of a local day that spans two UTC days are divided between them. */
export function openMatchesOfDay(schedule: string, day: number): readonly OpenMatch[] {
  return competitions.flatMap((competition) =>
    [day - 1, day, day + 1].flatMap((local) => matchesOf(schedule, competition, local).flatMap((match) => cutToDay(match, day))),
  );
}

interface DividedMatch extends OpenMatch {
  readonly isEarly: boolean;
}

function matchesOf(schedule: string, competition: Competition, day: number): readonly DividedMatch[] {
  const { sport, region, slug, sides, courts, hours } = competition;
  const [from, to] = isWeekend(day) ? hours.weekend : hours.weekday;
  return pairsOfDay(`${schedule} ${sport} ${region} ${slug}`, sides.length, day).map(({ home, away }, index) => {
    const court = courts[index % courts.length];
    const timeZone = court?.timeZone ?? competition.timeZone;
    return {
      competition,
      home,
      away,
      venue: court?.venue ?? '',
      day,
      from: instantAt(timeZone, day, from),
      to: instantAt(timeZone, day, to),
      isEarly: Math.floor(index / Math.max(1, courts.length)) % 2 === 0,
    };
  });
}

function cutToDay(match: DividedMatch, day: number): OpenMatch[] {
  const start = day * dayMs;
  const end = start + dayMs;
  if (match.to < start || match.from >= end) return [];
  const isDivided = match.from < start || match.to >= end;
  const isHere = !isDivided || match.isEarly === match.to >= end;
  return isHere ? [match] : [];
}
