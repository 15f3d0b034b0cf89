import { callSite } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isNumber } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

const reportEveryMs = 60_000;
/** The tabs of a browser share it, so that an activity is reported once. */
const reportedActivity = stored('local', `${playerKeyPrefix}activity`, isNumber);
let triedAtMs = 0;

/**
 * LOG-20: reports to the server when the player was last active, once a minute at most. The server keeps the same limit, also for
 * a session whose pages are all closed.
 */
export async function reportActivity(lastMs: number, nowMs = Date.now()): Promise<void> {
  const reportedMs = reportedActivity.read() ?? 0;
  // A time in the future is of before the device's clock was set back.
  const isReported = lastMs <= reportedMs && reportedMs <= nowMs;
  if (isReported || Math.abs(nowMs - triedAtMs) < reportEveryMs) return;
  triedAtMs = nowMs;
  try {
    const body = JSON.stringify({ idleMs: Math.max(0, nowMs - lastMs) });
    await callSite('/api/session/activity', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    reportedActivity.write(lastMs);
  } catch (error) {
    if (!isCallError(error)) throw error;
  }
}
