import { isCallError } from '#lib/core/api/errors.ts';
import { isFlag, isNumber, object, text } from '#lib/core/storage/shape.ts';
import type { BonusConflict } from './fields.ts';

const conflictCodes: readonly string[] = ['error.bonus.active.already.exists', 'error.bonus.active.triggered.already.exists'];

const conflictShape = object({
  activeBonusAssignmentId: text(80),
  activeTitle: text(400),
  wageringProgress: isNumber,
  wageringAmount: isNumber,
  bonusAmount: isNumber,
  currency: text(3),
  consentAllowed: isFlag,
});

/** BON-19: the active bonus that a refusal names; undefined for other errors. */
export function conflictOf(error: unknown): BonusConflict | undefined {
  if (!isCallError(error) || !conflictCodes.includes(error.code)) return undefined;
  return conflictShape(error.envelope.additionalInfo);
}

/** BON-09: the current progress (major units) where the player confirmed another one; undefined for other errors. */
export function changedProgressOf(error: unknown): number | undefined {
  if (!isCallError(error) || error.code !== 'error.bonus.progress.changed') return undefined;
  return isNumber(error.envelope.additionalInfo?.wageringProgress);
}
