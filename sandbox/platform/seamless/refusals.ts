import { type WalletRefusal, walletRefusals } from '#lib/wallet/seamless/contract.ts';
import { Refusal } from '../core/refusal.ts';

const messages: Readonly<Record<WalletRefusal, string>> = {
  INVALID_TOKEN: 'The token is unknown or its session is closed.',
  NOT_ENOUGH_FUNDS: 'The player has less than the stake.',
  SPEND_LIMIT: 'The stake exceeds what is left of the player’s spend limit.',
  LOSS_LIMIT: 'The stake exceeds what is left of the market’s loss limit.',
  STAKE_LIMIT: 'The stake exceeds the market’s maximum for a spin at the player’s age.',
  ROUND_TOO_SOON: 'The market asks for more time between the starts of two rounds.',
  'error.free_spins.used': 'The player has no such free spin left.',
  'error.reality_check.due': 'A reality check waits for the player’s answer.',
  GAME_LIMITATION: 'A bonus excludes this game or limits its stake.',
  SESSION_CLOSED: 'The session is closed, unknown, or its player may not play now.',
  ROUND_UNKNOWN: 'No stake was taken for this round.',
  ROUND_ENDED: 'The round has ended.',
  ROLLED_BACK: 'This stake was rolled back and cannot be placed again.',
  TX_MISMATCH: 'This id belongs to another transaction.',
};

/** Creates the wallet's refusal of a game's call, with the status of its code. */
export function gameRefusal(code: WalletRefusal, additionalInfo?: Readonly<Record<string, unknown>>): Refusal {
  return new Refusal({ status: walletRefusals[code], code, message: messages[code], ...(additionalInfo && { additionalInfo }) });
}
