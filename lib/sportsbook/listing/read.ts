import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { z } from 'zod';
import { type LastGood, openLastGood } from '#lib/content/query/last-good.ts';
import { call } from '#lib/core/api/server.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { type ListedEvent, listSports, listSportsEvents } from '../contract.ts';
import { tagsOfList } from './tags.ts';

export type Sports = z.output<typeof listSports.reply>['sports'];
/** Events, and the ISO time of their odds. */
export type EventList = z.output<typeof listSportsEvents.reply>;

/** What is kept is at most this old while the sports service answers, and tried again after this time when it does not. */
const oddsSeconds = 60;
const namesSeconds = 300;
const maxEvents = 200;

let lastGood: LastGood | undefined;

/**
 * The answer of the sports service; if it fails, the last good one under the first of `keys` that has any. Throws if there is
 * none. An answer is kept under the first key.
 */
export async function withLastGood<Shape extends z.ZodType>(
  keys: readonly [string, ...string[]],
  shape: Shape,
  load: () => Promise<z.output<Shape>>,
): Promise<z.output<Shape>> {
  lastGood ??= openLastGood(siteConfig().CACHE_FOLDER);
  try {
    const answer = await load();
    await lastGood.write(keys[0], answer);
    return answer;
  } catch (error) {
    for (const key of keys) {
      const previous = shape.safeParse(parseJson(await lastGood.read(key)));
      if (!previous.success) continue;
      console.warn('The sports service failed; a page keeps its last good answer.');
      return previous.data;
    }
    throw error;
  }
}

/** SPB-04: sports with their regions and competitions, in the order in which they are shown. */
export const readSports = cache(async (language: CatalogLanguage): Promise<Sports> => {
  const load = () => withLastGood([`sports ${language}`], listSports.reply, () => call(listSports, { query: { language } }));
  const options = { tags: [...tagsOfList(undefined)], revalidate: namesSeconds };
  return (await unstable_cache(load, ['sports', language], options)()).sports;
});

/** The upcoming and live events of a sport, or of all; of one competition also those that have just ended. */
export const readEvents = cache(
  (language: CatalogLanguage, sport?: string, region?: string, competition?: string): Promise<EventList> =>
    readEventsWithin(oddsSeconds, { language, sport, region, competition }),
);

interface EventQuery {
  readonly language: CatalogLanguage;
  readonly sport?: string | undefined;
  readonly region?: string | undefined;
  readonly competition?: string | undefined;
}

/** Like `readEvents`, with another age in seconds. */
export async function readEventsWithin(seconds: number, place: EventQuery): Promise<EventList> {
  const { language, sport, region, competition } = place;
  const query = {
    language,
    limit: maxEvents,
    ...(sport && { sport }),
    ...(region && { region }),
    ...(competition && { competition, include: 'ENDED' as const }),
  };
  const key = keyOf(place);
  // A page whose own list was never read takes its events from the lists above it.
  const keys = [key, keyOf({ language, sport }), keyOf({ language })] as const;
  const load = () => withLastGood(keys, listSportsEvents.reply, () => call(listSportsEvents, { query }));
  const { at, events } = await unstable_cache(load, [key], { tags: [...tagsOfList(sport)], revalidate: seconds })();
  const isWithin = (event: ListedEvent) =>
    (!sport || event.sport.slug === sport) &&
    (!region || event.region.slug === region) &&
    (!competition || event.competition.slug === competition);
  return { at, events: events.filter(isWithin) };
}

function keyOf({ language, sport = '', region = '', competition = '' }: EventQuery): string {
  return `sports events ${language} ${sport}/${region}/${competition}`;
}
