import { createRefusals } from '../core/refusal.ts';

/** Creates the refusal of a call that needs the player's password. */
export const passwordRefusal = createRefusals({
  'error.old_password.incorrect': 'The password is wrong.',
  'error.confirmation.required': 'The password has to be confirmed first.',
});
