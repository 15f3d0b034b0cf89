import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { CalendarWindow } from './limits/calendar-window.ts';
import { playTimeTable } from './tables.ts';

/** A page asks once a minute; one that has not asked for this time was closed, or its device slept. */
const maxGapMs = 5 * 60_000;

/** A page asks for the minutes and for the summary at about the same time; what follows within this time is not written. */
const minWriteMs = 15_000;

/** A page of the player asks: the time since the last request counts, unless it was too long. */
export async function keepPlayTime(db: Database, playerId: number, now: Date): Promise<void> {
  const { seenAt } = playTimeTable;
  const isRecent = and(eq(playTimeTable.playerId, playerId), gte(seenAt, new Date(now.getTime() - maxGapMs)));
  const [last] = await db.select({ seenAt }).from(playTimeTable).where(isRecent).orderBy(desc(seenAt)).limit(1);
  if (!last) await db.insert(playTimeTable).values({ playerId, startedAt: now, seenAt: now });
  else if (now.getTime() - last.seenAt.getTime() >= minWriteMs) {
    await db.update(playTimeTable).set({ seenAt: now }).where(isRecent);
  }
}

const rowSchema = z.object({ period: z.coerce.number().int(), seconds: z.coerce.number() });

/** Whole minutes of the player in each window; times that overlap count once. */
export async function sumMinutes(db: Database, playerId: number, windows: readonly CalendarWindow[]): Promise<readonly number[]> {
  const rangeOf = ({ start, end }: CalendarWindow, index: number) =>
    sql`(${index}::int, tstzrange(${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz))`;
  const from = windows[0]?.start.toISOString();
  const result = await db.execute(sql`
    select w.period, extract(epoch from sum(upper(part) - lower(part))) as seconds
    from (values ${sql.join(windows.map(rangeOf), sql`, `)}) as w (period, range),
      (select range_agg(tstzrange(started_at, seen_at)) as ranges from activity_time
        where player_id = ${playerId} and seen_at >= ${from}::timestamptz) as times,
      unnest(times.ranges * tstzmultirange(w.range)) as part
    group by w.period`);
  const seconds = new Map(
    rowsOf(result)
      .map((row) => rowSchema.parse(row))
      .map((row) => [row.period, row.seconds]),
  );
  return windows.map((_, index) => Math.floor((seconds.get(index) ?? 0) / 60));
}
