import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { enumCheck } from '#sandbox/database/checks.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export type CallKind = 'BET' | 'SETTLE' | 'VOID' | 'CASH_OUT' | 'UNSETTLE';

/** Calls to the platform; the times are real. `refusal`: why the platform did not accept it. */
export const callTable = pgTable(
  'sportsbook_call',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    betId: text('bet_id').notNull(),
    txId: text('tx_id').notNull().unique(),
    kind: text('kind', { enum: ['BET', 'SETTLE', 'VOID', 'CASH_OUT', 'UNSETTLE'] }).notNull(),
    body: jsonb('body').$type<object>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: time('created_at').notNull(),
    nextAt: time('next_at').notNull(),
    doneAt: time('done_at'),
    refusal: text('refusal'),
  },
  (table) => [
    enumCheck(table.kind),
    index('sportsbook_call_bet').on(table.betId, table.number),
    index('sportsbook_call_open').on(table.nextAt).where(sql`${table.doneAt} is null`),
  ],
);
export type Call = typeof callTable.$inferSelect;
