import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { enumCheck } from '#sandbox/database/checks.ts';
import type { Likeness } from '../players/identity/likeness.ts';
import { playerTable } from '../players/tables.ts';

/** DEC-PER-2: an account that may belong to a person who is known already; business time. */
export const personMatchTable = pgTable(
  'person_match',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => playerTable.id),
    /** The account of the known person; null for an entry of the register. */
    otherId: bigint('other_id', { mode: 'number' }).references(() => playerTable.id),
    /** The entry of the register of excluded persons; null for an account. */
    entryHash: text('entry_hash'),
    likeness: text('likeness').$type<Likeness>().notNull(),
    state: text('state', { enum: ['OPEN', 'SAME', 'DIFFERENT'] }).notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: text('decided_by'),
    reason: text('reason'),
  },
  (table) => [
    check('person_match_check', sql`(${table.otherId} is null) <> (${table.entryHash} is null)`),
    unique().on(table.playerId, table.entryHash),
    unique().on(table.playerId, table.otherId),
    enumCheck(table.state),
    index('person_match_open').on(table.openedAt).where(sql`${table.state} = 'OPEN'`),
  ],
);
export type PersonMatch = typeof personMatchTable.$inferSelect;
