import { dayMs } from '#lib/core/time/durations.ts';
import type { SignInRefusal } from './directory.ts';
import { CognitoError } from './errors.ts';

export type Trigger = 'PreAuthentication' | 'PreTokenGeneration';

/** The pool's error for a failed trigger: `{Trigger} failed with error {code}[|{json}].` DEC-LOG-1. */
export function triggerError(trigger: Trigger, code: string, details?: object): CognitoError {
  const tail = details ? `|${JSON.stringify(details)}` : '';
  return new CognitoError('UserLambdaValidationException', `${trigger} failed with error ${code}${tail}.`);
}

/** Converts a refusal into the protocol's error. DEC-LOG-2. */
export function refusalError(trigger: Trigger, refusal: SignInRefusal, playerId: string): CognitoError {
  switch (refusal.kind) {
    case 'timeout': {
      const { cooling, millisLeft, initiator, until } = refusal;
      const days = Math.max(1, Math.ceil(millisLeft / dayMs));
      return triggerError(trigger, `error.timeout.in.progress.${days}`, { playerId, cooling, millisLeft, initiator, until });
    }
    case 'exclusion':
      return triggerError(
        trigger,
        `error.exclusion.in.progress.${refusal.days}`,
        refusal.until ? { until: refusal.until } : undefined,
      );
    case 'exclusion-indefinite':
      return triggerError(trigger, 'error.exclusion.in.progress.indefinite');
    case 'deactivated':
      return triggerError(trigger, 'error.account.deactivated');
    case 'closed':
      return triggerError(trigger, 'error.account.closed');
    case 'unverified':
      return refusal.unfinished
        ? triggerError(trigger, 'error.account.unverified', { playerId, ...refusal.unfinished })
        : notConfirmed();
  }
}

export function notConfirmed(): CognitoError {
  return new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
}
