import { isCallError } from '#lib/core/api/errors.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { type BonusRefusals, useBonusRefusals } from '../use-bonus-refusals.ts';

/** BON-16: a refused code has its own text; any other failure that of all bonus calls. Needs also the namespace `bonusCode`. */
export function useCodeRefusals(): BonusRefusals {
  const messages = useMessages('bonusCode');
  const { notices, refusalOf } = useBonusRefusals({
    'error.bonus_code.expired': messages.error_bonus_code_expired,
    'error.bonus_code.used': messages.error_bonus_code_used,
    'error.site_id.invalid': messages.error_site_id_invalid,
    'error.bonus.not_eligible': messages.notEligible,
    'error.validation': messages.error_bonus_code_invalid,
    'error.too_many_requests': messages.tooMany,
  });
  return {
    notices,
    refusalOf(error) {
      const text = refusalOf(error);
      const isOther = isCallError(error) && /bonus_code(?!\.(?:expired|used)$)/.test(error.code);
      return isOther ? messages.error_bonus_code_invalid : text;
    },
  };
}
