import { isCallError } from '#lib/core/api/errors.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { refusalText } from './refusal-text.ts';

/** BON-16: a refused code has its own text; any other failure that of all bonus calls. */
export function codeRefusalText(error: unknown, messages: Messages['bonusCode'], rewards: Messages['rewards']): string {
  if (!isCallError(error)) return rewards.refused;
  if (error.status === 429) return messages.tooMany;
  switch (error.code) {
    case 'error.bonus_code.expired':
      return messages.error_bonus_code_expired;
    case 'error.bonus_code.used':
      return messages.error_bonus_code_used;
    case 'error.site_id.invalid':
      return messages.error_site_id_invalid;
    case 'error.bonus.not_eligible':
      return messages.notEligible;
    default:
      return error.code.includes('bonus_code') || error.code === 'error.validation'
        ? messages.error_bonus_code_invalid
        : refusalText(error, rewards);
  }
}
