import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import { enumCheck } from '#sandbox/database/checks.ts';
import { playerTable } from '../players/tables.ts';

export const gameSessionTable = pgTable(
  'game_session',
  {
    sessionId: text('session_id').primaryKey(),
    tokenDigest: text('token_digest').notNull().unique(),
    playerId: bigint('player_id', { mode: 'number' }).references(() => playerTable.id),
    /** `origin_jti` of the token that opened it; empty for a visitor. */
    signInId: text('sign_in_id').notNull().default(''),
    gameId: text('game_id').notNull(),
    provider: text('provider').notNull(),
    category: text('category', { enum: ['CASINO', 'LIVE_CASINO'] }).notNull(),
    mode: text('mode', { enum: ['real', 'fun'] }).notNull(),
    currency: text('currency').notNull(),
    language: text('language').notNull(),
    channel: text('channel', { enum: ['web', 'mobile'] }).notNull(),
    lobbyUrl: text('lobby_url').notNull(),
    depositUrl: text('deposit_url').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** When the game's page last reported. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    enumCheck(table.category),
    enumCheck(table.channel),
    enumCheck(table.mode),
    check('game_session_owner', sql`${table.mode} = 'fun' or ${table.playerId} is not null`),
    index('game_session_open').on(table.playerId).where(sql`${table.closedAt} is null and ${table.mode} = 'real'`),
    index('game_session_sign_in').on(table.signInId).where(sql`${table.closedAt} is null`),
  ],
);
export type GameSession = typeof gameSessionTable.$inferSelect;

export const gameRoundTable = pgTable(
  'game_round',
  {
    provider: text('provider').notNull(),
    roundId: text('round_id').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => gameSessionTable.sessionId),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    gameId: text('game_id').notNull(),
    category: text('category').notNull(),
    currency: text('currency').notNull(),
    stakedMinor: bigint('staked_minor', { mode: 'number' }).notNull(),
    /** Parts of the stake paid by bonus accounts, by assignment: a win is paid in the same proportion. */
    bonusStakes: jsonb('bonus_stakes').notNull().default({}),
    wonMinor: bigint('won_minor', { mode: 'number' }).notNull().default(0),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.roundId] }),
    index('game_round_latest').on(table.playerId, table.openedAt.desc().nullsFirst()),
    index('game_round_of_player').on(table.playerId, table.endedAt),
    index('game_round_open').on(table.sessionId).where(sql`${table.endedAt} is null`),
    index('game_round_open_player').on(table.playerId).where(sql`${table.endedAt} is null`),
    index('game_round_won').on(table.endedAt.desc().nullsFirst()).where(sql`${table.wonMinor} > 0`),
  ],
);

/** A call that has a transaction id of its own. */
export type CallKind = 'BET' | 'FREE_SPIN' | 'WIN';

/** The providers' transactions; the money is in the ledger, under `referenceOf`. */
export const gameTransactionTable = pgTable(
  'game_transaction',
  {
    provider: text('provider').notNull(),
    txId: text('tx_id').notNull(),
    kind: text('kind', { enum: ['BET', 'WIN', 'REFUSED', 'ROLLED_BACK'] }).notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => gameSessionTable.sessionId),
    roundId: text('round_id'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    bonusPartMinor: bigint('bonus_part_minor', { mode: 'number' }).notNull().default(0),
    /** The ledger entries by account. */
    entries: jsonb('entries').$type<Readonly<Record<string, number>>>().notNull().default({}),
    balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull(),
    /** Of a call that was refused; kept when it is rolled back. */
    refusal: jsonb('refusal').$type<{ readonly call: CallKind; readonly envelope: ErrorEnvelope }>(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.txId] }),
    enumCheck(table.kind),
    check('game_transaction_refusal', sql`${table.kind} <> 'REFUSED' or ${table.refusal} is not null`),
    // The rows come in the order of their times, so that a few bytes per thousand of them are enough.
    index('game_transaction_time').using('brin', table.at),
    index('game_transaction_of_round').on(table.provider, table.roundId),
  ],
);
