import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import { columnCheck } from '#sandbox/database/checks.ts';
import type { PlayerBlock, PlayerFlags } from './flags.ts';

/** The only site of the sandbox. */
export const siteId = 5;

/** The players. Amounts and deposit dates are in the ledger only. */
export const playerTable = pgTable(
  'player',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 200_001 }),
    siteId: integer('site_id').notNull(),
    personId: text('person_id').notNull(),
    /** Empty until known: a pay-and-play player may not have given it yet. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    mobilePhone: text('mobile_phone').notNull(),
    /** Contacts that a pay-and-play player has typed, which may be another person's: they set no password (DEC-PNP-4). */
    unprovenContacts: text('unproven_contacts', { enum: ['email', 'mobilePhone'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Null until the second of two registration calls. */
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    address: text('address'),
    city: text('city'),
    postCode: text('post_code'),
    province: text('province'),
    countryCode: text('country_code').notNull(),
    currencyCode: text('currency_code').notNull(),
    languageCode: text('language_code').notNull(),
    market: text('market').notNull(),
    status: text('status').notNull(),
    kycStatus: text('kyc_status').notNull(),
    /** The level to which a player returns after another check of documents; null where an operator has set the level since. */
    verifiedLevel: text('verified_level'),
    requestedDocuments: text('requested_documents').array().notNull().default(sql`'{}'`),
    loyaltyLevel: integer('loyalty_level').notNull(),
    limitLevel: integer('limit_level').notNull(),
    termsVersion: text('terms_version').notNull(),
    firstLogin: boolean('first_login').notNull(),
    affiliate: boolean('affiliate').notNull(),
    flags: jsonb('flags').$type<PlayerFlags>().notNull(),
    multibrandSuspended: boolean('multibrand_suspended').notNull(),
    /** Details of a status that blocks the player; null for other statuses. */
    block: jsonb('block').$type<PlayerBlock>(),
    /** DEC-PER-1: the keyed hash of name and birth date, which `insertPlayers` and `changePlayer` write; null without a birth date. */
    identityHash: text('identity_hash'),
    /** DEC-PER-2: true while an operator has to decide whether the player is another known person. */
    identityReview: boolean('identity_review').notNull().default(false),
    /** Brazil's tax number, digits only. */
    cpf: text('cpf'),
    marketingOptIn: boolean('marketing_opt_in').notNull().default(false),
    /** The bonus code given at registration. */
    bonusCode: text('bonus_code'),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    columnCheck(table.limitLevel, 'between 0 and 3'),
    columnCheck(table.loyaltyLevel, 'between 1 and 6'),
    uniqueIndex('player_cpf').on(table.siteId, table.cpf).where(sql`${table.cpf} is not null`),
    index('player_closed').on(table.market).where(sql`${table.status} = 'CLOSED'`),
    index('player_date_of_birth').on(table.dateOfBirth),
    uniqueIndex('player_email').on(table.siteId, sql`lower(${table.email})`).where(sql`${table.email} <> ''`),
    index('player_identity_hash').on(table.identityHash),
    index('player_mobile_phone').on(table.siteId, table.mobilePhone),
    index('player_unfinished').on(table.registeredAt).where(sql`${table.status} in ('PRE_REGISTERED', 'ACCOUNT_UNVERIFIED')`),
  ],
);
export type Player = typeof playerTable.$inferSelect;

/** The column of what belongs to a player. */
export function ofPlayer() {
  return bigint('player_id', { mode: 'number' })
    .notNull()
    .references(() => playerTable.id);
}

/** The parts of each player's name without what spelling changes, by which operators find players; `insertPlayers` and `changePlayer` write them. */
export const playerNameTable = pgTable(
  'player_name',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => playerTable.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.part] }),
    index('player_name_part').on(table.part.op('text_pattern_ops'), table.playerId),
  ],
);

export const statusHistoryTable = pgTable(
  'player_status_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: ofPlayer(),
    status: text('status').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('player_status_history_player').on(table.playerId, table.id)],
);

export const signOutTable = pgTable(
  'player_sign_out',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: ofPlayer(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    reason: text('reason', { enum: ['SIGN_OUT', 'INACTIVITY'] })
      .notNull()
      .default('SIGN_OUT'),
  },
  (table) => [index('player_sign_out_player').on(table.playerId)],
);

/** No foreign key: a sign-in may finish while a reset deletes its player. */
export const signInTable = pgTable(
  'player_sign_in',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Empty unless a trusted proxy sent it. */
    ipAddress: text('ip_address').notNull(),
    country: text('country').notNull(),
    /** Browser and system, empty where unknown. */
    device: text('device').notNull().default(''),
  },
  (table) => [index('player_sign_in_player').on(table.playerId, table.id.desc().nullsFirst())],
);

/** Players of a former system; of a password only the SRP salt and verifier are stored. */
export const legacyPlayerTable = pgTable('legacy_player', {
  /** Lower case. */
  email: text('email').primaryKey(),
  salt: text('srp_salt').notNull(),
  verifier: text('srp_verifier').notNull(),
  confirmed: boolean('confirmed').notNull(),
  record: jsonb('record')
    .$type<Omit<typeof playerTable.$inferInsert, 'registeredAt' | 'identityHash'> & { registeredAt: string }>()
    .notNull(),
});

/** A player's choice of messages; without a row, what was chosen at registration. */
export const marketingChoiceTable = pgTable('marketing_choice', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  /** `EMAIL:CASINO`. */
  subscribed: text('subscribed').array().notNull(),
});

/** The first answer to each key of a player. */
export const idempotentReplyTable = pgTable(
  'idempotent_answer',
  {
    playerId: ofPlayer(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** One of the two. */
    answer: jsonb('answer'),
    refusal: jsonb('refusal').$type<ErrorEnvelope>(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('idempotent_answer_one', sql`num_nonnulls(${table.answer}, ${table.refusal}) = 1`),
    primaryKey({ columns: [table.playerId, table.key] }),
  ],
);
