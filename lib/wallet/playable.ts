import { type Money, sum } from '#lib/core/money/money.ts';
import type { Balance } from './balance.ts';
import type { GameCategory } from './seamless/contract.ts';

/** Where money is staked. */
export type PlayPlace = GameCategory | 'SPORTS';

/** The one balance of a place, and what it is made of. */
export interface Playable {
  readonly money: Money;
  readonly own: Money;
  readonly bonus: Money;
  /** Bonuses and free bets that the header counts and this place does not. */
  readonly elsewhere: Money;
}

/**
 * DEC-WAL-1: what may be staked at a place is the player's own money and the bonus of that place; free bets and the bonuses of
 * other places are apart. Without a place, as in the header, all of them count. Money set aside for withdrawals never does.
 */
export function playableAt(balance: Balance, place?: PlayPlace): Playable {
  const { main: own, casinoBonus, liveCasinoBonus, sportsBonus, freeBets } = balance;
  const { currency } = own;
  const all = sum(currency, [casinoBonus, liveCasinoBonus, sportsBonus]);
  const bonuses = { CASINO: casinoBonus, LIVE_CASINO: liveCasinoBonus, SPORTS: minus(sportsBonus, freeBets) };
  const bonus = place ? bonuses[place] : all;
  return { money: sum(currency, [own, bonus]), own, bonus, elsewhere: minus(all, bonus) };
}

function minus({ minor, currency }: Money, other: Money): Money {
  return { minor: minor - other.minor, currency };
}
