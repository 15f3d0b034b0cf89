import type { Incident, TrackedIncident, Tracker } from './course.ts';
import type { Fixture } from './fixture.ts';
import type { Match } from './matches/match.ts';
import { elapsedAt, minuteAt, readProgress } from './periods.ts';

/** What happens often is kept for the last part of a match only. */
const maxFrequent = 12;
const isFrequent = ({ kind }: TrackedIncident) => kind === 'POINTS' || kind === 'GAME' || kind === 'OVER';

/** The course of a match up to a part of its playing time; nothing of what follows. */
export function trackMatch(fixture: Pick<Fixture, 'model' | 'periods'>, match: Match, played: number): Tracker {
  const all = [...match.incidents(played).map((incident) => place(fixture, incident)), ...periodEnds(fixture, match, played)];
  const sorted = all.sort((one, other) => one.at - other.at).map(({ at: _, ...incident }) => incident);
  const frequent = sorted.filter(isFrequent);
  const dropped = new Set(frequent.slice(0, Math.max(0, frequent.length - maxFrequent)));
  return { incidents: sorted.filter((incident) => !dropped.has(incident)), game: match.game?.(played) ?? null };
}

type Placed = TrackedIncident & { readonly at: number };

function place({ model: { clockMinutes }, periods }: Pick<Fixture, 'model' | 'periods'>, incident: Incident): Placed {
  const { kind, at, side, worth, home, away, number } = incident;
  const progress = readProgress(periods, elapsedAt(periods, at));
  const isSet = kind === 'GAME' || kind === 'SET';
  return {
    ...{ at, kind, side, worth, home, away },
    period: isSet && number !== null ? number : progress.period,
    minute: clockMinutes === null ? null : minuteAt(progress, clockMinutes, periods.length),
    over: kind === 'OVER' ? number : null,
  };
}

/** The ends of periods with their scores; a match of one period has none. */
function periodEnds({ periods }: Pick<Fixture, 'periods'>, match: Match, played: number): readonly Placed[] {
  if (periods.length === 1) return [];
  const totalMs = periods.reduce((sum, { playMs }) => sum + playMs, 0);
  let endMs = 0;
  return periods.flatMap(({ playMs }, index): Placed[] => {
    endMs += playMs;
    const at = endMs / totalMs;
    if (played < at) return [];
    const { home, away } = match.at(at);
    return [{ at, kind: 'PERIOD_END', side: null, worth: 0, home, away, period: index + 1, minute: null, over: null }];
  });
}
