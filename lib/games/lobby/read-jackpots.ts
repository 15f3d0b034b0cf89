import 'server-only';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { priorityGroq } from '#lib/content/query/fragments.ts';
import { contentQuery, readContent } from '#lib/content/query/read.ts';
import { documentsOf } from '#lib/content/query/tolerant.ts';
import { isListed, lobbyTileGroq, lobbyTileSchema, lobbyTileTypes, toLobbyTile } from '../catalog/tile.ts';
import type { Columns, LobbyTile } from '../catalog/types.ts';
import { readSettings } from './settings.ts';

const maxGames = 100;

const jackpotsQuery = contentQuery({
  groq: `*[_type == "game" && type == "CASINO" && jackpotExist == true] | order(${priorityGroq}, _id asc)[0...${maxGames}]${lobbyTileGroq}`,
  types: lobbyTileTypes,
  shape: documentsOf('game', lobbyTileSchema),
});

/** LOB-19: every game of the market that has a jackpot, the most played first. */
export async function listJackpotGames(
  context: PageContext,
): Promise<{ readonly tiles: readonly LobbyTile[]; readonly columns: Columns }> {
  const [{ exclusions, columns }, games] = await Promise.all([
    readSettings(context, 'casino'),
    readContent(jackpotsQuery, contentParams(context)),
  ]);
  const { locale } = context;
  const listed = games.filter((game) => isListed(locale.market, game, exclusions));
  return { tiles: listed.map((game) => toLobbyTile(game, locale)), columns };
}
