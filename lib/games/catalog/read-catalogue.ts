import 'server-only';
import { z } from 'zod';
import { siteDisabledProviders } from '#lib/content/documents/disabled-providers.ts';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { contentQuery, readPublished } from '#lib/content/query/read.ts';
import { documentOf, documentsOf, listOf } from '#lib/content/query/tolerant.ts';
import { lobbies } from '../lobby/lobbies.ts';
import { isOffered } from './provider-filter.ts';
import { isListed, lobbyTileGroq, lobbyTileSchema, lobbyTileTypes, type RawTile, toLobbyTile } from './tile.ts';
import type { Catalogue, LobbyKey, LobbyTile } from './types.ts';

/** About 150 kB compressed. The most played games come first. */
const maxGames = 3_000;

const catalogueQuery = (key: LobbyKey) =>
  contentQuery({
    groq: `{
      "settings": *[_type == "${lobbies[key].settings}"][0]{
        "excluded": exclusionSubProviders[]._ref,
        "providers": providers[]->{"key": _id, title, providerId, type, isAggregator, hiddenInFilter, "mark": providerImg.asset->{url}}
      },
      "games": *[_type == "game" && type == "${lobbies[key].type}"] | order(priority desc, _id asc)[0...${maxGames}]{
        "tile": @${lobbyTileGroq}, "providerKey": gameProvider._ref, "provider": gameProvider->title
      }
    }`,
    types: [lobbies[key].settings, ...lobbyTileTypes],
    shape: z.object({
      settings: documentOf(
        lobbies[key].settings,
        z.object({
          excluded: z.array(z.string()).nullish(),
          providers: listOf(
            'gameProvider',
            z.object({
              key: z.string(),
              title: z.string(),
              providerId: z.string(),
              type: z.enum(['CASINO', 'LIVE_CASINO', 'BOTH']).catch('BOTH'),
              isAggregator: z.boolean().nullish(),
              hiddenInFilter: z.boolean().nullish(),
              mark: z.object({ url: z.url({ protocol: /^https?$/ }) }).nullish(),
            }),
          ),
        }),
      ),
      games: documentsOf('game', z.object({ tile: lobbyTileSchema, providerKey: z.string(), provider: z.string() })),
    }),
  });
const queries = { casino: catalogueQuery('casino'), live: catalogueQuery('live') };

/** LOB-08, LOB-09: every listed game of a lobby, and the providers of its filter, for the search in the browser. */
export async function readCatalogue(context: PageContext, key: LobbyKey): Promise<Catalogue> {
  const { locale } = context;
  const { lang, alias } = contentParams(context);
  const { settings, games } = await readPublished(queries[key], { lang, alias });
  const exclusions = { studios: new Set(settings?.excluded ?? []), providers: siteDisabledProviders() };
  const listed = games.filter(({ tile }) => isListed(locale.market, tile, exclusions));
  const supplied = new Set(listed.map(({ providerKey }) => providerKey));
  const toResultTile = (raw: RawTile): LobbyTile => {
    const tile = toLobbyTile(raw, locale);
    // Results fill single cells; upright pictures are for recently played live tables only.
    return key === 'live' ? tile : { ...tile, upright: null };
  };
  return {
    providers: (settings?.providers ?? [])
      .filter((provider) => supplied.has(provider.key) && isOffered(key, provider))
      .map(({ key: id, title, providerId, type, isAggregator, mark }) => ({
        key: id,
        providerId,
        label: title.toLocaleUpperCase(locale.tag),
        type,
        isAggregator: isAggregator === true,
        mark: mark?.url ?? null,
      })),
    games: listed.map(({ tile, ...rest }) => ({ ...rest, tile: toResultTile(tile) })),
  };
}
