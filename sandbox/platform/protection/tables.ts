import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumCheck } from '#sandbox/database/checks.ts';

/** What happened. Add a kind here before you record it. */
export const eventKinds = [
  'ANSWERS_DECIDED',
  'BALANCE_CORRECTED',
  'BET_DECIDED',
  'BONUS_ENDED',
  'BONUS_GRANTED',
  'CAMPAIGN_CHANGED',
  'CHAT_ANSWERED',
  'CHAT_ENDED',
  'CLOCK_MOVED',
  'COOLING_OFF_STARTED',
  'DOCUMENT_CHANGED',
  'DOCUMENT_DECIDED',
  'EXCLUSION_STARTED',
  'FAULTS_CHANGED',
  'FLAG_CHANGED',
  'GAME_LIMITATION_CHANGED',
  'IDENTITY_MATCH_DECIDED',
  'IDENTITY_MATCH_OPENED',
  'KYC_CHANGED',
  'LIMIT_APPLIED',
  'LIMIT_CHANGED',
  'LIMIT_LEVEL_CHANGED',
  'LIMIT_PROMPT',
  'LIMIT_REACHED',
  'LIMIT_REFUSED',
  'LIMIT_REVIEW',
  'LOCATION_CHANGED',
  'LOYALTY_CHANGED',
  'MAINTENANCE_CHANGED',
  'PLAYER_ERASED',
  'PROVINCE_CHANGED',
  'RATE_LIMITS_CHANGED',
  'REALITY_CHECK_ANSWERED',
  'REALITY_CHECK_REFUSED_PLAY',
  'REALITY_CHECK_SETTING_CHANGED',
  'REALITY_CHECK_SHOWN',
  'SANDBOX_RESET',
  'SPORTS_EVENT_DECIDED',
  'STATUS_CHANGED',
  'SUSPENSION_CHANGED',
  'TIMEOUT_STARTED',
  'WITHDRAWAL_DECIDED',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Codes, dates, the player's own settings, and the hash of what an operator wrote; no names, addresses or balances. */
export type EventDetails = Readonly<Record<string, string | number | boolean | null>>;

export const eventTable = pgTable(
  'protection_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    details: jsonb('details').$type<EventDetails>().notNull(),
  },
  (table) => [
    check('protection_event_by_check', sql`${table.by} ~ '^[^\\n]+$'`),
    check('protection_event_kind_check', sql`${table.kind} ~ '^[A-Z_]+$'`),
    index('protection_event_operator').on(table.id).where(sql`${table.by} not in ('PLAYER', 'SYSTEM')`),
    index('protection_event_player').on(table.playerId, table.kind),
  ],
);

export const chainTable = pgTable(
  'protection_chain',
  {
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => eventTable.id)
      .unique(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.position] })],
);

/**
 * What an operator wrote about a player, apart from the entry, which cannot be changed: it can be erased, and the entry's
 * `noteHash` shows a changed one. Without the salt a hash could be compared with guessed texts.
 */
export const noteTable = pgTable(
  'protection_note',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .primaryKey()
      .references(() => eventTable.id),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    salt: text('salt').notNull(),
    /** JSON: the details of the entry that are texts of the operator. */
    texts: text('texts').notNull(),
  },
  (table) => [index('protection_note_player').on(table.playerId)],
);

export const activityTable = pgTable(
  'activity_session',
  {
    playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
    period: text('period', { enum: ['NOT_SET', 'HALF_AN_HOUR', 'HOUR', 'TWO_HOURS'] }).notNull(),
    /** Null between a sign-out and the next sign-in. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** When this stay on the site began, which an answered reality check does not change. */
    signedInAt: timestamp('signed_in_at', { withTimezone: true }),
    /** When a page of the player last asked for the minutes. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** When the reality check was first shown, and first refused a launch or stake. */
    shownAt: timestamp('shown_at', { withTimezone: true }),
    refusedAt: timestamp('refused_at', { withTimezone: true }),
  },
  (table) => [enumCheck(table.period)],
);

/** Times in which a page of the signed-in player was open. Those of two tabs may overlap. */
export const playTimeTable = pgTable(
  'activity_time',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('activity_time_player').on(table.playerId, table.seenAt)],
);

/** DEC-RGA-4: excluded persons, known only by keyed hashes. */
export const registerTable = pgTable(
  'exclusion_register',
  {
    /** The identity of the person (DEC-PER-1). */
    personHash: text('person_hash').notNull(),
    /** The account that excluded itself, or the register of the authority. */
    source: text('source', { enum: ['ACCOUNT', 'REGISTER'] }).notNull(),
    /** The account. */
    playerId: bigint('player_id', { mode: 'number' }),
    /** Null without an end. An account's exclusion lasts until an operator ends it. */
    until: timestamp('until', { withTimezone: true }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().unique(),
  },
  (table) => [primaryKey({ columns: [table.personHash, table.source] }), enumCheck(table.source)],
);

/** The hashed forms of an entry's name and birth date, by which persons are found who are like this one (DEC-PER-2). */
export const formTable = pgTable(
  'exclusion_form',
  {
    formHash: text('form_hash').notNull(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => registerTable.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.formHash, table.entryId] }), index('exclusion_form_entry').on(table.entryId)],
);

export const reviewTable = pgTable(
  'protection_review',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    reason: text('reason', { enum: ['PERIODIC', 'GROWTH', 'OLD_LIMIT'] }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    shownAt: timestamp('shown_at', { withTimezone: true }),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answer: text('answer', { enum: ['LIMITS', 'HISTORY', 'BREAK', 'CONTINUE'] }),
  },
  (table) => [
    enumCheck(table.answer),
    enumCheck(table.reason),
    index('protection_review_answered').on(table.playerId, table.reason, table.answeredAt),
    uniqueIndex('protection_review_open').on(table.playerId).where(sql`${table.answeredAt} is null`),
  ],
);
