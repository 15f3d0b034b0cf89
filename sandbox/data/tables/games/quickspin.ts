import type { GameRow } from './row.ts';

export const quickspinGames: readonly GameRow[] = [
  ['The Emperor’s Songbird', 'samurai', 'video', 'papercut'],
  ['Clockwork Orchard', 'fruit', 'video'],
  ['Paper Crane Garden', 'samurai', 'video', 'papercut'],
  ['Blossom and Blade', 'samurai', 'ways', 'papercut'],
  ['The Seventh Retainer', 'samurai', 'video'],
  ['Moonlit Tea House', 'lounge', 'video'],
  ['Lullaby for a Kraken', 'ocean', 'video'],
  ['The Velvet Menagerie', 'jungle', 'video'],
  ['Jaguar at the Opera', 'jungle', 'ways'],
  ['The Feathered Steps', 'jungle', 'video'],
  ['Moth Queen', 'neon', 'video'],
  ['Starling Station', 'space', 'video'],
  ['Choir of Comets', 'space', 'ways'],
  ['Songs from Orbit Five', 'space', 'video'],
  ['Harp of the North', 'viking', 'video'],
  ['Frostbitten Fiddle', 'viking', 'ways'],
  ['Glasshouse Gems', 'gems', 'classic'],
  ['Plum and Lemon Waltz', 'fruit', 'classic'],
  ['The Wolf Who Hummed', 'wolf', 'video'],
  ['Aria of Fortune', 'coins', 'jackpot'],
];
