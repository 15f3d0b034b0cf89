import 'server-only';
import type { ListedPage } from '#lib/content/pages/page-index.ts';
import { eventPath, findPlace, sportPath } from './place.ts';
import { readEventsWithin, readSports } from './read.ts';

/** Paths are the same in every language. */
const language = 'en';
/** A webhook expires them before. */
const ageSeconds = 3_600;
/** Search engines find further events through the page of their competition. */
const maxEventsPerSport = 40;

/** CNT-24: the pages of the sportsbook for search engines; none while the sports service never answered. */
export async function listSportsPages(): Promise<readonly ListedPage[]> {
  try {
    const sports = (await readSports(language)).filter(({ isVirtual }) => !isVirtual);
    const lists = await Promise.all(sports.map(({ slug }) => readEventsWithin(ageSeconds, { language, sport: slug })));
    const events = lists.flatMap((list) =>
      list.events
        .filter(({ status }) => status === 'UPCOMING')
        .slice(0, maxEventsPerSport)
        .map((event) => ({ path: eventPath(event), changedAt: list.at })),
    );
    const places = sports.flatMap(({ slug }) => [
      sportPath(slug),
      ...(findPlace(sports, [slug])?.regions.flatMap(({ region, competitions }) => [region, ...competitions]) ?? []).map(
        ({ path }) => path,
      ),
    ]);
    return [...places.map((path) => ({ path, changedAt: undefined })), ...events];
  } catch (error) {
    console.warn('A sitemap has no pages of sports:', error instanceof Error ? error.message : 'unknown');
    return [];
  }
}
