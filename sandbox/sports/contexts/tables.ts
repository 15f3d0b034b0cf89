import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { createSportsContext } from '#lib/sportsbook/contract.ts';

export type DeepLinking = BodyOf<typeof createSportsContext>['deepLinking'];

/** A view of the sportsbook for a player or a visitor. Its times are real, like those of all tokens. */
export const sportsContextTable = pgTable(
  'sports_context',
  {
    idDigest: text('id_digest').primaryKey(),
    keyDigest: text('key_digest').notNull().unique(),
    /** Null for a visitor, with `sessionId`: the platform's session of the player. */
    playerId: text('player_id'),
    sessionId: text('session_id'),
    currency: text('currency').notNull(),
    country: text('country').notNull().default(''),
    language: text('language').notNull(),
    /** Whether the player may bet on sports, and on virtual sports. */
    sports: boolean('sports').notNull(),
    virtualSports: boolean('virtual_sports').notNull(),
    parentOrigin: text('parent_origin').notNull(),
    deepLinking: jsonb('deep_linking').$type<DeepLinking>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sports_context_expires').on(table.expiresAt)],
);
export type SportsContext = typeof sportsContextTable.$inferSelect;
