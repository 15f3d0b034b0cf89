import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { balanceMapSchema } from '#lib/core/money/balance-map.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { transactionCategories, transactionStatuses, transactionTypes } from './kinds.ts';

/** `asOf`: the server time as of which the balances are valid; optional for the platform. */
export const walletSchema = z.object({ balanceMap: balanceMapSchema, asOf: z.iso.datetime().optional() });
export type Wallet = z.infer<typeof walletSchema>;

export const readWallet = endpoint('GET /player/{playerId}/wallet', {
  by: 'player',
  browser: true,
  reply: walletSchema,
  refusals: ['error.wallet.not_found'],
  absence: { code: 'error.wallet.not_found', reply: { balanceMap: { main: [], locked: [], bonus: [] } } },
  summary: "The player's balances; 404 for a player without a wallet.",
});

/** One row of the history; `amount` is signed, a debit negative. */
export const transactionSchema = z.object({
  referenceId: z.string(),
  /** An addition: the short reference that the player reads to support. */
  reference: z.string().max(20).optional(),
  playerId: z.string(),
  walletId: z.string(),
  amount: z.number(),
  /** The playable balance that the header shows: real and bonus money, without money set aside for withdrawals. */
  balanceAfterTransaction: z.number(),
  category: z.enum(transactionCategories),
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  transactionDate: z.string(),
  currency: z.string(),
  gameId: z.string().optional(),
  method: z.string().optional(),
  /** DEC-BON-23: of a bonus, in the requested language. */
  campaignTitle: z.string().optional(),
  /** What a bet on sports is on, e.g. both sides of its event. */
  betTitle: z.string().optional(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** Whether the instant, or the end of a bare date, has a year of four digits, as databases require. */
function isInCalendar(text: string): boolean {
  const end = new Date(Date.parse(text) + (text.length > 10 ? 1 : dayMs)).getUTCFullYear();
  return new Date(text).getUTCFullYear() >= 1 && end <= 9_999;
}

const isoDate = z.iso.datetime({ offset: true }).or(z.iso.date()).refine(isInCalendar, 'is out of the calendar');

/** Filters of the history. `hour` selects the last n hours and takes precedence over `from`. */
export const transactionFilterSchema = z.object({
  category: z.enum(transactionCategories).optional(),
  status: z.enum(transactionStatuses).optional(),
  type: z.enum(transactionTypes).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  hour: z.coerce.number().int().min(1).max(8_784).optional(),
});

export const transactionQuerySchema = transactionFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  position: z.coerce.number().int().min(0).default(0),
  /** Of the titles; the player's own by default. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
});

export const listTransactions = endpoint('GET /player/{playerId}/transactions', {
  by: 'player',
  browser: true,
  query: transactionQuerySchema,
  reply: z.object({ transactions: z.array(transactionSchema), position: z.number().int() }),
  summary: "The player's history, newest first.",
});

export const readNetPosition = endpoint('GET /player/{playerId}/transactions/net_position', {
  by: 'player',
  browser: true,
  query: transactionFilterSchema,
  reply: z.object({ netPosition: z.number(), winLoss: z.number(), currency: z.string() }),
  summary: 'winLoss = wins − bets; netPosition = withdrawals − deposits, over the filtered rows.',
});
