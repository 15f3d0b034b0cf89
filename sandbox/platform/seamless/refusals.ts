import { type WalletRefusal, walletRefusals } from '#lib/seamless/contract.ts';
import { Refusal } from '../refusal.ts';

const sentences: Readonly<Record<WalletRefusal, string>> = {
  INVALID_TOKEN: 'The token opens no game, or no longer.',
  NOT_ENOUGH_FUNDS: 'The player has less than the stake.',
  SPEND_LIMIT: 'The stake is more than the player’s own limit leaves.',
  GAME_LIMITATION: 'A bonus of the player closes this game, or allows a smaller stake only.',
  SESSION_CLOSED: 'The session is closed, unknown, or its player may not play now.',
  ROUND_UNKNOWN: 'No stake was taken for this round.',
  ROUND_ENDED: 'The round has ended.',
  ROLLED_BACK: 'This stake was taken back and cannot be placed any more.',
  TX_MISMATCH: 'This id was used for something else.',
};

/** The wallet's "no" to a game, with the status of its code. */
export function refuseGame(code: WalletRefusal): Refusal {
  return new Refusal({ status: walletRefusals[code], code, message: sentences[code] });
}
