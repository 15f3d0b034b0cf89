import { Refusal } from '../refusal.ts';

const sentences = {
  'error.withdraw.amount.invalid': 'The amount is no whole number of minor units of the currency.',
  'error.withdraw.amount.too_high': 'The amount is above the most of the method, or what the cap leaves.',
  'error.withdraw.amount.too_low': 'The amount is below the least of the method.',
  'error.withdraw.bonus_active': 'A bonus is active: it would be lost, and the player has not agreed to that.',
  'error.withdraw.method': 'The player has not paid in this way, or not from this account, or it cannot be paid out to.',
  'error.withdraw.not_allowed': 'The player may not withdraw now.',
  'error.withdraw.not_enough_funds': 'The player has less than that to withdraw.',
  'error.withdrawal.cancel.limit_reached': 'No further withdrawal can be called back today.',
  'error.withdrawal.not_pending': 'No withdrawal of the player is pending under this id and amount.',
} as const;

/** A withdrawal's refusal: HTTP 400 with what its screen needs. */
export function refuseWithdrawal(code: keyof typeof sentences, additionalInfo?: Record<string, unknown>): Refusal {
  return new Refusal({ status: 400, code, message: sentences[code], ...(additionalInfo && { additionalInfo }) });
}
