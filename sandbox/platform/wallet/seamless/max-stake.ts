import { contributionOf } from '../../bonuses/wagering.ts';
import type { GameState } from './game-state.ts';

type StakeState = Pick<GameState, 'limitation' | 'bonus' | 'accounts' | 'session'>;

/** GAM-26: the maximum stake of a round of the session's game, in minor units; 0 if it may not be played. */
export function maxRoundStake({ limitation, bonus, accounts, session }: StakeState): number {
  if (limitation) return limitation.maxBetMinor ?? 0;
  if (!bonus || !hasBonusMoney(accounts)) return Number.POSITIVE_INFINITY;
  if (isExcluded(bonus, session.gameId)) return bonus.moneyType === 'STICKY' ? 0 : Number.POSITIVE_INFINITY;
  return bonus.maxBetMinor ?? Number.POSITIVE_INFINITY;
}

/** The accounts that may pay a stake, main first (DEC-BON-15); a game that the bonus excludes takes no bonus money. */
export function payingAccounts({ bonus, accounts, session }: StakeState): StakeState['accounts'] {
  return bonus && isExcluded(bonus, session.gameId) ? accounts.filter(({ account }) => account === 'main') : accounts;
}

function isExcluded(bonus: NonNullable<StakeState['bonus']>, gameId: string): boolean {
  return contributionOf(gameId, bonus) === 0;
}

function hasBonusMoney(accounts: StakeState['accounts']): boolean {
  return accounts.some(({ account, minor }) => account !== 'main' && minor > 0);
}
