import { createRefusals } from '../../core/refusal.ts';

/** Creates the refusal of a withdrawal, with the data that its screen needs. */
export const withdrawalRefusal = createRefusals({
  'error.withdraw.account': 'The bank account is missing or not a valid number.',
  'error.withdraw.amount.invalid': 'The amount is not a whole number of minor units of the currency.',
  'error.withdraw.amount.too_high': 'The amount is above the maximum of the method, or above what is left of the cap.',
  'error.withdraw.amount.too_low': 'The amount is below the minimum of the method.',
  'error.withdraw.bonus_active': 'An active bonus would be forfeited, and the player has not agreed to that.',
  'error.withdraw.method': 'The player has not deposited with this method and account, or it does not support payouts.',
  'error.withdraw.not_allowed': 'The player may not withdraw now.',
  'error.withdraw.not_enough_funds': 'The player has less than this amount to withdraw.',
  'error.withdrawal.cancel.forbidden': 'The rules of the player’s market do not let a withdrawal be cancelled.',
  'error.withdrawal.cancel.limit_reached': 'No further withdrawal can be cancelled today.',
  'error.withdrawal.not_pending': 'The player has no pending withdrawal with this id and amount.',
});
