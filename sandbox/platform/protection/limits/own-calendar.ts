import { and, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import { hasProvinceZones, type Place, timeZoneOf } from '#lib/core/market/place.ts';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { recordProtectionEvent } from '../audit.ts';
import { eventTable } from '../tables.ts';
import { type CalendarWindow, calendarWindow } from './calendar-window.ts';

/** Longer than a month, the longest window. */
const rememberedMs = 32 * dayMs;

/** Whose limits are counted, and the place whose days they are. */
export interface LimitedPlayer extends Place {
  readonly id: number;
}

const moveSchema = z.object({ from: z.string().nullable() });

/**
 * N2: the windows of a player's limits, by the calendar of the place. A window in which the player has moved counts until it
 * ends: a move to where the next day has begun would otherwise begin every limit again.
 */
export async function readCalendar(
  db: Database,
  player: LimitedPlayer,
  now: Date,
): Promise<(period: LimitPeriod) => CalendarWindow> {
  const moves = hasProvinceZones(player) ? await listMoves(db, player, now) : [];
  return (period) => {
    const left = moves.map(({ timeZone, at }) => calendarWindow(period, timeZone, at)).filter(({ end }) => end > now);
    const all = [calendarWindow(period, timeZoneOf(player), now), ...left];
    const times = (side: keyof CalendarWindow) => all.map((window) => window[side].getTime());
    return { start: new Date(Math.min(...times('start'))), end: new Date(Math.max(...times('end'))) };
  };
}

/** Records that a player leaves a province, in the transaction of the change. */
export function recordMove(
  tx: Database,
  { id, province }: LimitedPlayer,
  { to, now }: { readonly to: string; readonly now: Date },
): Promise<void> {
  const details = { from: province ?? null, to };
  return recordProtectionEvent(tx, { playerId: String(id), kind: 'PROVINCE_CHANGED', by: 'PLAYER', at: now, details });
}

async function listMoves(db: Database, { id, countryCode }: LimitedPlayer, now: Date) {
  const since = new Date(now.getTime() - rememberedMs);
  const isMove = and(eq(eventTable.playerId, id), eq(eventTable.kind, 'PROVINCE_CHANGED'), gte(eventTable.at, since));
  const rows = await db.select({ details: eventTable.details, at: eventTable.at }).from(eventTable).where(isMove);
  return rows.map(({ details, at }) => ({
    timeZone: timeZoneOf({ countryCode, province: moveSchema.parse(details).from }),
    at,
  }));
}
