import type { GameFeature, Volatility } from '#lib/games/catalog/filter.ts';

/** Messages of the namespace `gameDetails`. */
export const volatilityKeys = { low: 'low', med: 'medium', high: 'high', 'very high': 'veryHigh' } as const satisfies Record<
  Volatility,
  string
>;

export const featureKeys = {
  'free-spins': 'freeSpins',
  wilds: 'wilds',
  'expanding-wilds': 'expandingWilds',
  'bonus-buy': 'bonusBuy',
  multiplier: 'multiplier',
  gamble: 'gamble',
  cascades: 'cascades',
  jackpot: 'jackpot',
  'auto-cash-out': 'autoCashOut',
  'instant-win': 'instantWin',
} as const satisfies Record<GameFeature, string>;
