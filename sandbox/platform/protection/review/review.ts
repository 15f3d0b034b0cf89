import { and, desc, eq, isNull } from 'drizzle-orm';
import { timeZoneOf } from '#lib/core/market/place.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { weekMs } from '#lib/core/time/durations.ts';
import { addMonthsIn } from '#lib/core/time/zone.ts';
import type { Review, ReviewAnswer, ReviewReason } from '#lib/protection/review/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { noSums, sumPeriods } from '#sandbox/ledger/period-sums.ts';
import type { Player } from '../../players/tables.ts';
import { recordProtectionEvent } from '../audit.ts';
import { readSettings, type SetLimit } from '../limits/settings.ts';
import { reviewTable } from '../tables.ts';
import { dueReason, usualWeeks } from './rules.ts';

type Row = typeof reviewTable.$inferSelect;

/** Months of the figures that are shown, unless deposits have grown: then it is the last week. */
const shownMonths = 6;

/** The open prompt of a player, or the one that is due now; its figures are those up to now. */
export async function readReview(db: Database, player: Player, now: Date): Promise<Review | null> {
  const rows = await db
    .select()
    .from(reviewTable)
    .where(eq(reviewTable.playerId, player.id))
    .orderBy(desc(reviewTable.answeredAt));
  const limits = await readSettings(db, player.id, now);
  const open = rows.find(({ answeredAt }) => answeredAt === null) ?? (await openDue(db, player, { rows, limits }, now));
  return open ? writeReview(db, player, open, limits, now) : null;
}

interface Known {
  /** The player's prompts, those answered last first. */
  readonly rows: readonly Row[];
  readonly limits: readonly SetLimit[];
}

async function openDue(db: Database, player: Player, { rows, limits }: Known, now: Date): Promise<Row | undefined> {
  const { id: playerId, registeredAt, market, currencyCode } = player;
  const rules = protectionRules(market).review;
  const lastWeek = new Date(now.getTime() - weekMs);
  const usualFrom = new Date(lastWeek.getTime() - usualWeeks(registeredAt, now) * weekMs);
  const [earlier = noSums, recent = noSums] = await sumPeriods(db, playerId, [usualFrom, lastWeek], now, 'PAYMENT');
  const answeredOf = (reason: ReviewReason) => rows.find((row) => row.reason === reason)?.answeredAt ?? undefined;
  const reason = dueReason(
    {
      timeZone: timeZoneOf(player),
      registeredAt,
      answered: { PERIODIC: answeredOf('PERIODIC'), GROWTH: answeredOf('GROWTH'), OLD_LIMIT: answeredOf('OLD_LIMIT') },
      lastWeekMinor: recent.deposited,
      earlierMinor: earlier.deposited,
      floorMinor: scaleEuro(rules.depositGrowth?.floorEuros ?? 0, currencyCode).minor,
      oldestLimitAt: limits.map(({ updatedAt }) => updatedAt).toSorted((a, b) => a.getTime() - b.getTime())[0],
    },
    rules,
    now,
  );
  if (!reason) return undefined;
  // Two requests at once open one prompt.
  const [opened] = await db.insert(reviewTable).values({ playerId, reason, dueAt: now }).onConflictDoNothing().returning();
  return opened;
}

async function writeReview(db: Database, player: Player, row: Row, limits: readonly SetLimit[], now: Date): Promise<Review> {
  const { id, registeredAt, market, currencyCode: currency } = player;
  const { reason, dueAt } = row;
  const timeZone = timeZoneOf(player);
  const hasGrown = reason === 'GROWTH';
  const from = hasGrown ? new Date(dueAt.getTime() - weekMs) : addMonthsIn(timeZone, now, -shownMonths);
  const weeks = usualWeeks(registeredAt, dueAt);
  const usualFrom = hasGrown ? new Date(from.getTime() - weeks * weekMs) : from;
  const [usual = noSums, figures = noSums] = await sumPeriods(db, id, [usualFrom, from], now);
  const { limitAgeMonths } = protectionRules(market).review;
  const isOld = ({ updatedAt }: SetLimit) =>
    limitAgeMonths !== undefined && addMonthsIn(timeZone, updatedAt, limitAgeMonths) <= now;
  const toAmount = (minor: number) => toWire({ minor, currency });
  return {
    id: String(row.id),
    reason,
    from: from.toISOString(),
    to: now.toISOString(),
    deposited: toAmount(figures.deposited),
    withdrawn: toAmount(figures.withdrawn),
    result: toAmount(figures.won - figures.staked),
    currency,
    usualWeek: hasGrown ? toAmount(Math.round(usual.deposited / weeks)) : null,
    limits: (reason === 'OLD_LIMIT' ? limits.filter(isOld) : []).map(({ kind, period, valueMinor, updatedAt }) => ({
      kind,
      period,
      value: toAmount(valueMinor),
      since: updatedAt.toISOString(),
    })),
  };
}

/** Records once that a prompt was shown. */
export async function recordShown(db: Database, playerId: number, reviewId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isFirst = and(eq(reviewTable.id, reviewId), eq(reviewTable.playerId, playerId), isNull(reviewTable.shownAt));
    const [row] = await tx.update(reviewTable).set({ shownAt: now }).where(isFirst).returning();
    if (row) await record(tx, row, { by: 'SYSTEM', step: 'SHOWN', now });
  });
}

/** Records the first answer, which closes the prompt. */
export async function recordAnswer(
  db: Database,
  playerId: number,
  reviewId: number,
  answer: ReviewAnswer,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOpen = and(eq(reviewTable.id, reviewId), eq(reviewTable.playerId, playerId), isNull(reviewTable.answeredAt));
    const [row] = await tx.update(reviewTable).set({ answeredAt: now, answer }).where(isOpen).returning();
    if (row) await record(tx, row, { by: 'PLAYER', step: answer, now });
  });
}

interface Step {
  readonly by: 'PLAYER' | 'SYSTEM';
  readonly step: 'SHOWN' | ReviewAnswer;
  readonly now: Date;
}

function record(tx: Database, { playerId, reason }: Row, { by, step, now }: Step): Promise<void> {
  const details = { reason, step };
  return recordProtectionEvent(tx, { playerId: String(playerId), kind: 'LIMIT_REVIEW', by, at: now, details });
}
