import type { GameRow } from './row.ts';

export const pariplayGames: readonly GameRow[] = [
  ['Masquerade Mile', 'lounge', 'video', 'commedia'],
  ['The Harlequin’s Dice', 'crown', 'video', 'commedia'],
  ['Carnival of Cards', 'cards', 'video'],
  ['Confetti Kings', 'gift', 'video', 'stilt-house'],
  ['Columbine’s Secret', 'lounge', 'ways', 'commedia'],
  ['Puppet Pharaoh', 'pharaoh', 'video'],
  ['Sphinx on Stilts', 'pharaoh', 'ways', 'stilt-house'],
  ['Pierrot in Space', 'space', 'video', 'commedia'],
  ['Cotton Candy Canal', 'candy', 'video'],
  ['Fairground Fruits', 'fruit', 'classic', 'stilt-house'],
  ['Hoopla Sevens', 'fruit', 'classic'],
  ['Tightrope Treasures', 'gems', 'video', 'stilt-house'],
  ['The Lion Tamer’s Luck', 'jungle', 'video'],
  ['Sawdust Bells', 'fruit', 'classic', 'old-quay'],
  ['Big Top Perch', 'bass', 'video', 'old-quay'],
  ['Ringmaster’s Riches', 'coins', 'classic'],
  ['The Grand Parade', 'gift', 'jackpot'],
  ['Mirror Maze', 'gems', 'jackpot'],
  ['Lucky Ticket Booth', 'gift', 'scratch'],
  ['Pearls Down the Stairs', 'crown', 'plinko'],
];
