import { z } from 'zod';
import { bankIdentitySchema } from '#lib/core/validation/bank-identity.ts';
import { keySchema } from '#sandbox/data/key-schema.ts';
import data from './customers.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import type { PayMessages } from './messages/messages.ts';

/** A fictional bank. */
export interface Bank {
  readonly id: string;
  readonly name: string;
  /** Message key of the text below the name. */
  readonly tagline: keyof PayMessages;
}

export const banks: readonly Bank[] = [
  { id: 'revontuli', name: 'Revontuli Bank', tagline: 'revontuli' },
  { id: 'kivisalmi', name: 'Kivisalmi Savings', tagline: 'kivisalmi' },
  { id: 'tuulensuu', name: 'Tuulensuu Direct', tagline: 'tuulensuu' },
];

export interface Account {
  readonly id: 'everyday' | 'savings';
  readonly number: string;
  readonly minor: number;
}

/** A fictional customer. Details that the bank does not disclose are null. */
const customerSchema = bankIdentitySchema
  .extend({
    /** Message key that explains which case the customer demonstrates. */
    hint: keySchema(en),
  })
  .readonly();
export type Customer = z.output<typeof customerSchema>;

/** Fixed customers, new or known to the platform; `new-customers.ts` generates customers that are new in every session. */
export const customers: readonly Customer[] = z.array(customerSchema).parse(data);

/** Every customer has these accounts at each bank. */
export const accounts: readonly Account[] = [
  { id: 'everyday', number: 'FI00 1234 5600 0007 85', minor: 1_248_350 },
  { id: 'savings', number: 'FI00 1234 5600 0112 09', minor: 1_535 },
];
