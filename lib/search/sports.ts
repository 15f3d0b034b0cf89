import 'server-only';
import { fold, foldParts } from '#lib/core/fold.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { createPromiseCache } from '#lib/core/promise-cache.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import type { ListedEvent } from '#lib/sportsbook/contract.ts';
import { showEvents } from '#lib/sportsbook/listing/events.ts';
import { competitionPath, eventPath, sportPath } from '#lib/sportsbook/listing/place.ts';
import { readEvents, readSports } from '#lib/sportsbook/listing/read.ts';
import type { FoundSport, FoundSports } from './types.ts';

interface SportsIndex {
  readonly entries: readonly { readonly entry: FoundSport; readonly folded: string }[];
}

/** Each letter that is typed asks; the lists behind it are a minute old at most. */
const getIndex = createPromiseCache<SportsIndex>(15_000);

const maxFound = 20;

/** The first sports, competitions and events whose names contain every part of the text. Throws while the sports service has never answered. */
export async function searchSports(language: CatalogLanguage, text: string): Promise<FoundSports> {
  const parts = foldParts(text);
  const { entries } = await getIndex(language, () => makeIndex(language));
  const found = parts.length === 0 ? [] : entries.filter(({ folded }) => parts.every((part) => folded.includes(part)));
  return { total: found.length, found: found.slice(0, maxFound).map(({ entry }) => entry) };
}

async function makeIndex(language: CatalogLanguage): Promise<SportsIndex> {
  const sports = await readSports(language);
  const now = businessNow();
  // No list has events of virtual sports.
  const played = sports.filter(({ isVirtual, events }) => !isVirtual && events > 0);
  const lists = await Promise.all(played.map(async ({ slug }) => showEvents(await readEvents(language, slug), now)));
  const events = [...lists.flatMap(({ live }) => live), ...lists.flatMap(({ upcoming }) => upcoming)];
  const places = sports.flatMap((sport) => [
    entryOf({ kind: 'sport', path: sportPath(sport.slug), title: sport.name, of: '' }),
    ...sport.competitions.map(({ slug, name, region }) =>
      entryOf({
        kind: 'competition',
        path: competitionPath({ sport, region, competition: { slug, name } }),
        title: name,
        of: `${sport.name} · ${region.name}`,
      }),
    ),
  ]);
  return { entries: [...places, ...events.map(entryOfEvent)] };
}

function entryOf(place: Pick<FoundSport, 'kind' | 'path' | 'title' | 'of'>): SportsIndex['entries'][number] {
  return { entry: { ...place, startsAt: null, isLive: false }, folded: fold(`${place.title} ${place.of}`) };
}

function entryOfEvent(event: ListedEvent): SportsIndex['entries'][number] {
  const { home, away, sport, competition, region, status, startsAt } = event;
  const isLive = status === 'LIVE';
  const of = `${region.name} · ${competition.name}`;
  return {
    entry: {
      ...{ kind: 'event', path: eventPath(event), title: `${home} – ${away}`, of, isLive },
      startsAt: isLive ? null : startsAt,
    },
    folded: fold([home, away, sport.name, region.name, competition.name].join(' ')),
  };
}
