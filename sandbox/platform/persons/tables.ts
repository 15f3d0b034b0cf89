import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Likeness } from './likeness.ts';

/** DEC-PER-2: an account that may belong to a person who is known already; business time. */
export const personMatchTable = pgTable('person_match', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  /** The account of the known person; null for an entry of the register. */
  otherId: bigint('other_id', { mode: 'number' }),
  /** The entry of the register of excluded persons; null for an account. */
  entryHash: text('entry_hash'),
  likeness: text('likeness').$type<Likeness>().notNull(),
  state: text('state').$type<'OPEN' | 'SAME' | 'DIFFERENT'>().notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  decidedBy: text('decided_by'),
  reason: text('reason'),
});
export type PersonMatch = typeof personMatchTable.$inferSelect;
