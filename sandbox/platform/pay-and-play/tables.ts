import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which player a bank's person is. */
export const bankPersonTable = pgTable('bank_person', {
  subject: text('subject').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
});

/** A payment's session on its way to become a player's session; business time. */
export const pnpSessionTable = pgTable('pnp_session', {
  sessionId: text('session_id').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  providerRef: text('provider_ref').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  /** Whether the player had been registered before. */
  existing: boolean('existing').notNull(),
  /** Of the device that brought the code: no other may go on. */
  deviceHash: text('device_hash'),
  verifiedAt: timestamp('verified_at', { withTimezone: true }),
  signedInAt: timestamp('signed_in_at', { withTimezone: true }),
});
export type PnpSession = typeof pnpSessionTable.$inferSelect;
