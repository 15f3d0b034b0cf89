import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** DEC-PRI-1: what has become of the data of a closed account; business time. */
export const erasureTable = pgTable('player_erasure', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  /** When the player asked for the erasure; null where it follows from the closure alone. */
  requestedAt: time('requested_at'),
  /** When what is erased with the closure was erased; again after a later closure. */
  clearedAt: time('cleared_at'),
  /** When everything else was erased. */
  erasedAt: time('erased_at'),
});
