import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import type { SportsCategory } from '#lib/sportsbook/seamless/contract.ts';

/** Minor units by account. */
export type Amounts = Readonly<Record<string, number>>;

const minor = (name: string) => bigint(name, { mode: 'number' });

/** Sportsbook sessions; only the token's digest is stored. */
export const sportsSessionTable = pgTable('sports_session', {
  digest: text('digest').primaryKey(),
  sessionId: text('session_id').notNull(),
  playerId: minor('player_id').notNull(),
  /** `origin_jti` of the token that opened it. */
  signInId: text('sign_in_id').notNull().default(''),
  /** Real time, like all tokens. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** When the sportsbook first used the token. */
  openedAt: timestamp('opened_at', { withTimezone: true }),
});

/** `BLOCKED`: voided before it came. */
type BetState = 'OPEN' | 'SETTLED' | 'CASHED_OUT' | 'VOIDED' | 'BLOCKED';

export const sportsBetTable = pgTable('sports_bet', {
  betId: text('bet_id').primaryKey(),
  playerId: minor('player_id'),
  category: text('category').$type<SportsCategory>(),
  state: text('state').$type<BetState>().notNull(),
  stakeMinor: minor('stake_minor').notNull().default(0),
  /** Parts of the stake paid by bonus accounts. */
  bonusStakes: jsonb('bonus_stakes').$type<Amounts>().notNull().default({}),
  /** The sports bonus that was active when the bet was placed. */
  bonusId: text('bonus_id'),
  freeBetId: text('free_bet_id'),
  /** What the bet is on, e.g. both sides of its event. */
  title: text('title'),
  stakeTx: text('stake_tx'),
  /** The settlement or cash-out in force. */
  endingTx: text('ending_tx'),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});
export type SportsBet = typeof sportsBetTable.$inferSelect;

export type MovementKind = 'BET' | 'SETTLE' | 'VOID' | 'CASHOUT' | 'UNSETTLE';

/** What an accumulator was paid extra; `referenceId` is that of its ledger posting. */
export interface Boost {
  readonly referenceId: string;
  readonly minor: number;
}

/** The sportsbook's calls; the money is in the ledger, under `referenceOf`. */
export const sportsTransactionTable = pgTable('sports_transaction', {
  txId: text('tx_id').primaryKey(),
  betId: text('bet_id').notNull(),
  playerId: minor('player_id'),
  kind: text('kind').$type<MovementKind>().notNull(),
  request: text('request').notNull(),
  entries: jsonb('entries').$type<Amounts>().notNull().default({}),
  /** How it changed the player's debt. */
  debtMinor: minor('debt_minor').notNull().default(0),
  /** Of a settlement. */
  boost: jsonb('boost').$type<Boost>(),
  reply: jsonb('reply').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** Calls that were refused, with the answer. */
export const sportsRefusalTable = pgTable('sports_refusal', {
  txId: text('tx_id').primaryKey(),
  kind: text('kind').$type<MovementKind>().notNull(),
  request: text('request').notNull(),
  refusal: jsonb('refusal').$type<ErrorEnvelope>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** What unsettled bets could not take back, by player. */
export const sportsDebtTable = pgTable('sports_debt', {
  playerId: minor('player_id').primaryKey(),
  debtMinor: minor('debt_minor').notNull(),
});

/** The balances that are still to be announced to the sportsbook; written by a trigger of the accounts. */
export const balanceNoticeTable = pgTable('sports_balance_notice', {
  playerId: minor('player_id').primaryKey(),
  /** Grows with each booking. */
  version: integer('version').notNull(),
  tries: integer('tries').notNull(),
  /** Real time. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
});
