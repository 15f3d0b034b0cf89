import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';
import { ofPlayer } from '../../players/tables.ts';

/** A limit that is set; business time, minor units of the player's currency. */
export const limitSettingTable = pgTable(
  'limit_setting',
  {
    playerId: ofPlayer(),
    kind: text('kind', { enum: ['DEPOSIT', 'SPEND'] }).notNull(),
    period: text('period', { enum: ['D', 'W', 'M'] }).notNull(),
    valueMinor: bigint('value_minor', { mode: 'number' }).notNull(),
    /** A higher value or a removal, and when it applies. */
    pendingMinor: bigint('pending_minor', { mode: 'number' }),
    pendingDelete: boolean('pending_delete').notNull().default(false),
    pendingAt: timestamp('pending_at', { withTimezone: true }),
    locked: boolean('locked').notNull().default(false),
    lockReason: text('lock_reason'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    enumCheck(table.kind),
    check('limit_setting_lock', sql`not ${table.locked} or ${table.pendingAt} is null`),
    check('limit_setting_one_pending', sql`not (${table.pendingDelete} and ${table.pendingMinor} is not null)`),
    check(
      'limit_setting_pending',
      sql`(${table.pendingAt} is not null) = (${table.pendingDelete} or ${table.pendingMinor} is not null)`,
    ),
    columnCheck(table.pendingMinor, '>= 0'),
    enumCheck(table.period),
    primaryKey({ columns: [table.playerId, table.kind, table.period] }),
    columnCheck(table.valueMinor, '>= 0'),
  ],
);
type Row = typeof limitSettingTable.$inferSelect;

/** The values of a limit; without a value it is not set. */
export interface LimitSetting extends Pick<Row, 'pendingMinor' | 'pendingDelete' | 'pendingAt' | 'locked' | 'lockReason'> {
  readonly valueMinor: number | null;
  readonly updatedAt: Date | null;
}
