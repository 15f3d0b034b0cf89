import { isCallError } from '#lib/core/api/errors.ts';
import { isFlag, isNumber, object, text } from '#lib/core/storage/shape.ts';
import { forfeit } from './actions.ts';
import type { Replaced } from './contract.ts';
import type { BonusConflict, Reward } from './fields.ts';

const conflictCodes: readonly string[] = ['error.bonus.active.already.exists', 'error.bonus.active.triggered.already.exists'];

/** What every backend says of a conflict. */
const namedShape = object({ activeBonusAssignmentId: text(80), consentAllowed: isFlag });
const figuresShape = object({
  activeTitle: text(400),
  wageringProgress: isNumber,
  wageringAmount: isNumber,
  bonusAmount: isNumber,
  currency: text(3),
});

function namedIn(error: unknown) {
  if (!isCallError(error) || !conflictCodes.includes(error.code)) return undefined;
  return namedShape(error.envelope.additionalInfo);
}

/**
 * BON-19: the active bonus that a refusal names; undefined for other errors. Figures that the refusal leaves out are those of
 * the player's reward, which `findHeld` reads by the id of its assignment.
 */
export async function conflictOf(
  error: unknown,
  findHeld: (assignmentId: string) => Promise<Reward | undefined>,
): Promise<BonusConflict | undefined> {
  const named = namedIn(error);
  if (!named) return undefined;
  const figures = isCallError(error) ? figuresShape(error.envelope.additionalInfo) : undefined;
  if (figures) return { ...named, ...figures };
  const held = await findHeld(named.activeBonusAssignmentId);
  if (!held) return undefined;
  const { wageringProgress, wageringAmount, balance: bonusAmount, currency, campaignDisplayInfo } = held;
  return { ...named, activeTitle: campaignDisplayInfo.title, wageringProgress, wageringAmount, bonusAmount, currency };
}

/** The active bonus is forfeited, and what was to start in its place has failed for the reason `cause`. */
export class NotStartedError extends Error {
  override readonly name = 'NotStartedError';
}

/**
 * Starts a bonus, in place of the active one where the player gives that up. A backend that does not know `replaces` refuses
 * it as before: then the active bonus is forfeited first, and the start is a request of its own.
 * Throws `CallError`, and `NotStartedError` after the forfeit.
 */
export async function startInPlace(
  send: (idempotencyKey: string, replaces?: Replaced) => Promise<unknown>,
  idempotencyKey: string,
  replaces: Replaced | undefined,
): Promise<unknown> {
  try {
    return await send(idempotencyKey, replaces);
  } catch (refusal) {
    if (!replaces || namedIn(refusal)?.activeBonusAssignmentId !== replaces.bonusAssignmentId) throw refusal;
    await forfeit(replaces.bonusAssignmentId, replaces.wageringProgress).catch((error: unknown) => {
      // Forfeited by an earlier attempt, whose answer was lost.
      if (!isCallError(error) || error.code !== 'error.bonus.not_active') throw error;
    });
    return send(`${idempotencyKey}-start`).catch((cause: unknown) => {
      throw new NotStartedError('The start failed after the forfeit.', { cause });
    });
  }
}

/** BON-09: the current progress (major units) where the player confirmed another one; undefined for other errors. */
export function changedProgressOf(error: unknown): number | undefined {
  if (!isCallError(error) || error.code !== 'error.bonus.progress.changed') return undefined;
  return isNumber(error.envelope.additionalInfo?.wageringProgress);
}
