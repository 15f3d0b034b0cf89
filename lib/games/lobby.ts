import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '#lib/content/params.ts';
import { contentQuery, readContent } from '#lib/content/read.ts';
import { listOf } from '#lib/content/tolerant.ts';
import type { GameRow } from '#lib/content/types.ts';
import { tileGroq, tileSchema, tilesFor } from './tiles.ts';

export type Lobby = 'casino' | 'live';

const settingsOf = { casino: 'casinoSettings', live: 'liveCasinoSettings' } as const;
const shownPerRow = 12;

const rowsQuery = (lobby: Lobby) =>
  contentQuery({
    groq: `*[_type == "${settingsOf[lobby]}"][0].categories[]->{
      "slug": slug.current, "title": coalesce(label[$lang], label[$alias], label.en), visibleInLobby,
      "tiles": games[0...${shownPerRow}]->${tileGroq}
    }`,
    types: [settingsOf[lobby], 'gameCategory', 'game', 'gameProvider', 'subProvider', 'market', 'sanity.imageAsset'],
    shape: listOf(
      'gameCategory',
      z.object({
        slug: z.string(),
        title: z.string(),
        visibleInLobby: z.boolean().nullish(),
        tiles: listOf('game', tileSchema),
      }),
    ),
  });

const queries = { casino: rowsQuery('casino'), live: rowsQuery('live') };

/** CNT-33: the categories of a lobby with the first games of each; empty ones are left out. */
export async function readGameRows(context: PageContext, lobby: Lobby): Promise<readonly GameRow[]> {
  const { lang, alias } = contentParams(context);
  const categories = await readContent(queries[lobby], { lang, alias });
  return categories
    .filter(({ visibleInLobby }) => visibleInLobby !== false)
    .map(({ slug, title, tiles }) => ({ slug, title, tiles: tilesFor(context.locale.market, tiles) }))
    .filter(({ tiles }) => tiles.length > 0);
}
