import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReplyOf } from '#lib/core/api/endpoint.ts';
import type { authenticateGame, GameCategory } from '#lib/wallet/seamless/contract.ts';
import { enumCheck } from '#sandbox/database/checks.ts';
import type { Bets } from '../engines/bets.ts';
import type { Outcome } from '../engines/live/tables.ts';

/** Free spins of a session (DEC-BON-21). After the last one `remaining` is 0, and `wonMinor` is what they won. */
export type FreeSpins = NonNullable<ReplyOf<typeof authenticateGame>['freeSpins']>;

export const playSessionTable = pgTable(
  'play_session',
  {
    sessionId: text('session_id').primaryKey(),
    keyDigest: text('key_digest').notNull().unique(),
    /** Null in a fun session. */
    playerId: text('player_id'),
    game: text('game').notNull(),
    provider: text('provider').notNull(),
    mode: text('mode', { enum: ['real', 'fun'] }).notNull(),
    gameId: text('game_id').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    currency: text('currency').notNull(),
    country: text('country').notNull(),
    language: text('language').notNull(),
    channel: text('channel').$type<'web' | 'mobile'>().notNull(),
    lobbyUrl: text('lobby_url').notNull(),
    depositUrl: text('deposit_url').notNull(),
    balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull(),
    /** DEC-BON-21: played before stakes; null where the player has none on this game. */
    freeSpins: jsonb('free_spins').$type<FreeSpins>(),
    /** The highest stake of a spin by the rules of the player's market; null without such a rule. */
    maxStakeMinor: bigint('max_stake_minor', { mode: 'number' }),
    /** Milliseconds from the start of a round to that of the next, by the rules of the player's market. */
    minRoundMs: integer('min_round_ms').notNull().default(0),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    enumCheck(table.mode),
    index('play_session_fun').on(table.seenAt).where(sql`${table.mode} = 'fun'`),
    index('play_session_player').on(table.playerId, table.game).where(sql`${table.playerId} is not null`),
  ],
);
export type PlaySession = typeof playSessionTable.$inferSelect;

export const playRoundTable = pgTable(
  'play_round',
  {
    roundId: text('round_id').primaryKey(),
    sessionId: text('session_id').notNull(),
    game: text('game').notNull(),
    /** 0 for a free spin. */
    stakeMinor: bigint('stake_minor', { mode: 'number' }).notNull(),
    winMinor: bigint('win_minor', { mode: 'number' }).notNull().default(0),
    state: jsonb('state').$type<unknown>(),
    view: jsonb('view').$type<unknown>(),
    tableRound: bigint('table_round', { mode: 'number' }),
    bets: jsonb('bets').$type<Bets>(),
    /** Hashes of the requests that added chips, by idempotency key. */
    betRequests: jsonb('bet_requests').$type<Readonly<Record<string, string>>>(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('play_round_ended').on(table.sessionId, table.endedAt).where(sql`${table.tableRound} is null`),
    uniqueIndex('play_round_open').on(table.sessionId).where(sql`${table.endedAt} is null and ${table.tableRound} is null`),
    index('play_round_table').on(table.game, table.tableRound).where(sql`${table.tableRound} is not null`),
  ],
);
export type PlayRound = typeof playRoundTable.$inferSelect;

export const playCallTable = pgTable(
  'play_call',
  {
    txId: text('tx_id').primaryKey(),
    sessionId: text('session_id').notNull(),
    roundId: text('round_id').notNull(),
    kind: text('kind', { enum: ['BET', 'FREE_SPIN', 'ROLLBACK', 'WIN'] }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    roundEnded: boolean('round_ended').notNull().default(false),
    at: timestamp('at', { withTimezone: true }).notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    enumCheck(table.kind),
    index('play_call_open_round').on(table.roundId).where(sql`${table.doneAt} is null`),
    index('play_call_pending').on(table.at).where(sql`${table.doneAt} is null`),
  ],
);
export type PlayCall = typeof playCallTable.$inferSelect;

export const liveRoundTable = pgTable(
  'live_round',
  {
    game: text('game').notNull(),
    tableRound: bigint('table_round', { mode: 'number' }).notNull(),
    outcome: jsonb('outcome').$type<Outcome>().notNull(),
    drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.tableRound] })],
);
