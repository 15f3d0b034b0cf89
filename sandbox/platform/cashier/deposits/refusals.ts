import { createRefusals } from '../../core/refusal.ts';

/** Creates the refusal of a deposit, with the data that its screen needs. */
export const depositRefusal = createRefusals({
  'error.deposit.amount.invalid': 'The amount is not a whole number of minor units of the currency.',
  'error.deposit.amount.too_high': 'The amount is above the maximum of the method.',
  'error.deposit.amount.too_low': 'The amount is below the minimum of the method.',
  'error.deposit.limit.required': 'The market asks for a deposit limit before the first deposit.',
  'error.deposit.limit.too_high': 'The amount is above what is left of a limit.',
  'error.deposit.method': 'The method is not offered to this player, or not in this currency, or not from this account.',
  'error.deposit.not_allowed': 'The player may not deposit now.',
  'error.deposit.return_url': 'The return URL does not belong to the site.',
  'error.payment.mismatch': 'The payment is already known with other values.',
  'error.payment.settled': 'The payment has already succeeded.',
  'error.payment.unknown': 'The payment is unknown.',
});
