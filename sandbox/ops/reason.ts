import { z } from 'zod';

/** Why an operator changes something; stored with the operator's name. */
export const reasonSchema = z.string('is missing').trim().min(5, 'is too short').max(500, 'is too long');
