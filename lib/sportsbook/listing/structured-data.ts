import 'server-only';
import type { PageContext } from '#lib/content/pages/params.ts';
import { addressOf, type Thing } from '#lib/content/pages/structured-data.ts';
import type { ListedEvent } from '../contract.ts';
import { eventName } from './head.ts';
import { competitionPath, eventPath } from './place.ts';

/** Sports whose sides are single players. */
const singles = new Set(['tennis']);

/** CNT-24: an event for search engines. */
export function sportsEventThing(context: PageContext, event: ListedEvent): Thing {
  const side = (name: string) => ({ '@type': singles.has(event.sport.slug) ? 'Person' : 'SportsTeam', name });
  return {
    '@type': 'SportsEvent',
    name: eventName(event),
    url: addressOf(context, eventPath(event)),
    startDate: event.startsAt,
    eventStatus: `https://schema.org/${event.status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    sport: event.sport.name,
    location: { '@type': 'Place', name: event.venue, address: event.region.name },
    competitor: [side(event.home), side(event.away)],
    organizer: {
      '@type': 'SportsOrganization',
      name: event.competition.name,
      url: addressOf(context, competitionPath(event)),
    },
  };
}

/** CNT-24: the events that a page lists, in its order. */
export function eventListThing(context: PageContext, name: string, events: readonly ListedEvent[]): Thing {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: sportsEventThing(context, event),
    })),
  };
}
