import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import type { GameCategory } from '#lib/wallet/seamless/contract.ts';

export const gameSessionTable = pgTable('game_session', {
  sessionId: text('session_id').primaryKey(),
  tokenDigest: text('token_digest').notNull(),
  playerId: bigint('player_id', { mode: 'number' }),
  /** `origin_jti` of the token that opened it; empty for a visitor. */
  signInId: text('sign_in_id').notNull().default(''),
  gameId: text('game_id').notNull(),
  provider: text('provider').notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  mode: text('mode').$type<'real' | 'fun'>().notNull(),
  currency: text('currency').notNull(),
  language: text('language').notNull(),
  channel: text('channel').$type<'web' | 'mobile'>().notNull(),
  lobbyUrl: text('lobby_url').notNull(),
  depositUrl: text('deposit_url').notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  /** When the game's page last reported. */
  seenAt: timestamp('seen_at', { withTimezone: true }),
});
export type GameSession = typeof gameSessionTable.$inferSelect;

/** A call that has a transaction id of its own. */
export type CallKind = 'BET' | 'FREE_SPIN' | 'WIN';

/** The providers' transactions; the money is in the ledger, under `referenceOf`. */
export const gameTransactionTable = pgTable(
  'game_transaction',
  {
    provider: text('provider').notNull(),
    txId: text('tx_id').notNull(),
    kind: text('kind').$type<'BET' | 'WIN' | 'REFUSED' | 'ROLLED_BACK'>().notNull(),
    sessionId: text('session_id').notNull(),
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
  (table) => [primaryKey({ columns: [table.provider, table.txId] })],
);
