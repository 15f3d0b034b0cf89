import { createRefusals } from '../core/refusal.ts';

/** Creates the refusal of a pay-and-play call. */
export const payAndPlayRefusal = createRefusals({
  'error.age.minimum': 'The player is too young.',
  'error.payment.amount': 'The amount is out of bounds, or not in euros.',
  'error.payment.mismatch': 'The payment is already known with other values.',
  'error.payment.unknown': 'The payment carries no customer data.',
  'error.pnp.code.invalid': 'The code is wrong, used, expired, or belongs to another session.',
  'error.pnp.refused': 'This device is not accepted.',
  'error.registration.player_already_exists': 'The person has an account, which these data do not open.',
  'error.pnp.session.invalid': 'The session is unknown, used, expired, or belongs to another device.',
});
