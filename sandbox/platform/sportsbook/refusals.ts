import { type SportsRefusal, sportsRefusals } from '#lib/sportsbook/seamless/contract.ts';
import { Refusal } from '../core/refusal.ts';

const messages: Readonly<Record<SportsRefusal, string>> = {
  INVALID_TOKEN: 'The token is unknown or its session has ended.',
  NOT_ENOUGH_FUNDS: 'The player has less than the stake.',
  SPEND_LIMIT: 'The stake exceeds what is left of the player’s spend limit.',
  LOSS_LIMIT: 'The stake exceeds what is left of the market’s loss limit.',
  BONUS_LIMIT: 'A bonus limits the stake.',
  FREE_BET_USED: 'The player has no such free bet left, or its amount is another one.',
  FREE_BET_ODDS: 'The total odds are below those that the free bet asks for.',
  'error.reality_check.due': 'A reality check waits for the player’s answer.',
  SESSION_CLOSED: 'The session has ended, or its player may not bet now.',
  BET_UNKNOWN: 'No stake was taken for this bet.',
  BET_ENDED: 'The bet has ended.',
  ROLLED_BACK: 'This bet was voided and cannot be placed again.',
  TX_MISMATCH: 'This id belongs to another transaction.',
};

/** Creates the refusal of a call of the sportsbook, with the status of its code. */
export function sportsRefusal(code: SportsRefusal, additionalInfo?: Readonly<Record<string, unknown>>): Refusal {
  return new Refusal({ status: sportsRefusals[code], code, message: messages[code], ...(additionalInfo && { additionalInfo }) });
}
