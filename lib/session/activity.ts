import { isNumber } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { hourMs } from '#lib/core/time/durations.ts';

/** DEC-RG-6: the tabs of a browser share the time of the last activity, so that any active tab keeps all of them signed in. */
const lastActivityOfTabs = stored('local', 'lastActivity', isNumber);
/** Maximum duration of a session; an older time belongs to an earlier session. */
const sessionMs = 8 * hourMs;
let ownLastMs: number | undefined;

/** Records that the player is active. A round of a real-money game counts like user input. */
export function noteActivity(nowMs = Date.now()): void {
  ownLastMs = nowMs;
  lastActivityOfTabs.write(nowMs);
}

/** Time of the last activity in any tab, in milliseconds. The first call of a session counts as activity. */
export function lastActivity(nowMs = Date.now()): number {
  // A time in the future is of before the device's clock was set back.
  const isOfSession = (ms: number) => ms > Math.max(0, nowMs - sessionMs) && ms <= nowMs;
  const ofTabs = lastActivityOfTabs.read() ?? 0;
  // Else it would be an activity again once the clock has reached it.
  if (ofTabs > nowMs) lastActivityOfTabs.write(nowMs);
  const times = [lastActivityOfTabs.read() ?? 0, ownLastMs ?? 0].filter(isOfSession);
  if (times.length > 0) return Math.max(...times);
  // In memory only: another tab may have removed the shared value on signing out.
  ownLastMs = nowMs;
  return nowMs;
}

/** Calls the listener when another tab records activity; returns the unsubscribe function. */
export function subscribeToActivity(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'lastActivity') listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function forgetActivity(): void {
  ownLastMs = undefined;
  lastActivityOfTabs.remove();
}
