import { createRefusals } from '../core/refusal.ts';

/** Creates the refusal of a bonus call, with the data that its screen needs. */
export const bonusRefusal = createRefusals({
  'error.bonus.not_allowed': 'The player may have no bonus.',
  'error.bonus.not_eligible': 'The campaign is not open to the player.',
  'error.bonus.not_active': 'The player has no such open bonus.',
  'error.bonus.min_deposit': 'The deposit is below the minimum of the bonus.',
  'error.bonus.opt_in.closed': 'The campaign takes no opt-in now.',
  'error.bonus.queue.full': 'Three bonuses of this kind of game are waiting already.',
  'error.bonus.progress.changed': 'The wagering progress is not the one that the player confirmed.',
  'error.bonus.active.already.exists': 'A bonus is active for this kind of game.',
  'error.bonus.active.triggered.already.exists': 'A bonus of a deposit is active for this kind of game.',
  'error.bonus_code.invalid': 'There is no such code.',
  'error.bonus_code.expired': 'The code has expired.',
  'error.bonus_code.used': 'The code has been used.',
  'error.site_id.invalid': 'The code belongs to another site.',
  'error.cashback.not_claimable': 'No cashback can be claimed now.',
});
