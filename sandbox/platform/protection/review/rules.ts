import type { ReviewRules } from '#lib/core/market/protection.ts';
import { dayMs, weekMs } from '#lib/core/time/durations.ts';
import { addMonthsIn } from '#lib/core/time/zone.ts';
import type { ReviewReason } from '#lib/protection/review/contract.ts';

/** Weeks before the last one that a usual week is the average of, or as many as the account has. */
const maxUsualWeeks = 8;

export interface ReviewFacts {
  /** Of the player's place. */
  readonly timeZone: string;
  readonly registeredAt: Date;
  /** When the player last answered each prompt. */
  readonly answered: Readonly<Partial<Record<ReviewReason, Date>>>;
  /** Deposits of the last seven days, and of `usualWeeks` before them; minor units. */
  readonly lastWeekMinor: number;
  readonly earlierMinor: number;
  /** The rule's floor in the player's currency. */
  readonly floorMinor: number;
  /** When the oldest limit got its value. */
  readonly oldestLimitAt: Date | undefined;
}

/** Full weeks of the account before the last seven days, at most eight. */
export function usualWeeks(registeredAt: Date, now: Date): number {
  const weeks = Math.floor((now.getTime() - weekMs - registeredAt.getTime()) / weekMs);
  return Math.min(maxUsualWeeks, Math.max(0, weeks));
}

/** The prompt that is due under a market's rules; the more urgent first. */
export function dueReason(facts: ReviewFacts, rules: ReviewRules, now: Date): ReviewReason | undefined {
  if (hasGrown(facts, rules, now)) return 'GROWTH';
  const { timeZone, answered, registeredAt, oldestLimitAt } = facts;
  const { limitAgeMonths, everyMonths } = rules;
  const isOlder = (since: Date | undefined, months: number | undefined) =>
    since !== undefined && months !== undefined && addMonthsIn(timeZone, since, months) <= now;
  if (isOlder(latest(oldestLimitAt, oldestLimitAt && answered.OLD_LIMIT), limitAgeMonths)) return 'OLD_LIMIT';
  if (isOlder(latest(registeredAt, answered.PERIODIC), everyMonths)) return 'PERIODIC';
  return undefined;
}

/** A new account has no usual week to compare with. */
function hasGrown(
  { registeredAt, answered, lastWeekMinor, earlierMinor, floorMinor }: ReviewFacts,
  rules: ReviewRules,
  now: Date,
) {
  const { depositGrowth: rule } = rules;
  const weeks = usualWeeks(registeredAt, now);
  if (!rule || weeks === 0) return false;
  const isQuiet = answered.GROWTH !== undefined && now.getTime() - answered.GROWTH.getTime() < rule.quietDays * dayMs;
  return !isQuiet && lastWeekMinor > floorMinor && lastWeekMinor > (rule.factor * earlierMinor) / weeks;
}

function latest(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other);
}
