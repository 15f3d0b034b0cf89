import { z } from 'zod';

const walletEntrySchema = z.object({
  walletId: z.string(),
  walletType: z.enum(['MAIN', 'LOCKED', 'BONUS']),
  amount: z.number(),
  currencyCode: z.string(),
});

const bonusEntrySchema = walletEntrySchema.extend({
  vertical: z.enum(['CASINO', 'LIVE_CASINO', 'SPORTS', 'FREE_BET']),
  bonusAssignmentId: z.string(),
});

/** Balances of a wallet by group. Amounts in major units. */
export const balanceMapSchema = z.object({
  main: z.array(walletEntrySchema),
  locked: z.array(walletEntrySchema),
  bonus: z.array(bonusEntrySchema),
});
export type BalanceMap = z.infer<typeof balanceMapSchema>;
