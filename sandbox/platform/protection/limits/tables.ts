import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import type { LimitKind } from '#lib/protection/limits/contract.ts';

/** A limit that is set; business time, minor units of the player's currency. */
export const limitSettingTable = pgTable('limit_setting', {
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<LimitKind>().notNull(),
  period: text('period').$type<LimitPeriod>().notNull(),
  valueMinor: bigint('value_minor', { mode: 'number' }).notNull(),
  /** A higher value or a removal, and when it applies. */
  pendingMinor: bigint('pending_minor', { mode: 'number' }),
  pendingDelete: boolean('pending_delete').notNull().default(false),
  pendingAt: timestamp('pending_at', { withTimezone: true }),
  locked: boolean('locked').notNull().default(false),
  lockReason: text('lock_reason'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
type Row = typeof limitSettingTable.$inferSelect;

/** The values of a limit; without a value it is not set. */
export interface LimitSetting extends Pick<Row, 'pendingMinor' | 'pendingDelete' | 'pendingAt' | 'locked' | 'lockReason'> {
  readonly valueMinor: number | null;
  readonly updatedAt: Date | null;
}
