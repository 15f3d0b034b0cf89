import { Refusal } from '../refusal.ts';

const sentences = {
  'error.age.minimum': 'The player is too young.',
  'error.payment.amount': 'The amount is out of bounds, or not in euros.',
  'error.payment.mismatch': 'The payment was told before with other values.',
  'error.payment.unknown': 'Nobody is known who made this payment.',
  'error.pnp.code.invalid': 'The code is wrong, used, expired, or of another session.',
  'error.pnp.refused': 'This device is not accepted.',
  'error.pnp.session.invalid': 'The session is unknown, used, expired, or of another device.',
} as const;

export function refuse(code: keyof typeof sentences): Refusal {
  return new Refusal({ status: 400, code, message: sentences[code] });
}
