import type { GameRow } from './row.ts';

export const evolutionGames: readonly GameRow[] = [
  ['Mirrorhall Blackjack', 'cards', 'blackjack'],
  ['Corner Table Blackjack', 'lounge', 'blackjack'],
  ['Velvet Rope Blackjack', 'cards', 'blackjack'],
  ['Two Hands Blackjack', 'cards', 'blackjack'],
  ['Late Shift Blackjack', 'neon', 'blackjack'],
  ['Blue Hour Blackjack', 'lounge', 'blackjack'],
  ['Mirrorhall Roulette', 'roulette', 'roulette'],
  ['The Ivory Wheel', 'roulette', 'roulette'],
  ['Candlelight Roulette', 'lounge', 'roulette'],
  ['Marquee Roulette', 'neon', 'roulette'],
  ['Single Zero Salon', 'roulette', 'roulette'],
  ['Swift Wheel', 'roulette', 'roulette'],
  ['Mirrorhall Baccarat', 'cards', 'baccarat'],
  ['Silk Screen Baccarat', 'crown', 'baccarat'],
  ['Peony Baccarat', 'cards', 'baccarat'],
  ['Nine O’Clock Baccarat', 'lounge', 'baccarat'],
];
