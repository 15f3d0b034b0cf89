import { scaleStake } from '#lib/money/scale.ts';
import type { Look } from './look.ts';

const mostEurosWithBonus = 5;

/** What a round may cost while a bonus is active, in minor units (decisions §2.9). */
export function mostWithBonus(currency: string): number {
  return scaleStake(mostEurosWithBonus, currency).minor;
}

/** What the player's bonuses let him stake on a round of the session's game, in minor units; 0 where they close the game. */
export function mostOnRound({ limitation, purses, seat }: Pick<Look, 'limitation' | 'purses' | 'seat'>): number {
  if (limitation) return limitation.maxBetMinor ?? 0;
  const hasBonus = purses.some(({ account, minor }) => account !== 'main' && minor > 0);
  return hasBonus ? mostWithBonus(seat.currency) : Number.POSITIVE_INFINITY;
}
