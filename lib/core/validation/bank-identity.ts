import { z } from 'zod';

export const bankIdentitySchema = z.object({
  /** The bank's permanent id of the person. */
  subject: z.string().min(1).max(64),
  firstName: z.string().min(1).max(50),
  lastName: z.string().min(1).max(50),
  dateOfBirth: z.iso.date(),
  address: z.string().max(100),
  city: z.string().max(60),
  postCode: z.string().max(10),
  email: z.string().max(254).nullable(),
  mobilePhone: z.string().max(20).nullable(),
});
export type BankIdentity = z.output<typeof bankIdentitySchema>;
