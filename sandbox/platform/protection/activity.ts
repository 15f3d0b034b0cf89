import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { toWire } from '#lib/core/money/money.ts';
import { minuteMs } from '#lib/core/time/durations.ts';
import { type ActivityPeriod, activityMinutes, type RemainingMinutes } from '#lib/protection/activity/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { refreshTokenTable, userTable } from '#sandbox/identity/port.ts';
import { noSums, sumPeriods } from '#sandbox/ledger/period-sums.ts';
import { recordProtectionEvent } from './audit.ts';
import { keepPlayTime } from './play-time.ts';
import { activityTable } from './tables.ts';

/** A player whose pages have not asked for this time has left without signing out. */
const abandonedMs = 30 * minuteMs;
/** Maximum duration of a sign-in, in real time. */
const signInMs = 8 * 60 * minuteMs;
const defaultPeriod: ActivityPeriod = 'TWO_HOURS';

export interface Activity {
  readonly period: ActivityPeriod;
  readonly startedAt: Date | null;
}

const restarted = (now: Date) => ({ startedAt: now, seenAt: now, shownAt: null, refusedAt: null });
const newSession = (now: Date) => ({ ...restarted(now), signedInAt: now });

/** The player's setting and session of play. */
export async function readActivity(db: Database, playerId: number): Promise<Activity> {
  const [row] = await db.select().from(activityTable).where(eq(activityTable.playerId, playerId));
  return row ?? { period: defaultPeriod, startedAt: null };
}

/** Milliseconds until the reality check, 0 or less while one is due; null without one. */
export function remainingMsOf({ period, startedAt }: Activity, now: Date): number | null {
  if (period === 'NOT_SET') return null;
  return (startedAt ?? now).getTime() + activityMinutes[period] * minuteMs - now.getTime();
}

/**
 * DEC-RGA-3: a page of the player asks, which keeps the session of play and its time. Minutes until the reality check are rounded up, and
 * 0 or less while due; the seconds are those since the sign-in.
 */
export async function readMinutes(db: Database, playerId: number, now: Date): Promise<RemainingMinutes> {
  await keepPlayTime(db, playerId, now);
  const [activity] = await db
    .insert(activityTable)
    .values({ playerId, period: defaultPeriod, ...newSession(now) })
    .onConflictDoUpdate({
      target: activityTable.playerId,
      set: {
        seenAt: now,
        startedAt: sql`coalesce(${activityTable.startedAt}, excluded.started_at)`,
        signedInAt: sql`coalesce(${activityTable.signedInAt}, excluded.signed_in_at)`,
      },
    })
    .returning();
  const left = activity && remainingMsOf(activity, now);
  const since = activity?.signedInAt ?? now;
  return {
    // `+ 0` turns -0 into 0.
    minutesRemaining: left === null || left === undefined ? null : Math.ceil(left / minuteMs) + 0,
    sessionSeconds: Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1_000)),
  };
}

/** Whether a reality check waits for the player's answer. */
export async function isRealityCheckDue(db: Database, playerId: number, now: Date): Promise<boolean> {
  return (remainingMsOf(await readActivity(db, playerId), now) ?? 1) <= 0;
}

/** DEC-RGA-3: a sign-in starts a session of play, unless one runs on another device. */
export async function startPlay(db: Database, playerId: number, now: Date): Promise<void> {
  const isAbandoned = sql`coalesce(${activityTable.seenAt} <= ${new Date(now.getTime() - abandonedMs).toISOString()}, true)`;
  await db
    .insert(activityTable)
    .values({ playerId, period: defaultPeriod, ...newSession(now) })
    .onConflictDoUpdate({
      target: activityTable.playerId,
      set: newSession(now),
      setWhere: sql`${activityTable.startedAt} is null or ${isAbandoned}`,
    });
}

