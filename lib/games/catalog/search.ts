import { fold } from '#lib/core/fold.ts';
import { type ChoiceCounts, type ChoiceGroup, choiceGroups, type GameFilter, type SortOrder, stakeSteps } from './filter.ts';
import type { CatalogueGame, LobbyTile, SearchScreen } from './types.ts';

/** A game with its texts for comparison, folded once. */
export interface Searchable {
  readonly game: CatalogueGame;
  readonly title: string;
  readonly makers: string;
}

export function indexGames(games: readonly CatalogueGame[]): readonly Searchable[] {
  return games.map((game) => ({
    game,
    title: fold(game.tile.title),
    makers: `${fold(game.tile.studio ?? '')}\n${fold(game.provider)}`,
  }));
}

/** The keys of a game in each group of choices. */
const keysOf: Readonly<Record<ChoiceGroup, (game: CatalogueGame) => readonly string[]>> = {
  providers: ({ providerKey }) => [providerKey],
  studios: ({ studioKey }) => [studioKey],
  volatilities: ({ volatility }) => (volatility ? [volatility] : []),
  features: ({ features }) => features,
};

type Test = (game: CatalogueGame) => boolean;
const groups = [...choiceGroups, 'stakes'] as const;
type Group = (typeof groups)[number];

const canStake = ({ minStake }: CatalogueGame, stake: number) => minStake !== null && minStake <= stake;

function testOf(group: Group, filter: GameFilter): Test | undefined {
  if (group === 'stakes') {
    const { stake } = filter;
    return stake === null ? undefined : (game) => canStake(game, stake);
  }
  const chosen = new Set(filter[group]);
  if (chosen.size === 0) return undefined;
  if (group === 'features') return ({ features }) => filter.features.every((chosen) => features.some((each) => each === chosen));
  return (game) => keysOf[group](game).some((key) => chosen.has(key));
}

const newestFirst = (one: CatalogueGame, other: CatalogueGame) => (other.released ?? '').localeCompare(one.released ?? '');
const orders: Readonly<Record<Exclude<SortOrder, 'popular'>, (one: CatalogueGame, other: CatalogueGame) => number>> = {
  newest: newestFirst,
  name: (one, other) => one.tile.title.localeCompare(other.tile.title),
  returns: (one, other) => (other.rtp ?? 0) - (one.rtp ?? 0),
};

/** LOB-08, LOB-09: games whose title contains the text, then those whose studio or provider does, each in the order asked for. */
export function findGames(index: readonly Searchable[], filter: GameFilter): readonly CatalogueGame[] {
  const part = fold(filter.text.trim());
  const tests = groups.flatMap((group) => testOf(group, filter) ?? []);
  const byTitle: CatalogueGame[] = [];
  const byMaker: CatalogueGame[] = [];
  for (const { game, title, makers } of index) {
    if (!tests.every((test) => test(game))) continue;
    if (title.includes(part)) byTitle.push(game);
    else if (makers.includes(part)) byMaker.push(game);
  }
  if (filter.sort !== 'popular') for (const found of [byTitle, byMaker]) found.sort(orders[filter.sort]);
  return [...byTitle, ...byMaker];
}

/** How many games each choice leaves beside the text and the choices of the other groups. */
export function countChoices(index: readonly Searchable[], filter: GameFilter): ChoiceCounts {
  const part = fold(filter.text.trim());
  const tests = groups.map((group) => [group, testOf(group, filter)] as const);
  const counts = Object.fromEntries(groups.map((group) => [group, new Map<string, number>()])) as Record<
    Group,
    Map<string, number>
  >;
  const add = (group: Group, keys: readonly (string | number)[]) => {
    for (const key of keys) counts[group].set(String(key), (counts[group].get(String(key)) ?? 0) + 1);
  };
  for (const { game, title, makers } of index) {
    if (!title.includes(part) && !makers.includes(part)) continue;
    const failed = tests.filter(([, test]) => test && !test(game)).map(([group]) => group);
    for (const group of groups) {
      // Every chosen feature is asked for, so that another one narrows what is found now.
      const isFree = failed.length === 0 || (failed.length === 1 && failed[0] === group && group !== 'features');
      if (!isFree) continue;
      if (group === 'stakes')
        add(
          group,
          stakeSteps.filter((step) => canStake(game, step)),
        );
      else add(group, keysOf[group](game));
    }
  }
  return Object.fromEntries(groups.map((group) => [group, Object.fromEntries(counts[group])])) as unknown as ChoiceCounts;
}

/** LOB-07: a game that the screen hides is not found either. A tablet shows all games. */
export function isForScreen({ only }: Pick<LobbyTile, 'only'>, screen: SearchScreen): boolean {
  if (only === null) return true;
  return only === 'web' ? screen !== 'phone' : screen !== 'desktop';
}
