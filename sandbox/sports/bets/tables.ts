import { type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { SportsCategory } from '#lib/sportsbook/seamless/contract.ts';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';
import type { MarketKind, OutcomeKind, SelectionResult } from '../events/model.ts';
import type { WireRefusal } from '../wire.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** A selection as it was taken. Dates are ISO 8601. */
export interface BetSelection {
  readonly selectionId: string;
  readonly eventId: string;
  readonly eventPath: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly outcome: OutcomeKind;
  readonly runner: string | null;
  readonly oddsMilli: number;
  readonly isLive: boolean;
  readonly result: SelectionResult | null;
}

/** Whether a selection has no result yet. */
export const hasOpenResult = ({ selections }: { readonly selections: SQLWrapper }) => sql`${selections} @> '[{"result": null}]'`;

/** Dates are business time. */
export const betTable = pgTable(
  'sportsbook_bet',
  {
    number: minor('number').primaryKey().generatedAlwaysAsIdentity(),
    betId: text('bet_id').notNull().unique(),
    playerId: text('player_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** The attempt that placed it, and what it asked for. */
    key: text('key').notNull(),
    request: text('request').notNull(),
    kind: text('kind', { enum: ['SINGLE', 'ACCUMULATOR'] }).notNull(),
    state: text('state', { enum: ['PLACING', 'OPEN', 'WON', 'LOST', 'VOID', 'CASHED_OUT', 'REJECTED'] }).notNull(),
    rejection: text('rejection').$type<WireRefusal['code']>(),
    category: text('category').$type<SportsCategory>().notNull(),
    currency: text('currency').notNull(),
    stakeMinor: minor('stake_minor').notNull(),
    freeBetId: text('free_bet_id'),
    totalOddsMilli: minor('total_odds_milli').notNull(),
    accept: text('accept').$type<'NONE' | 'HIGHER' | 'ANY'>().notNull(),
    selections: jsonb('selections').$type<readonly BetSelection[]>().notNull(),
    firstStartAt: time('first_start_at').notNull(),
    placedAt: time('placed_at').notNull(),
    /** The end of the delay of a live bet; null once its stake is being taken. */
    dueAt: time('due_at'),
    settledAt: time('settled_at'),
    payoutMinor: minor('payout_minor'),
    /** Paid beside the payout; null without a boost or before the platform has settled. */
    boostMinor: minor('boost_minor'),
    /** The settlement in force. */
    settlementTx: text('settlement_tx'),
    /** Calls after the stake, which number their transaction ids. */
    movements: integer('movements').notNull().default(0),
    /** A cash-out within the delay of a live bet. */
    cashOutMinor: minor('cash_out_minor'),
    cashOutDueAt: time('cash_out_due_at'),
    /** The operator who voided or settled it, and why. */
    decidedBy: text('decided_by'),
    reason: text('reason'),
  },
  (table) => [
    enumCheck(table.kind),
    unique().on(table.playerId, table.key),
    columnCheck(table.stakeMinor, '> 0'),
    enumCheck(table.state),
    index('sportsbook_bet_cash_out').on(table.cashOutDueAt).where(sql`${table.cashOutDueAt} is not null`),
    index('sportsbook_bet_open').on(table.firstStartAt).where(sql`${table.state} = 'OPEN'`),
    index('sportsbook_bet_placing').on(table.dueAt).where(sql`${table.state} = 'PLACING' and ${table.dueAt} is not null`),
    index('sportsbook_bet_player').on(table.playerId, table.number.desc().nullsFirst()),
    index('sportsbook_bet_settled').on(table.settledAt).where(sql`${table.state} in ('WON', 'LOST')`),
    index('sportsbook_bet_unfinished')
      .on(table.settledAt)
      .where(sql`${table.state} in ('WON', 'LOST') and ${hasOpenResult(table)}`),
  ],
);
export type Bet = typeof betTable.$inferSelect;

/** Attempts that were refused, with their first answer. */
export const refusedAttemptTable = pgTable(
  'sportsbook_refused_attempt',
  {
    playerId: text('player_id').notNull(),
    key: text('key').notNull(),
    /** Null for one that was not received before its outcome was requested. */
    request: text('request'),
    refusal: jsonb('refusal').$type<WireRefusal>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.key] })],
);
