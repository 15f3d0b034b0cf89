/** Several may be chosen in each: a game has one of them, but every chosen feature. */
export const choiceGroups = ['providers', 'studios', 'volatilities', 'features'] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

export const volatilities = ['low', 'med', 'high', 'very high'] as const;
export type Volatility = (typeof volatilities)[number];

export const gameFeatures = [
  'free-spins',
  'wilds',
  'expanding-wilds',
  'bonus-buy',
  'multiplier',
  'gamble',
  'cascades',
  'jackpot',
  'auto-cash-out',
  'instant-win',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

export const isGameFeature = (value: string): value is GameFeature => gameFeatures.some((feature) => feature === value);

export const sortOrders = ['popular', 'newest', 'name', 'returns'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Least stakes that can be asked for, in cents of a euro. */
export const stakeSteps = [10, 20, 50, 100] as const;

type Choices = Readonly<Record<ChoiceGroup, readonly string[]>>;

/** LOB-08, LOB-09: what the games of a lobby are narrowed to; the choices are keys. */
export interface GameFilter extends Choices {
  /** Part of a name. */
  readonly text: string;
  /** The game can be played with a stake of this or less, in cents of a euro; null for any. */
  readonly stake: number | null;
  readonly sort: SortOrder;
}

/** Narrows nothing. */
export const everyGame: GameFilter = {
  text: '',
  providers: [],
  studios: [],
  volatilities: [],
  features: [],
  stake: null,
  sort: 'popular',
};

/** How many choices narrow the games, the text and the order aside. */
export function countChosen(filter: Omit<GameFilter, 'text'>): number {
  return choiceGroups.reduce((sum, group) => sum + filter[group].length, filter.stake === null ? 0 : 1);
}

/** How many games each choice would leave, or does leave, beside those of the other groups. */
export interface ChoiceCounts extends Readonly<Record<ChoiceGroup, Readonly<Record<string, number>>>> {
  readonly stakes: Readonly<Record<string, number>>;
}
