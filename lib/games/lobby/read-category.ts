import 'server-only';
import { z } from 'zod';
import { blockedGroq } from '#lib/content/documents/game-blocks.ts';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { contentQuery, readContent, readPublished } from '#lib/content/query/read.ts';
import { documentsOf } from '#lib/content/query/tolerant.ts';
import { isListed, onlyChannel, toLobbyTile } from '../catalog/tile.ts';
import type { CategoryPage, LobbyKey, LobbyTile } from '../catalog/types.ts';
import { lobbies } from './lobbies.ts';
import { membersGroq } from './members-groq.ts';
import { countFor, rangeOfPage } from './page-cut.ts';
import { readSettings } from './settings.ts';
import { tilesQuery } from './tiles-query.ts';

const memberGroq = `{"id": _id, "provider": gameProvider->providerId, "subProvider": subProvider._ref, channels, "blocked": ${blockedGroq}}`;
const memberSchema = z.object({
  id: z.string(),
  provider: z.string(),
  subProvider: z.string().nullish(),
  channels: z.array(z.string()).nullish(),
  blocked: z.array(z.string().nullable()),
});

const membersQuery = contentQuery({
  groq: `*[_type == "gameCategory" && slug.current == $slug && type == $type][0]{"games": ${membersGroq(memberGroq)}}.games`,
  types: ['gameCategory', 'game', 'gameProvider', 'subProvider', 'market'],
  shape: documentsOf('game', memberSchema).nullable(),
});

type Read = typeof readContent;

/** The listed games of a category, in order; undefined for a category that the lobby does not have. */
async function readMembers(context: PageContext, key: LobbyKey, slug: string, read: Read) {
  const settings = await readSettings(context, key);
  const title = settings.titles.get(slug);
  if (title === undefined) return undefined;
  const games = await read(membersQuery, { slug, type: lobbies[key].type });
  const { market } = context.locale;
  return {
    settings,
    title,
    members: (games ?? [])
      .filter((game) => isListed(market, game, settings.exclusions))
      .map(({ id, channels }) => ({ id, only: onlyChannel(channels) })),
  };
}

/** Tiles are read in blocks with fixed starts, so that arbitrary ranges from browsers share few cache entries. */
const blockSize = 30;

async function readTiles(
  context: PageContext,
  { slug, members }: { readonly slug: string; readonly members: readonly { readonly id: string }[] },
  { from, count }: { readonly from: number; readonly count: number },
  read: Read,
) {
  const { lang, alias } = contentParams(context);
  const ids = members.map(({ id }) => id);
  const wanted = ids.slice(from, from + count);
  const first = Math.floor(from / blockSize);
  const blocks = Array.from({ length: Math.ceil((from + wanted.length) / blockSize) - first }, (_, at) => {
    const start = (first + at) * blockSize;
    const list = `${context.locale.market} ${slug} ${start}`;
    return read(tilesQuery, { ids: ids.slice(start, start + blockSize), list, lang, alias });
  });
  const known = new Map((await Promise.all(blocks)).flat().map((tile) => [tile.id, tile]));
  return wanted.flatMap((id): LobbyTile[] => {
    const tile = known.get(id);
    return tile ? [toLobbyTile(tile, context.locale)] : [];
  });
}

/** LOB-13, LOB-14: one page of a category, counted from 1; undefined for a category that the lobby does not have. */
export async function findCategoryPage(
  context: PageContext,
  key: LobbyKey,
  slug: string,
  page: number,
): Promise<CategoryPage | undefined> {
  const found = await readMembers(context, key, slug, readContent);
  if (!found) return undefined;
  const { settings, title, members } = found;
  const range = rangeOfPage(members, settings.pages, page);
  return {
    key,
    slug,
    title,
    columns: settings.columns,
    menu: settings.menu,
    page,
    from: range.from,
    end: range.from + range.count,
    sizes: settings.pages,
    tiles: await readTiles(context, { slug, members }, range, readContent),
    hasMore: members.length > range.from + range.count,
  };
}

export interface MoreGames {
  readonly tiles: readonly LobbyTile[];
  /** Index in the category after the last of them. */
  readonly end: number;
  readonly hasMore: boolean;
}

/** Further games for a page that grows in place. */
export interface MoreGamesRequest {
  readonly slug: string;
  /** Index of the first in the category. */
  readonly from: number;
  /** How many a screen of the channel shows. */
  readonly count: number;
  readonly channel: 'web' | 'mobile';
}

/** Undefined for a category that the lobby does not have. */
export async function findMoreGames(
  context: PageContext,
  key: LobbyKey,
  { slug, from, count, channel }: MoreGamesRequest,
): Promise<MoreGames | undefined> {
  const found = await readMembers(context, key, slug, readPublished);
  if (!found) return undefined;
  const { members } = found;
  const range = { from, count: countFor(members, from, count, channel) };
  return {
    tiles: await readTiles(context, { slug, members }, range, readPublished),
    end: from + range.count,
    hasMore: members.length > from + range.count,
  };
}
