import 'server-only';
import { z } from 'zod';
import { siteDisabledProviders } from '#lib/content/documents/disabled-providers.ts';
import { contentParams, type PageContext } from '#lib/content/pages/params.ts';
import { priorityGroq } from '#lib/content/query/fragments.ts';
import { contentQuery, readPublished } from '#lib/content/query/read.ts';
import { documentsOf, listOf, partOf } from '#lib/content/query/tolerant.ts';
import { lobbies } from '../lobby/lobbies.ts';
import { gameFeatures, isGameFeature, volatilities } from './filter.ts';
import { isOffered } from './provider-filter.ts';
import { isListed, lobbyTileGroq, lobbyTileSchema, lobbyTileTypes, type RawTile, toLobbyTile } from './tile.ts';
import type { Catalogue, CatalogueGame, FilterOptions, LobbyKey, LobbyTile } from './types.ts';

/** Games in one query, so that an answer of the content service stays small. */
const blockSize = 3_000;
const maxBlocks = 10;

/** The most played games come first. */
const gamesGroq = (key: LobbyKey, block: number) =>
  `*[_type == "game" && type == "${lobbies[key].type}"] | order(${priorityGroq}, _id asc)[${block * blockSize}...${(block + 1) * blockSize}]{
    "tile": @${lobbyTileGroq}, "providerKey": gameProvider._ref, "provider": gameProvider->title, volatility, features, rtp,
    "minStake": minBet, "released": releaseDate
  }`;

const gamesShape = documentsOf(
  'game',
  z.object({
    tile: lobbyTileSchema,
    providerKey: z.string(),
    provider: z.string(),
    volatility: z.enum(volatilities).nullish().catch(null),
    features: z.array(z.string()).nullish().catch(null),
    rtp: z.number().nullish().catch(null),
    minStake: z.number().nullish().catch(null),
    released: z.string().nullish().catch(null),
  }),
);
type RawGame = z.output<typeof gamesShape>[number];

/** What the filter compares. */
function traitsOf({
  tile,
  providerKey,
  provider,
  volatility,
  features,
  rtp,
  minStake,
  released,
}: RawGame): Omit<CatalogueGame, 'tile'> {
  return {
    providerKey,
    provider,
    studioKey: tile.subProvider ?? providerKey,
    volatility: volatility ?? null,
    features: (features ?? []).filter(isGameFeature),
    minStake: minStake ? Math.round(minStake * 100) : null,
    rtp: rtp ?? null,
    released: released ?? null,
  };
}

/** The studios of games, by name. */
function studiosOf(games: readonly CatalogueGame[], tag: string): FilterOptions['studios'] {
  const labels = new Map(games.map(({ studioKey, tile, provider }) => [studioKey, tile.studio ?? provider]));
  return [...labels].map(([key, label]) => ({ key, label })).sort((one, other) => one.label.localeCompare(other.label, tag));
}

const catalogueQuery = (key: LobbyKey) =>
  contentQuery({
    groq: `{
      "settings": *[_type == "${lobbies[key].settings}"][0]{
        "excluded": exclusionSubProviders[]._ref,
        "providers": providers[]->{"key": _id, title, providerId, type, isAggregator, hiddenInFilter, "mark": providerImg.asset->{url}}
      },
      "count": count(*[_type == "game" && type == "${lobbies[key].type}"]),
      "games": ${gamesGroq(key, 0)}
    }`,
    types: [lobbies[key].settings, ...lobbyTileTypes],
    shape: z.object({
      // A part: whether all games are refused does not depend on it.
      settings: partOf(
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
      count: z.number().int(),
      games: gamesShape,
    }),
  });
const queries = { casino: catalogueQuery('casino'), live: catalogueQuery('live') };

const blockQueries = (key: LobbyKey) =>
  Array.from({ length: maxBlocks - 1 }, (_, at) =>
    contentQuery({ groq: gamesGroq(key, at + 1), types: lobbyTileTypes, shape: gamesShape }),
  );
const laterBlocks = { casino: blockQueries('casino'), live: blockQueries('live') };

type Params = ReturnType<typeof contentParams>;

/** The games after the first block, one query after the other. */
async function readLaterGames(
  key: LobbyKey,
  count: number,
  params: Pick<Params, 'lang' | 'alias'>,
): Promise<z.output<typeof gamesShape>> {
  const blocks: z.output<typeof gamesShape>[] = [];
  for (const query of laterBlocks[key].slice(0, Math.ceil(count / blockSize) - 1)) {
    blocks.push(await readPublished(query, params));
  }
  return blocks.flat();
}

/** LOB-08, LOB-09: every listed game of a lobby, and the providers of its filter. */
export async function readCatalogue(context: PageContext, key: LobbyKey): Promise<Catalogue> {
  const { locale } = context;
  const { lang, alias } = contentParams(context);
  const { settings, games: first, count } = await readPublished(queries[key], { lang, alias });
  const games = count > blockSize ? [...first, ...(await readLaterGames(key, count, { lang, alias }))] : first;
  const exclusions = { studios: new Set(settings?.excluded ?? []), providers: siteDisabledProviders() };
  const listed = games.filter(({ tile }) => isListed(locale.market, tile, exclusions));
  const supplied = new Set(listed.map(({ providerKey }) => providerKey));
  const toResultTile = (raw: RawTile): LobbyTile => {
    const tile = toLobbyTile(raw, locale);
    // Results fill single cells; upright pictures are for recently played live tables only.
    return key === 'live' ? tile : { ...tile, upright: null };
  };
  const offered = listed.map((raw): CatalogueGame => ({ ...traitsOf(raw), tile: toResultTile(raw.tile) }));
  const has = (key: string) =>
    offered.some((game) => game.volatility === key || game.features.some((feature) => feature === key));
  return {
    studios: studiosOf(offered, locale.tag),
    volatilities: volatilities.filter(has),
    features: gameFeatures.filter(has),
    games: offered,
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
  };
}
