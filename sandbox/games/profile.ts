import { gameId } from '#sandbox/data/content/games/games.ts';
import { catalogue, slugOf } from '#sandbox/data/tables/catalogue.ts';
import { type LiveTableRow, liveTables } from '#sandbox/data/tables/live-tables.ts';
import { providerTable } from '#sandbox/data/tables/provider-table.ts';
import { type Engine, returnOf, type Volatility } from '#sandbox/data/tables/returns.ts';
import { sceneIdOf } from '#sandbox/data/tables/scene-variants.ts';
import { type Composition, compositions, type Motif } from '#sandbox/data/types.ts';

/** A game as its provider defines it: artwork, engine, and stake limits in euro. */
export interface GameProfile {
  readonly slug: string;
  /** Of the game's document in the content service. */
  readonly gameId: string;
  readonly code: string;
  readonly title: string;
  /** Provider id of the launch contract. */
  readonly provider: string;
  readonly engine: Engine;
  readonly volatility: Volatility;
  readonly rtp: number;
  readonly features: readonly string[];
  readonly stakes: readonly [min: number, max: number];
  readonly scene: { readonly id: string; readonly motif: Motif; readonly composition: Composition };
  readonly table?: LiveTableRow;
  /** Pays from a shared jackpot. */
  readonly isJackpot?: boolean;
}

const providerIds = new Map<string, string>(providerTable.map(({ key, providerId }) => [key, providerId]));

const casinoGames: readonly GameProfile[] = catalogue.map((game) => ({
  ...game,
  gameId: gameId(game.slug),
  code: game.providerGameCode,
  provider: providerIds.get(game.provider) ?? game.provider,
  isJackpot: game.gameType === 'jackpot',
  scene: { id: sceneIdOf(game.slug), motif: game.motif, composition: game.composition },
}));

const liveEngines: Readonly<Record<LiveTableRow['kind'], Engine>> = {
  roulette: 'live-roulette',
  blackjack: 'live-blackjack',
  baccarat: 'live-baccarat',
  gameshow: 'live-show',
};

const liveGames: readonly GameProfile[] = liveTables.map((table, index) => {
  const slug = slugOf(table.title);
  const engine = liveEngines[table.kind];
  return {
    slug,
    gameId: gameId(slug),
    code: `tbl_${101 + index}`,
    title: table.title,
    provider: providerIds.get(table.provider) ?? table.provider,
    engine,
    volatility: 'med',
    rtp: returnOf(engine, 'med'),
    features: [],
    stakes: table.stakes,
    scene: {
      id: sceneIdOf(slug),
      motif: table.motif,
      composition: compositions[index % compositions.length] ?? 'silhouette',
    },
    table,
  };
});

const games = [...casinoGames, ...liveGames];
const byName = new Map(games.flatMap((game) => [game.slug, game.gameId, game.code].map((name) => [name, game] as const)));

/** Every game and live table. */
export function listGames(): readonly GameProfile[] {
  return games;
}

/** A game by its slug, its id in the content service, or its provider's game code. */
export function findGame(name: string): GameProfile | undefined {
  return byName.get(name);
}
