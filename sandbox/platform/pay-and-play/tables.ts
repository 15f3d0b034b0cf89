import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { playerTable } from '../players/tables.ts';

/** The player of each bank customer. */
export const bankPersonTable = pgTable(
  'bank_person',
  {
    subject: text('subject').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => playerTable.id),
  },
  (table) => [index('bank_person_player').on(table.playerId)],
);

/** A payment whose customer may sign in; business time. */
export const pnpSessionTable = pgTable(
  'pnp_session',
  {
    sessionId: text('session_id').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => playerTable.id),
    providerRef: text('provider_ref').notNull().unique(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** Whether the player was registered before this payment. */
    existing: boolean('existing').notNull(),
    /** Digest of the device that exchanged the code: no other device may continue. */
    deviceHash: text('device_hash'),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }),
  },
  (table) => [index('pnp_session_player').on(table.playerId)],
);
export type PnpSession = typeof pnpSessionTable.$inferSelect;
