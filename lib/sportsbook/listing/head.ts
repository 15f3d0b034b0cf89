import 'server-only';
import { siteName } from '#lib/content/documents/brand.ts';
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

/** Search engines cut longer titles; the name of the site follows. */
const maxTitleLength = 70 - ` · ${siteName}`.length;

/** The first title that is short enough, else the last one. */
export function fitTitle(...titles: readonly [string, ...string[]]): string {
  return titles.find((title) => title.length <= maxTitleLength) ?? titles.at(-1) ?? titles[0];
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
      title: fitTitle(t('eventTitle', { event: name, date }), `${name}, ${date}`, name),
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
  const title = fitTitle(t('placeTitle', values), `${name} (${sport.name})`, name);
  return { title, description: t('placeText', values), ...common };
}
