import { z } from 'zod';
import type { OperatorRole } from '#sandbox/kit/operators.ts';

export const reasonLength = { min: 5, max: 500 } as const;

/** Why an operator changes something; stored with the operator's name. */
const reasonSchema = z.string('is missing').trim().min(reasonLength.min, 'is too short').max(reasonLength.max, 'is too long');

export const givenReason = z.object({ reason: reasonSchema });
export const optionalReason = z.object({ reason: reasonSchema.optional() });

/** Who changes something at the console, and why. */
export interface Cause {
  /** The name that the operator signed in with. */
  readonly by: string;
  /** The role in which the operator did it; left out where no one signed in. */
  readonly role?: OperatorRole;
  readonly reason: string;
}

/** The cause of a change for which a reason may be left out. */
export type ControlCause = Pick<Cause, 'by'> & Partial<Cause>;
