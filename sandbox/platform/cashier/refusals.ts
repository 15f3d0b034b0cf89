import { Refusal } from '../refusal.ts';

const sentences = {
  'error.deposit.amount.invalid': 'The amount is no whole number of minor units of the currency.',
  'error.deposit.amount.too_high': 'The amount is above the most of the method.',
  'error.deposit.amount.too_low': 'The amount is below the least of the method.',
  'error.deposit.limit.too_high': 'The amount is above what is left of a limit.',
  'error.deposit.method': 'The method is not offered to this player, or not in this currency, or not from this account.',
  'error.deposit.not_allowed': 'The player may not deposit now.',
  'error.deposit.return_url': 'The way back is not one of the site.',
  'error.payment.mismatch': 'The payment was started or told before with other values.',
  'error.payment.settled': 'The payment has succeeded: it cannot have failed as well.',
  'error.payment.unknown': 'Nobody is known who made this payment.',
} as const;

/** A payment's refusal: HTTP 400 with what its screen needs. */
export function refusePayment(code: keyof typeof sentences, additionalInfo?: Record<string, unknown>): Refusal {
  return new Refusal({ status: 400, code, message: sentences[code], ...(additionalInfo && { additionalInfo }) });
}
