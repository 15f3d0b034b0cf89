import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '#lib/content/params.ts';
import { contentQuery, readPublished } from '#lib/content/read.ts';
import { listOf } from '#lib/content/tolerant.ts';
import { shutProviders } from '#lib/games/shut.ts';
import { lobbies } from './lobbies.ts';
import { isOffered } from './provider-filter.ts';
import { isListed, lobbyTileGroq, lobbyTileSchema, lobbyTileTypes, type RawTile, toLobbyTile } from './tile.ts';
import type { Catalogue, LobbyKey, LobbyTile } from './types.ts';

/** The most games that a catalogue file holds: about 150 kB on the line. The most played come first. */
const mostGames = 3_000;

const catalogueQuery = (key: LobbyKey) =>
  contentQuery({
    groq: `{
      "settings": *[_type == "${lobbies[key].settings}"][0]{
        "excluded": exclusionSubProviders[]._ref,
        "providers": providers[]->{"key": _id, title, providerId, isAggregator, hiddenInFilter, "mark": providerImg.asset->{url}}
      },
      "games": *[_type == "game" && type == "${lobbies[key].type}"] | order(priority desc, _id asc)[0...${mostGames}]{
        "tile": @${lobbyTileGroq}, "providerKey": gameProvider._ref, "provider": gameProvider->title
      }
    }`,
    types: [lobbies[key].settings, ...lobbyTileTypes],
    shape: z.object({
      settings: z
        .object({
          excluded: z.array(z.string()).nullish(),
          providers: listOf(
            'gameProvider',
            z.object({
              key: z.string(),
              title: z.string(),
              providerId: z.string(),
              isAggregator: z.boolean().nullish(),
              hiddenInFilter: z.boolean().nullish(),
              mark: z.object({ url: z.url({ protocol: /^https?$/ }) }).nullish(),
            }),
          ),
        })
        .nullable(),
      games: listOf('game', z.object({ tile: lobbyTileSchema, providerKey: z.string(), provider: z.string() })),
    }),
  });
const queries = { casino: catalogueQuery('casino'), live: catalogueQuery('live') };

/** LOB-08, LOB-09: what a browser searches: every listed game of a lobby, and the providers of its filter. */
export async function readCatalogue(context: PageContext, key: LobbyKey): Promise<Catalogue> {
  const { locale } = context;
  const { lang, alias } = contentParams(context);
  const { settings, games } = await readPublished(queries[key], { lang, alias });
  const leftOut = { studios: new Set(settings?.excluded ?? []), providers: shutProviders() };
  const listed = games.filter(({ tile }) => isListed(locale.market, tile, leftOut));
  const supplied = new Set(listed.map(({ providerKey }) => providerKey));
  const toFoundTile = (raw: RawTile): LobbyTile => {
    const tile = toLobbyTile(raw, locale);
    // Results stand in single cells; only live tables that were played lately stand upright.
    return key === 'live' ? tile : { ...tile, upright: null };
  };
  return {
    providers: (settings?.providers ?? [])
      .filter((provider) => supplied.has(provider.key) && isOffered(key, provider))
      .map(({ key: id, title, mark }) => ({ key: id, label: title.toLocaleUpperCase(locale.tag), mark: mark?.url ?? null })),
    games: listed.map(({ tile, ...rest }) => ({ ...rest, tile: toFoundTile(tile) })),
  };
}
