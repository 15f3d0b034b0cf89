import { isTimeZone } from '#lib/core/time/zone.ts';

interface WrittenHours {
  readonly timeZone?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** Validation: opening hours that the site can read; none at all are fine. */
export function refuseHours({ timeZone, start, end }: WrittenHours = {}): true | string {
  if (timeZone && !isTimeZone(timeZone)) return `There is no time zone “${timeZone}”.`;
  return Boolean(start) === Boolean(end) || 'Write when it opens and when it closes, or neither.';
}
