import { z } from 'zod';
import { normalizeLine } from './line.ts';
import { emailSchema } from './schemas.ts';

const lineSchema = z.string().overwrite(normalizeLine);

export const bankIdentitySchema = z.object({
  /** The bank's permanent id of the person. */
  subject: z.string().min(1).max(64),
  firstName: lineSchema.min(1).max(50),
  lastName: lineSchema.min(1).max(50),
  dateOfBirth: z.iso.date(),
  address: lineSchema.max(100),
  city: lineSchema.max(60),
  postCode: z.string().max(10),
  email: emailSchema.nullable(),
  mobilePhone: z.string().max(40).nullable(),
});
export type BankIdentity = z.output<typeof bankIdentitySchema>;
