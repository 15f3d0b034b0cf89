import 'server-only';
import { z } from 'zod';
import { blockedGroq } from '#lib/content/documents/game-blocks.ts';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { contentQuery, readContent, readPublished } from '#lib/content/query/read.ts';
import { documentsOf } from '#lib/content/query/tolerant.ts';
import { isListed, lobbyTileGroq, lobbyTileSchema, lobbyTileTypes, toLobbyTile } from '../catalog/tile.ts';
import type { CategoryPage, LobbyKey, LobbyTile } from '../catalog/types.ts';
import { lobbies } from './lobbies.ts';
import { membersGroq } from './members-groq.ts';
import { readSettings } from './settings.ts';

const memberGroq = `{"id": _id, "provider": gameProvider->providerId, "subProvider": subProvider._ref, "blocked": ${blockedGroq}}`;
const memberSchema = z.object({
  id: z.string(),
  provider: z.string(),
  subProvider: z.string().nullish(),
  blocked: z.array(z.string().nullable()),
});

const membersQuery = contentQuery({
  groq: `*[_type == "gameCategory" && slug.current == $slug && type == $type][0]{"games": ${membersGroq(memberGroq)}}.games`,
  types: ['gameCategory', 'game', 'gameProvider', 'subProvider', 'market'],
  shape: documentsOf('game', memberSchema).nullable(),
});

const tilesQuery = contentQuery({
  groq: `*[_id in $ids && _type == "game"]${lobbyTileGroq}`,
  types: lobbyTileTypes,
  shape: documentsOf('game', lobbyTileSchema),
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
    ids: (games ?? []).filter((game) => isListed(market, game, settings.exclusions)).map(({ id }) => id),
  };
}

/** Tiles are read in blocks with fixed starts, so that arbitrary ranges from browsers share few cache entries. */
const blockSize = 30;

async function readTiles(context: PageContext, ids: readonly string[], from: number, count: number, read: Read) {
  const { lang, alias } = contentParams(context);
  const wanted = ids.slice(from, from + count);
  const first = Math.floor(from / blockSize);
  const blocks = Array.from({ length: Math.ceil((from + wanted.length) / blockSize) - first }, (_, at) => {
    const start = (first + at) * blockSize;
    return read(tilesQuery, { ids: ids.slice(start, start + blockSize), lang, alias });
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
  const members = await readMembers(context, key, slug, readContent);
  if (!members) return undefined;
  const { settings, title, ids } = members;
  const { wide } = settings.pages;
  const from = (page - 1) * wide;
  return {
    key,
    slug,
    title,
    columns: settings.columns,
    menu: settings.menu,
    page,
    sizes: settings.pages,
    tiles: await readTiles(context, ids, from, wide, readContent),
    hasMore: ids.length > from + wide,
  };
}

export interface MoreGames {
  readonly tiles: readonly LobbyTile[];
  readonly hasMore: boolean;
}

/** `count` games from index `from`, for a page that grows in place; undefined for a category that the lobby does not have. */
export async function findMoreGames(
  context: PageContext,
  key: LobbyKey,
  { slug, from, count }: { readonly slug: string; readonly from: number; readonly count: number },
): Promise<MoreGames | undefined> {
  const members = await readMembers(context, key, slug, readPublished);
  if (!members) return undefined;
  const { ids } = members;
  return { tiles: await readTiles(context, ids, from, count, readPublished), hasMore: ids.length > from + count };
}
