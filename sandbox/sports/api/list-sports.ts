import type { z } from 'zod';
import type { EventState } from '../events/model.ts';
import type { sportsReplySchema } from '../wire.ts';
import type { NamesOf } from './names.ts';

type Sports = z.output<typeof sportsReplySchema>['sports'];

/** Sports with their regions and competitions, counted over the events; in the order of the names' table, or of the events. */
export function listSports(events: readonly EventState[], names: NamesOf, language: string): Sports {
  return [...groupBy(events, ({ event }) => event.sport)].map(([sport, ofSport]) => ({
    slug: sport,
    name: names.sport(sport, language),
    events: ofSport.length,
    live: ofSport.filter(({ phase }) => phase === 'LIVE').length,
    isVirtual: ofSport.every(({ event }) => event.isVirtual),
    regions: [...groupBy(ofSport, ({ event }) => event.region)].map(([region, ofRegion]) => ({
      slug: region,
      name: names.region(region, language),
      competitions: [...groupBy(ofRegion, ({ event }) => event.competition)].map(([competition, { length }]) => ({
        slug: competition,
        name: names.competition(competition, language),
        events: length,
      })),
    })),
  }));
}

function groupBy(
  events: readonly EventState[],
  keyOf: (state: EventState) => string,
): ReadonlyMap<string, readonly EventState[]> {
  return Map.groupBy(events, keyOf);
}
