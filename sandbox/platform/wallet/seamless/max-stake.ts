import { scaleStake } from '#lib/core/money/scale.ts';
import type { GameState } from './game-state.ts';

const maxEurosWithBonus = 5;

/** The maximum stake of a round while a bonus is active, in minor units. */
export function maxStakeWithBonus(currency: string): number {
  return scaleStake(maxEurosWithBonus, currency).minor;
}

/** The maximum stake of a round of the session's game, in minor units; 0 if a bonus excludes the game. */
export function maxRoundStake({ limitation, accounts, session }: Pick<GameState, 'limitation' | 'accounts' | 'session'>): number {
  if (limitation) return limitation.maxBetMinor ?? 0;
  const hasBonus = accounts.some(({ account, minor }) => account !== 'main' && minor > 0);
  return hasBonus ? maxStakeWithBonus(session.currency) : Number.POSITIVE_INFINITY;
}
