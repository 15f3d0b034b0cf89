import { hourMs } from '#lib/core/time/durations.ts';
import { addMonthsIn } from '#lib/core/time/zone.ts';

export type WantedBlock =
  | { readonly kind: 'COOLING_OFF' }
  | { readonly kind: 'TIMEOUT'; readonly hours: number }
  | { readonly kind: 'EXCLUSION'; readonly months: number | null };

export interface CurrentBlock {
  readonly status: string;
  /** Null without an end. */
  readonly until: Date | null;
}

/** When a block that begins now ends; null without an end. Months are those of the player's calendar, a day is 24 hours. */
export function endOf(wanted: WantedBlock, now: Date, timeZone: string): Date | null {
  if (wanted.kind === 'EXCLUSION') return wanted.months === null ? null : addMonthsIn(timeZone, now, wanted.months);
  return new Date(now.getTime() + (wanted.kind === 'TIMEOUT' ? wanted.hours : 24) * hourMs);
}

/** Null is no end. */
export function endsLater(one: Date | null, other: Date | null): boolean {
  return other !== null && (one === null || one > other);
}

/** DEC-RGA-1: a shorter block never replaces a longer one, and no time-out replaces another. Undefined if the block may begin. */
export function refusalOfBlock(
  current: CurrentBlock,
  wanted: WantedBlock,
  now: Date,
  timeZone: string,
): 'error.timeout.active' | 'error.exclusion.active' | undefined {
  const until = endOf(wanted, now, timeZone);
  if (current.status === 'SELF_EXCLUDED') {
    return wanted.kind === 'EXCLUSION' && endsLater(until, current.until) ? undefined : 'error.exclusion.active';
  }
  if (current.status === 'TIMEOUT' && wanted.kind !== 'EXCLUSION') return 'error.timeout.active';
  return undefined;
}
