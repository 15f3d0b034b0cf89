import { scaleStake } from '#lib/core/money/scale.ts';
import { findGame, spinStakeOf } from '#sandbox/games/port.ts';

/** The stake of a campaign's free spins, given in euro, in minor units of a currency: one that the game takes. */
export function spinMinorOf(gameId: string, euros: number, currency: string): number {
  const game = findGame(gameId);
  return game ? spinStakeOf(game, euros, currency) : scaleStake(euros, currency).minor;
}
