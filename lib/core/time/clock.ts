/** Milliseconds by which business time (`X-Server-Time` of the outside services) is ahead of the local clock (DEC-X-1). */
let offsetMs = 0;

/** Business time: the local clock plus the last observed offset. */
export function businessNow(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Updates the offset from response headers: `X-Server-Time` (ISO 8601), else `Date`, whose resolution is one second, so
 * that smaller changes are ignored.
 */
export function observeServerTime(headers: Headers): void {
  const exact = headers.get('x-server-time');
  const stamp = Date.parse(exact ?? headers.get('date') ?? '');
  if (Number.isNaN(stamp)) return;
  const difference = stamp - Date.now();
  offsetMs = exact === null && Math.abs(difference - offsetMs) < 1_500 ? offsetMs : difference;
}

/** CNT-08: a date is expired when it is invalid or not in the future. */
export function isExpired(date: string | undefined | null, now: Date): boolean {
  if (!date) return false;
  const at = Date.parse(date);
  return Number.isNaN(at) || at <= now.getTime();
}
