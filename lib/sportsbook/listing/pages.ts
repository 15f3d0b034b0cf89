import 'server-only';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import type { ListedEvent } from '../contract.ts';
import { type ShownEvents, showEvents } from './events.ts';
import { type ArrangedEvents, arrangeEvents, pickFeatured, sportsIn } from './featured.ts';
import { findPlace, type SportsPlace } from './place.ts';
import { readEvents, readSports, type Sports } from './read.ts';

/** What the pages of all sports show. */
export interface SportsOverview extends ArrangedEvents {
  readonly sports: Sports;
  readonly shown: ShownEvents;
}

/** Undefined while the sports service has never answered. `featured`: paths of editors, `sport/region/competition`. */
export async function readOverview(
  language: CatalogLanguage,
  featured: readonly string[] = [],
): Promise<SportsOverview | undefined> {
  try {
    const [sports, list] = await Promise.all([readSports(language), readEvents(language)]);
    const known = sportsIn(featured).filter((slug) => sports.some((sport) => sport.slug === slug));
    const now = businessNow();
    const lists = await Promise.all(
      known.map(async (slug) => [slug, showEvents(await readEvents(language, slug), now)] as const),
    );
    const shown = showEvents(list, now);
    return { sports, shown, ...arrangeEvents(shown, pickFeatured(featured, sports, new Map(lists))) };
  } catch (error) {
    console.warn('The sports service has never answered:', error instanceof Error ? error.message : 'unknown');
    return undefined;
  }
}

/** What the page of a sport, region, competition or event shows. */
export interface SportsPageData {
  readonly sports: Sports;
  /** For an event, its competition. */
  readonly place: SportsPlace;
  readonly isVirtual: boolean;
  readonly shown: ShownEvents;
  /** Also one that has ended. */
  readonly event: ListedEvent | undefined;
}

/** RTE-35: the page with these slugs; undefined if there is none. Throws while the sports service has never answered. */
export async function readSportsPage(language: CatalogLanguage, slugs: readonly string[]): Promise<SportsPageData | undefined> {
  const sports = await readSports(language);
  const place = findPlace(sports, slugs);
  if (!place) return undefined;
  const [sport, region, competition, slug] = slugs;
  const list = await readEvents(language, sport, region, competition);
  const event = slug === undefined ? undefined : list.events.find((one) => one.slug === slug);
  if (slug !== undefined && !event) return undefined;
  const isVirtual = sports.some((one) => one.slug === sport && one.isVirtual);
  return { sports, place, isVirtual, shown: showEvents(list, businessNow()), event };
}
