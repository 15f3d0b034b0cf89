import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlayerBlock, PlayerFlags } from './flags.ts';

/** The players (decisions §6). Money is the ledger's alone: no amount and no deposit date is kept here. */
export const playerTable = pgTable('player', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  siteId: integer('site_id').notNull(),
  personId: text('person_id').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  mobilePhone: text('mobile_phone').notNull(),
  dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
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
  requestedDocuments: text('requested_documents').array().notNull().default(sql`'{}'`),
  loyaltyLevel: integer('loyalty_level').notNull(),
  limitLevel: integer('limit_level').notNull(),
  termsVersion: text('terms_version').notNull(),
  firstLogin: boolean('first_login').notNull(),
  affiliate: boolean('affiliate').notNull(),
  flags: jsonb('flags').$type<PlayerFlags>().notNull(),
  multibrandSuspended: boolean('multibrand_suspended').notNull(),
  /** Since when and until when a status keeps the player out; null for one that does not. */
  block: jsonb('block').$type<PlayerBlock>(),
  registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
});
export type Player = typeof playerTable.$inferSelect;

export const statusHistoryTable = pgTable('player_status_history', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  status: text('status').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

export const signOutTable = pgTable('player_sign_out', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
