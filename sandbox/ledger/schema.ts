import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { BalanceMap } from '#lib/core/money/balance-map.ts';
import type { Transaction } from '#lib/wallet/contract.ts';

export type TransactionCategory = Transaction['category'];
export type TransactionStatus = Transaction['status'];
export type TransactionType = Transaction['type'];
export type BonusVertical = BalanceMap['bonus'][number]['vertical'];

/** The accounts. An operator's account is striped into many rows, so that no single row is a bottleneck. */
export const accountTable = pgTable('account', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  code: text('code').notNull(),
  currency: text('currency').notNull(),
  kind: text('kind').$type<'main' | 'locked' | 'bonus' | 'house'>().notNull(),
  playerId: bigint('player_id', { mode: 'number' }),
  vertical: text('vertical').$type<BonusVertical>(),
  assignmentId: text('assignment_id'),
  balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull().default(0),
});

/** A booked posting; `listed` if the player's history shows it. */
export const txTable = pgTable('ledger_tx', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  referenceId: text('reference_id').notNull(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  category: text('category').$type<TransactionCategory>().notNull(),
  type: text('type').$type<TransactionType>().notNull(),
  status: text('status').$type<TransactionStatus>().notNull(),
  currency: text('currency').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  balanceAfterMinor: bigint('balance_after_minor', { mode: 'number' }).notNull(),
  walletAccount: bigint('wallet_account', { mode: 'number' }).notNull(),
  listed: boolean('listed').notNull(),
  gameId: text('game_id'),
  roundId: text('round_id'),
  method: text('method'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** The reason of an operator's correction, one row per such posting. */
export const adjustmentTable = pgTable('ledger_adjustment', {
  txId: bigint('tx_id', { mode: 'number' }).primaryKey(),
  reason: text('reason').notNull(),
  operator: text('operator').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

const totalColumns = {
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  category: text('category').$type<TransactionCategory>().notNull(),
  type: text('type').$type<TransactionType>().notNull(),
  status: text('status').$type<TransactionStatus>().notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
};

/** Totals of a player's listed postings by kind, maintained by triggers. */
export const totalTable = pgTable('ledger_total', totalColumns);
/** Changes of the totals caused by a changed status. */
export const totalChangeTable = pgTable('ledger_total_change', totalColumns);
