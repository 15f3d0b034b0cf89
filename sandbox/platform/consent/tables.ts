import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { playerTable } from '../players/tables.ts';

export interface StoredOptions {
  readonly essentials: true;
  readonly performanceFunctional: boolean;
  readonly marketing: boolean;
}

export const cookieConsentTable = pgTable('player_cookie_consent', {
  playerId: bigint('player_id', { mode: 'number' })
    .primaryKey()
    .references(() => playerTable.id),
  version: text('version').notNull(),
  options: jsonb('options').$type<StoredOptions>().notNull(),
  consentId: text('consent_id').notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
});