/** The player signs out, which also answers a reality check; the session of play ends with the last device. */
export async function endPlay(db: Database, playerId: number, signInId: string, now: Date): Promise<void> {
  if (await isRealityCheckDue(db, playerId, now)) await recordAnswer(db, playerId, 'SIGN_OUT', now);
  const { id, sub, revoked, authTime } = refreshTokenTable;
  const [other] = await db
    .select({ id })
    .from(refreshTokenTable)
    .innerJoin(userTable, eq(userTable.sub, sub))
    .where(
      and(
        eq(userTable.playerId, String(playerId)),
        eq(revoked, false),
        ne(id, signInId),
        gt(authTime, new Date(Date.now() - signInMs)),
      ),
    )
    .limit(1);
  if (!other)
    await db.update(activityTable).set({ startedAt: null, signedInAt: null }).where(eq(activityTable.playerId, playerId));
}

/** Starts a new session of play, which answers a reality check that is due. */
export async function resetTimer(tx: Database, playerId: number, now: Date): Promise<RemainingMinutes> {
  const [known] = await tx.select().from(activityTable).where(eq(activityTable.playerId, playerId)).for('update');
  const isDue = known && (remainingMsOf(known, now) ?? 1) <= 0;
  if (isDue) await recordAnswer(tx, playerId, 'CONTINUE', now);
  if (known) await tx.update(activityTable).set(restarted(now)).where(eq(activityTable.playerId, playerId));
  return readMinutes(tx, playerId, now);
}

/** Changes the setting and starts the time again. */
export async function changePeriod(tx: Database, playerId: number, period: ActivityPeriod, now: Date): Promise<void> {
  const { period: from } = await readActivity(tx, playerId);
  const change = { period, ...restarted(now) };
  await tx
    .insert(activityTable)
    .values({ playerId, ...change, signedInAt: now })
    .onConflictDoUpdate({ target: activityTable.playerId, set: change });
  const details = { from, to: period };
  if (from !== period) await record(tx, playerId, 'REALITY_CHECK_SETTING_CHANGED', 'PLAYER', details, now);
}

/** Records once per reality check that it was shown, or that it refused a launch or stake. */
export async function recordOnce(db: Database, playerId: number, what: 'SHOWN' | 'REFUSED_PLAY', now: Date): Promise<void> {
  const column = what === 'SHOWN' ? 'shownAt' : 'refusedAt';
  await db.transaction(async (tx) => {
    const [first] = await tx
      .update(activityTable)
      .set({ [column]: now })
      .where(and(eq(activityTable.playerId, playerId), isNull(activityTable[column])))
      .returning();
    if (first) await record(tx, playerId, `REALITY_CHECK_${what}`, 'SYSTEM', {}, now);
  });
}

/** Stakes and wins of this session of play; a void takes back what it reverses. */
export async function readSummary(db: Database, player: { readonly id: number; readonly currencyCode: string }, now: Date) {
  const { id: playerId, currencyCode: currency } = player;
  const { period, startedAt } = await readActivity(db, playerId);
  const from = startedAt ?? now;
  const [{ staked: turnover, won: winnings } = noSums] = await sumPeriods(db, playerId, [from], new Date(now.getTime() + 1));
  const wire = (minor: number) => toWire({ minor, currency });
  return {
    settings: { period, minutes: activityMinutes[period] },
    turnover: wire(turnover),
    winnings: wire(winnings),
    delta: wire(winnings - turnover),
    currency,
    from: from.toISOString(),
    to: now.toISOString(),
  };
}

async function recordAnswer(db: Database, playerId: number, answer: 'CONTINUE' | 'SIGN_OUT', now: Date): Promise<void> {
  await record(db, playerId, 'REALITY_CHECK_ANSWERED', 'PLAYER', { answer }, now);
}

function record(
  db: Database,
  playerId: number,
  kind: Parameters<typeof recordProtectionEvent>[1]['kind'],
  by: string,
  details: Parameters<typeof recordProtectionEvent>[1]['details'],
  at: Date,
): Promise<void> {
  return recordProtectionEvent(db, { playerId: String(playerId), kind, by, at, details });
}
