import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Wrong passwords of a signed-in player. All times are business time. */
export const passwordTryTable = pgTable('password_try', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  tries: integer('tries').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const passwordConfirmationTable = pgTable('password_confirmation', {
  /** `origin_jti` of the session's tokens. */
  sessionId: text('session_id').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Requested phone numbers, kept for a day, because they count. */
export const phoneChangeTable = pgTable('phone_change', {
  id: uuid('id').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  sessionId: text('session_id').notNull(),
  mobilePhone: text('mobile_phone').notNull(),
  phonePrefix: text('phone_prefix').notNull(),
  phoneBody: text('phone_body').notNull(),
  /** Null where no code was sent. */
  codeHash: text('code_hash'),
  triesLeft: integer('tries_left').notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  /** False once verified, or replaced by a later request. */
  isOpen: boolean('is_open').notNull(),
});

export const dataCopyTable = pgTable('data_copy', {
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** A player's choice of messages; without a row, what was chosen at registration. */
export const marketingChoiceTable = pgTable('marketing_choice', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  /** `EMAIL:CASINO`. */
  subscribed: text('subscribed').array().notNull(),
});
