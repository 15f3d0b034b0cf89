import 'server-only';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { formatDate } from '#lib/core/time/format-date.ts';
import type { ListedEvent } from '../contract.ts';
import type { SportsPageData } from './pages.ts';
import { eventPath, type SportsLink } from './place.ts';

export interface SportsHead {
  /** For search engines. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** From the sport to the page itself. */
  readonly steps: readonly SportsLink[];
  readonly path: string;
}

/** `Home – Away`, the name of an event in every language. */
export function eventName({ home, away }: Pick<ListedEvent, 'home' | 'away'>): string {
  return `${home} – ${away}`;
}

/** CNT-24: title, description and steps of the page of a sport, region, competition or event. */
export function describeSportsPage(context: PageContext, { place, event }: SportsPageData): SportsHead {
  const t = getTranslator(context.locale, 'sports');
  const [sport, region, competition] = place.trail;
  const last = place.trail.at(-1) ?? sport;
  if (event) {
    const name = eventName(event);
    const date = formatDate(event.startsAt, context.locale.timeZone);
    return {
      title: t('eventTitle', { event: name, date }),
      description: t('eventText', { event: name, competition: event.competition.name, date, venue: event.venue }),
      heading: name,
      steps: [...place.trail, { name, path: eventPath(event) }],
      path: eventPath(event),
    };
  }
  const common = { heading: last.name, steps: place.trail, path: last.path };
  if (!region) {
    return { title: t('sportTitle', { sport: sport.name }), description: t('sportText', { sport: sport.name }), ...common };
  }
  // Competitions of several regions have the same name.
  const name = competition ? `${competition.name}, ${region.name}` : region.name;
  const values = { place: name, sport: sport.name };
  return { title: t('placeTitle', values), description: t('placeText', values), ...common };
}
