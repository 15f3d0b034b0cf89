import type { SportsEvent } from '../events/model.ts';

/** Names of sports, regions and competitions by slug, in a language. */
export interface NamesOf {
  sport(slug: string, language: string): string;
  region(slug: string, language: string): string;
  competition(slug: string, language: string): string;
}

/** What is known of an event before it begins, with the names in a language. */
export function nameEvent(event: SportsEvent, names: NamesOf, language: string) {
  const { eventId, sport, region, competition, slug, home, away, venue, startsAt } = event;
  return {
    eventId,
    sport: { slug: sport, name: names.sport(sport, language) },
    region: { slug: region, name: names.region(region, language) },
    competition: { slug: competition, name: names.competition(competition, language) },
    slug,
    home,
    away,
    venue,
    startsAt: startsAt.toISOString(),
  };
}
