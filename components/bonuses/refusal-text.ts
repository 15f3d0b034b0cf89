import { isCallError } from '#lib/core/api/errors.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { ownValue } from '#lib/core/own-value.ts';

const keysByCode: Readonly<Record<string, keyof Messages['rewards']>> = {
  'error.bonus.not_allowed': 'refusedNotAllowed',
  'error.bonus.not_eligible': 'refusedNotEligible',
  'error.bonus.not_active': 'refusedNotActive',
  'error.bonus.opt_in.closed': 'refusedOptIn',
  'error.bonus.queue.full': 'conflictFull',
  'error.cashback.not_claimable': 'refusedCashback',
};

/** A failed call about a bonus in one sentence. */
export function refusalText(error: unknown, messages: Messages['rewards']): string {
  if (!isCallError(error)) return messages.refused;
  const key = ownValue(keysByCode, error.code);
  return messages[key ?? (error.retryable ? 'lost' : 'refused')];
}
