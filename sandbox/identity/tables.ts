import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { enumCheck } from '#sandbox/database/checks.ts';

export const userTable = pgTable('identity_user', {
  sub: text('sub').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  playerId: text('player_id').notNull().unique(),
  salt: text('srp_salt').notNull(),
  verifier: text('srp_verifier').notNull(),
  confirmed: boolean('confirmed').notNull(),
});

/**
 * One session in real time; `id` is the `origin_jti` of all its tokens. No foreign key, because a sign-in may finish while
 * a reset deletes its user.
 */
export const refreshTokenTable = pgTable(
  'refresh_token',
  {
    id: text('id').primaryKey(),
    sub: text('sub').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    authTime: timestamp('auth_time', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revoked: boolean('revoked').notNull().default(false),
  },
  (table) => [index('refresh_token_sub').on(table.sub), index('refresh_token_expiry').on(table.expiresAt)],
);

/** Wrong passwords of an account by requester; those of all unknown requesters together have an empty one. Virtual time. */
export const loginAttemptTable = pgTable(
  'login_attempt',
  {
    account: text('account').notNull(),
    requester: text('requester').notNull().default(''),
    failures: integer('failures').notNull(),
    /** Whether the first of two forms of one typed password has failed, and is not counted yet. */
    awaitsSecondForm: boolean('awaits_second_form').notNull().default(false),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.requester] }), index('login_attempt_expiry').on(table.expiresAt)],
);

/** Virtual time. Codes with the purpose `RESET` are of earlier versions. */
export const codeTable = pgTable(
  'identity_code',
  {
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['SIGN_UP', 'RESET'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sends: integer('sends').notNull(),
    firstSentAt: timestamp('first_sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.purpose] }),
    enumCheck(table.purpose),
    index('identity_code_sent').on(table.firstSentAt),
  ],
);
