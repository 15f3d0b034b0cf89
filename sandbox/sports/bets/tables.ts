import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SportsCategory } from '#lib/sportsbook/seamless/contract.ts';
import type { MarketKind, OutcomeKind, SelectionResult } from '../events/model.ts';
import type { WireBet, WireRefusal } from '../wire.ts';

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

/** Dates are business time. */
export const betTable = pgTable('sportsbook_bet', {
  number: minor('number').primaryKey().generatedAlwaysAsIdentity(),
  betId: text('bet_id').notNull(),
  playerId: text('player_id').notNull(),
  sessionId: text('session_id').notNull(),
  /** The attempt that placed it, and what it asked for. */
  key: text('key').notNull(),
  request: text('request').notNull(),
  kind: text('kind').$type<WireBet['kind']>().notNull(),
  state: text('state').$type<WireBet['state']>().notNull(),
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
});
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
