import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { recordLimitEvent } from './record.ts';
import { type LimitSetting, limitSettingTable as settings } from './tables.ts';
import { applyLimitEvent } from './transitions.ts';

export type SetLimit = typeof settings.$inferSelect;
type Key = Pick<SetLimit, 'playerId' | 'kind' | 'period'>;

/** The limits that a player has set. What is due is applied by the first read after its time (DEC-LIM-4). */
export async function readSettings(db: Database, playerId: number, now: Date): Promise<readonly SetLimit[]> {
  const isDue = ({ pendingAt }: SetLimit) => pendingAt !== null && pendingAt <= now;
  const known = await db.select().from(settings).where(eq(settings.playerId, playerId));
  if (!known.some(isDue)) return known;
  return db.transaction(async (tx) => {
    // Locked in one order, so that of two who look at once the second finds nothing due.
    const rows = await tx
      .select()
      .from(settings)
      .where(eq(settings.playerId, playerId))
      .orderBy(settings.kind, settings.period)
      .for('update');
    for (const row of rows.filter(isDue)) {
      const next = applyLimitEvent(row, 'due', { now });
      if (!next) continue;
      await writeSetting(tx, row, next);
      await recordLimitEvent(tx, row, 'due', { from: row, to: next }, { by: 'SYSTEM', now });
    }
    return tx.select().from(settings).where(eq(settings.playerId, playerId));
  });
}

/** Stores a limit, or removes it where it has no value. */
export async function writeSetting(tx: Database, { playerId, kind, period }: Key, setting: LimitSetting): Promise<void> {
  const { valueMinor, pendingMinor, pendingDelete, pendingAt, locked, lockReason, updatedAt } = setting;
  if (valueMinor === null || updatedAt === null) {
    await tx.delete(settings).where(and(eq(settings.playerId, playerId), eq(settings.kind, kind), eq(settings.period, period)));
    return;
  }
  const values = { valueMinor, pendingMinor, pendingDelete, pendingAt, locked, lockReason, updatedAt };
  await tx
    .insert(settings)
    .values({ playerId, kind, period, ...values })
    .onConflictDoUpdate({ target: [settings.playerId, settings.kind, settings.period], set: values });
}
