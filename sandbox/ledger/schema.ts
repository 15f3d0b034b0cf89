import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BalanceMap } from '#lib/core/money/balance-map.ts';
import type { Transaction } from '#lib/wallet/contract.ts';
import { enumCheck } from '#sandbox/database/checks.ts';

export type TransactionCategory = Transaction['category'];
export type TransactionStatus = Transaction['status'];
export type TransactionType = Transaction['type'];
export type BonusVertical = BalanceMap['bonus'][number]['vertical'];

/** The accounts. An operator's account is striped into many rows, so that no single row is a bottleneck. */
export const accountTable = pgTable(
  'account',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind', { enum: ['main', 'locked', 'bonus', 'house'] }).notNull(),
    playerId: bigint('player_id', { mode: 'number' }),
    vertical: text('vertical').$type<BonusVertical>(),
    assignmentId: text('assignment_id'),
    balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check(
      'account_bonus',
      sql`(${table.kind} = 'bonus') = (${table.vertical} is not null and ${table.assignmentId} is not null)`,
    ),
    unique('account_code').on(table.code, table.currency),
    enumCheck(table.kind),
    check('account_never_negative', sql`${table.playerId} is null or ${table.balanceMinor} >= 0`),
    check('account_owner', sql`(${table.kind} = 'house') = (${table.playerId} is null)`),
    uniqueIndex('account_one_currency').on(table.code).where(sql`${table.playerId} is not null`),
    index('account_assignment').on(table.assignmentId).where(sql`${table.assignmentId} is not null`),
    index('account_player').on(table.playerId).where(sql`${table.playerId} is not null`),
  ],
);

/** A booked posting; `listed` if the player's history shows it. */
export const txTable = pgTable(
  'ledger_tx',
  {
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
  },
  (table) => [unique('ledger_tx_reference').on(table.referenceId)],
);

export const entryTable = pgTable(
  'ledger_entry',
  {
    txId: bigint('tx_id', { mode: 'number' })
      .notNull()
      .references(() => txTable.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accountTable.id),
    currency: text('currency').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Null for an operator's account. */
    balanceAfterMinor: bigint('balance_after_minor', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.txId, table.accountId] })],
);

/** The reason of an operator's correction, one row per such posting. */
export const adjustmentTable = pgTable(
  'ledger_adjustment',
  {
    txId: bigint('tx_id', { mode: 'number' })
      .primaryKey()
      .references(() => txTable.id),
    reason: text('reason').notNull(),
    operator: text('operator').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [check('ledger_adjustment_reason_check', sql`length(${table.reason}) between 5 and 500`)],
);

const totalColumns = {
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  category: text('category').$type<TransactionCategory>().notNull(),
  type: text('type').$type<TransactionType>().notNull(),
  status: text('status').$type<TransactionStatus>().notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
};

/** Totals of a player's listed postings by kind, maintained by triggers. */
export const totalTable = pgTable('ledger_total', totalColumns, (table) => [
  primaryKey({ columns: [table.playerId, table.category, table.type, table.status] }),
]);
/** Changes of the totals caused by a changed status. */
export const totalChangeTable = pgTable('ledger_total_change', totalColumns, (table) => [
  index('ledger_total_change_player').on(table.playerId),
]);
