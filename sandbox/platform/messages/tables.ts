import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { MessageKind } from './kinds.ts';

export const crmSessionTable = pgTable(
  'crm_session',
  {
    sid: text('sid').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    /** `origin_jti` of the token that requested it. */
    signInId: text('sign_in_id').notNull(),
  },
  (table) => [unique().on(table.playerId, table.signInId)],
);

/** What a message's text quotes. */
export interface MessageDetails {
  /** In minor units of the player's currency. */
  readonly amountMinor?: number;
  readonly due?: string;
  readonly rank?: number;
}

/** A message without its text; `eventKey` makes it unique among those of its kind. */
export const crmMessageTable = pgTable(
  'crm_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    details: jsonb('details').$type<MessageDetails>().notNull().default({}),
    eventKey: text('event_key').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    unique().on(table.playerId, table.kind, table.eventKey),
    index('crm_message_newest')
      .on(table.playerId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
  ],
);
export type CrmMessage = typeof crmMessageTable.$inferSelect;
