import type { Unfinished } from '#lib/registration/contract.ts';
import { maskReceiver } from '#sandbox/kit/mask.ts';
import type { Player } from '../players/tables.ts';
import { channelOf } from './risk-setting.ts';

/** How to continue an unfinished registration; phone and e-mail are masked. */
export function describeUnfinished(player: Player): Omit<Unfinished, 'playerId'> {
  const { countryCode, province, dateOfBirth, mobilePhone, email } = player;
  const verification = channelOf(countryCode);
  const sentTo = maskReceiver(verification === 'SMS' ? (mobilePhone ?? '') : email);
  return { verification, countryCode, province: province ?? '', sentTo, isWhole: dateOfBirth !== null };
}
