import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Requested phone numbers, kept for a day, because they count. */
export const phoneChangeTable = pgTable(
  'phone_change',
  {
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
  },
  (table) => [
    index('phone_change_number').on(table.mobilePhone, table.requestedAt),
    index('phone_change_player').on(table.playerId, table.requestedAt),
  ],
);

export const dataCopyTable = pgTable(
  'data_copy',
  {
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The session that reads it; null before this was stored. */
    sessionId: text('session_id'),
  },
  (table) => [index('data_copy_player').on(table.playerId, table.at)],
);
