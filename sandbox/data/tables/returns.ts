import type { GameKind } from './games/row.ts';

export const volatilities = ['low', 'med', 'high', 'very high'] as const;
export type Volatility = (typeof volatilities)[number];

export type Engine =
  | 'video-slot'
  | 'classic-slot'
  | 'ways-slot'
  | 'blackjack'
  | 'roulette'
  | 'baccarat'
  | 'crash'
  | 'scratch'
  | 'plinko'
  | 'live-roulette'
  | 'live-blackjack'
  | 'live-baccarat'
  | 'live-show';

/** Engine, volatilities and stakes (in euro) of a kind of game. `lines` counts paylines or ways. */
interface KindRow {
  readonly engine: Engine;
  readonly gameType: string;
  readonly volatilities: readonly [Volatility, ...Volatility[]];
  readonly stakes: readonly [lowest: readonly [number, ...number[]], highest: number];
  readonly lines?: number;
  readonly features: readonly string[];
}

export const kindTable: Readonly<Record<GameKind, KindRow>> = {
  video: {
    engine: 'video-slot',
    gameType: 'slot',
    volatilities: ['med', 'med', 'high', 'low', 'very high'],
    stakes: [[0.1, 0.2, 0.2], 100],
    lines: 20,
    features: ['free-spins', 'wilds', 'bonus-buy', 'multiplier', 'expanding-wilds'],
  },
  classic: {
    engine: 'classic-slot',
    gameType: 'slot',
    volatilities: ['low', 'low', 'med'],
    stakes: [[0.1, 0.1, 0.2], 50],
    lines: 5,
    features: ['wilds', 'gamble'],
  },
  ways: {
    engine: 'ways-slot',
    gameType: 'slot',
    volatilities: ['high', 'very high', 'high'],
    stakes: [[0.2], 50],
    lines: 117_649,
    features: ['cascades', 'multiplier', 'free-spins', 'bonus-buy'],
  },
  jackpot: {
    engine: 'video-slot',
    gameType: 'jackpot',
    volatilities: ['high', 'very high'],
    stakes: [[0.2, 0.5], 50],
    lines: 20,
    features: ['jackpot', 'free-spins', 'wilds'],
  },
  blackjack: { engine: 'blackjack', gameType: 'blackjack', volatilities: ['low'], stakes: [[1, 2], 1_000], features: [] },
  roulette: { engine: 'roulette', gameType: 'roulette', volatilities: ['med'], stakes: [[0.1, 0.5], 1_000], features: [] },
  baccarat: { engine: 'baccarat', gameType: 'baccarat', volatilities: ['low'], stakes: [[1], 1_000], features: [] },
  crash: {
    engine: 'crash',
    gameType: 'crash',
    volatilities: ['high'],
    stakes: [[0.1], 100],
    features: ['multiplier', 'auto-cash-out'],
  },
  scratch: { engine: 'scratch', gameType: 'scratch', volatilities: ['med'], stakes: [[0.5], 20], features: ['instant-win'] },
  plinko: { engine: 'plinko', gameType: 'scratch', volatilities: ['high'], stakes: [[0.1], 20], features: ['instant-win'] },
};

/** Return to player in per cent by engine and volatility; the games' paytables are built to match. */
const returns: Readonly<Record<Engine, number | Readonly<Record<Volatility, number>>>> = {
  'video-slot': { low: 96.4, med: 96.1, high: 95.8, 'very high': 95.5 },
  'classic-slot': { low: 95.6, med: 95.2, high: 95, 'very high': 94.8 },
  'ways-slot': { low: 96.5, med: 96.3, high: 96, 'very high': 95.7 },
  blackjack: 99.31,
  roulette: 97.3,
  baccarat: 98.94,
  crash: 97,
  scratch: 95,
  plinko: 97.5,
  'live-roulette': 97.3,
  'live-blackjack': 97.58,
  'live-baccarat': 98.94,
  'live-show': 96,
};

export function returnOf(engine: Engine, volatility: Volatility): number {
  const figure = returns[engine];
  return typeof figure === 'number' ? figure : figure[volatility];
}
