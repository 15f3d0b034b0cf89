import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import type { SportsCategory } from '#lib/sportsbook/seamless/contract.ts';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';

/** Minor units by account. */
export type Amounts = Readonly<Record<string, number>>;

const minor = (name: string) => bigint(name, { mode: 'number' });

/** Sportsbook sessions; only the token's digest is stored. */
export const sportsSessionTable = pgTable(
  'sports_session',
  {
    digest: text('digest').primaryKey(),
    sessionId: text('session_id').notNull(),
    playerId: minor('player_id').notNull(),
    /** `origin_jti` of the token that opened it. */
    signInId: text('sign_in_id').notNull().default(''),
    /** Real time, like all tokens. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the sportsbook first used the token. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
  },
  (table) => [
    index('sports_session_end').on(table.expiresAt),
    uniqueIndex('sports_session_id').on(table.sessionId),
    index('sports_session_player').on(table.playerId),
  ],
);

export const sportsBetTable = pgTable(
  'sports_bet',
  {
    betId: text('bet_id').primaryKey(),
    playerId: minor('player_id'),
    category: text('category').$type<SportsCategory>(),
    /** `BLOCKED`: voided before it came. */
    state: text('state', { enum: ['OPEN', 'SETTLED', 'CASHED_OUT', 'VOIDED', 'BLOCKED'] }).notNull(),
    stakeMinor: minor('stake_minor').notNull().default(0),
    /** Parts of the stake paid by bonus accounts. */
    bonusStakes: jsonb('bonus_stakes').$type<Amounts>().notNull().default({}),
    /** The sports bonus that was active when the bet was placed. */
    bonusId: text('bonus_id'),
    freeBetId: text('free_bet_id'),
    /** The campaigns whose boost it keeps; null for a bet from before this was stored. */
    boostCampaigns: jsonb('boost_campaigns').$type<readonly string[]>(),
    /** What the bet is on, e.g. both sides of its event. */
    title: text('title'),
    stakeTx: text('stake_tx'),
    /** The settlement or cash-out in force. */
    endingTx: text('ending_tx'),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check('sports_bet_ended', sql`(${table.state} in ('SETTLED', 'CASHED_OUT')) = (${table.endingTx} is not null)`),
    check('sports_bet_player', sql`(${table.state} = 'BLOCKED') = (${table.playerId} is null)`),
    enumCheck(table.state),
    index('sports_bet_of_player').on(table.playerId, table.endedAt),
  ],
);
export type SportsBet = typeof sportsBetTable.$inferSelect;

export type MovementKind = 'BET' | 'SETTLE' | 'VOID' | 'CASHOUT' | 'UNSETTLE';

/** What an accumulator was paid extra; `referenceId` is that of its ledger posting. */
export interface Boost {
  readonly referenceId: string;
  readonly minor: number;
}

/** The sportsbook's calls; the money is in the ledger, under `referenceOf`. */
export const sportsTransactionTable = pgTable(
  'sports_transaction',
  {
    txId: text('tx_id').primaryKey(),
    betId: text('bet_id').notNull(),
    playerId: minor('player_id'),
    kind: text('kind', { enum: ['BET', 'SETTLE', 'VOID', 'CASHOUT', 'UNSETTLE'] }).notNull(),
    request: text('request').notNull(),
    entries: jsonb('entries').$type<Amounts>().notNull().default({}),
    /** How it changed the player's debt. */
    debtMinor: minor('debt_minor').notNull().default(0),
    /** Of a settlement. */
    boost: jsonb('boost').$type<Boost>(),
    reply: jsonb('reply').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    enumCheck(table.kind),
    index('sports_transaction_of_bet').on(table.betId),
    index('sports_transaction_of_player').on(table.playerId),
  ],
);

/** Calls that were refused, with the answer. */
export const sportsRefusalTable = pgTable(
  'sports_refusal',
  {
    txId: text('tx_id').primaryKey(),
    kind: text('kind', { enum: ['BET', 'SETTLE', 'VOID', 'CASHOUT', 'UNSETTLE'] }).notNull(),
    request: text('request').notNull(),
    refusal: jsonb('refusal').$type<ErrorEnvelope>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [enumCheck(table.kind)],
);

/** What unsettled bets could not take back, by player. */
export const sportsDebtTable = pgTable(
  'sports_debt',
  {
    playerId: minor('player_id').primaryKey(),
    debtMinor: minor('debt_minor').notNull(),
  },
  (table) => [columnCheck(table.debtMinor, '>= 0')],
);

/** The balances that are still to be announced to the sportsbook; written by a trigger of the accounts. */
export const balanceNoticeTable = pgTable('sports_balance_notice', {
  playerId: minor('player_id').primaryKey(),
  /** Grows with each booking. */
  version: integer('version').notNull().default(1),
  tries: integer('tries').notNull().default(0),
  /** Real time. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
});
