import { fromWire } from '#lib/core/money/money.ts';
import type { ToSports } from '#lib/sportsbook/to-frame-contract.ts';
import type { State } from './state.ts';

type SiteBalance = Extract<ToSports, { readonly type: 'sb.balanceUpdate' }>['payload'];

/**
 * The balance that the site reports: what can be staked is the player's own money and the sports bonus. A site that reports the
 * own money alone says nothing of the bonus, which stays as it is known.
 */
export function applySiteBalance(
  { me, elsewhereMinor }: Pick<State, 'me' | 'elsewhereMinor'>,
  { balance, bonus, elsewhere }: SiteBalance,
  currency: string,
): Pick<State, 'me' | 'elsewhereMinor'> {
  const minorOf = (amount: number | undefined, known: number) =>
    amount === undefined ? known : fromWire(amount, currency).minor;
  if (!me?.player) return { me, elsewhereMinor };
  const bonusMinor = minorOf(bonus, me.player.bonusMinor);
  const balanceMinor = minorOf(balance, 0) + bonusMinor;
  return {
    me: { ...me, player: { ...me.player, balanceMinor, bonusMinor } },
    elsewhereMinor: minorOf(elsewhere, elsewhereMinor),
  };
}
