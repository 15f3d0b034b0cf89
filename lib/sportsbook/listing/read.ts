import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { z } from 'zod';
import { type LastGood, openLastGood } from '#lib/content/query/last-good.ts';
import { call } from '#lib/core/api/server.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { listSports, listSportsEvents } from '../contract.ts';
import { tagsOfList } from './tags.ts';

export type Sports = z.output<typeof listSports.reply>['sports'];
/** Events, and the ISO time of their odds. */
export type EventList = z.output<typeof listSportsEvents.reply>;

/** What is kept is at most this old while the sports service answers, and tried again after this time when it does not. */
const oddsSeconds = 60;
const namesSeconds = 300;
const maxEvents = 200;

let lastGood: LastGood | undefined;

/** The answer of the sports service; if it fails, the last good one. Throws if there is none. */
export async function withLastGood<Shape extends z.ZodType>(
  key: string,
  shape: Shape,
  load: () => Promise<z.output<Shape>>,
): Promise<z.output<Shape>> {
  lastGood ??= openLastGood(siteConfig().CACHE_FOLDER);
  try {
    const answer = await load();
    await lastGood.write(key, answer);
    return answer;
  } catch (error) {
    const previous = shape.safeParse(await lastGood.read(key));
    if (!previous.success) throw error;
    console.warn('The sports service failed; a page keeps its last good answer.');
    return previous.data;
  }
}

/** SPB-04: sports with their regions and competitions, in the order in which they are shown. */
export const readSports = cache(async (language: CatalogLanguage): Promise<Sports> => {
  const load = () => withLastGood(`sports ${language}`, listSports.reply, () => call(listSports, { query: { language } }));
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
export function readEventsWithin(seconds: number, { language, sport, region, competition }: EventQuery): Promise<EventList> {
  const query = {
    language,
    limit: maxEvents,
    ...(sport && { sport }),
    ...(region && { region }),
    ...(competition && { competition, include: 'ENDED' as const }),
  };
  const key = `sports events ${JSON.stringify(query)}`;
  const load = () => withLastGood(key, listSportsEvents.reply, () => call(listSportsEvents, { query }));
  return unstable_cache(load, [key], { tags: [...tagsOfList(sport)], revalidate: seconds })();
}
