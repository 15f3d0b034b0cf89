import type { ListedEvent } from '../contract.ts';
import type { ShownEvents } from './events.ts';
import { competitionPath, findPlace, type SportsLink } from './place.ts';
import type { Sports } from './read.ts';

/** A competition that editors put on show in a market, with its next events. */
export interface FeaturedCompetition {
  readonly competition: SportsLink;
  readonly region: string;
  readonly events: readonly ListedEvent[];
}

const maxEvents = 2;
const maxLive = 6;
const maxUpcoming = 6;

/** The slugs of the sports in `paths`, which read `sport/region/competition`. */
export function sportsIn(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.map((path) => path.split('/')[0] ?? ''))];
}

/** CNT-16: the competitions of editors in their order; those without an event to show are left out. */
export function pickFeatured(
  paths: readonly string[],
  sports: Sports,
  shownBySport: ReadonlyMap<string, ShownEvents>,
): readonly FeaturedCompetition[] {
  return paths.flatMap((path) => {
    const [sport = '', region = '', slug = ''] = path.split('/');
    const place = findPlace(sports, [sport, region, slug]);
    const [, here, competition] = place?.trail ?? [];
    const shown = shownBySport.get(sport);
    if (!here || !competition || !shown) return [];
    const events = [...shown.live, ...shown.upcoming].filter((event) => competitionPath(event) === competition.path);
    return events.length > 0 ? [{ competition, region: here.name, events: events.slice(0, maxEvents) }] : [];
  });
}

/** What the front page of the sportsbook lists, each event once. */
export interface ArrangedEvents {
  readonly live: readonly ListedEvent[];
  readonly featured: readonly FeaturedCompetition[];
  readonly upcoming: readonly ListedEvent[];
}

/** Events in play, competitions on show, and what begins next besides them. */
export function arrangeEvents(shown: ShownEvents, featured: readonly FeaturedCompetition[]): ArrangedEvents {
  const live = shown.live.slice(0, maxLive);
  const seen = new Set([...live, ...featured.flatMap(({ events }) => events)].map(({ eventId }) => eventId));
  const upcoming = shown.upcoming.filter(({ eventId }) => !seen.has(eventId)).slice(0, maxUpcoming);
  return { live, featured, upcoming };
}
