import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { enumCheck } from '#sandbox/database/checks.ts';

/** The last code sent to an unverified player; business time. */
export const registrationCodeTable = pgTable(
  'registration_code',
  {
    playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
    channel: text('channel', { enum: ['SMS', 'EMAIL'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sends: integer('sends').notNull(),
    firstSentAt: timestamp('first_sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [enumCheck(table.channel)],
);
