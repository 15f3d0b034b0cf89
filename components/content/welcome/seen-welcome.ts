import type { SeenWelcome } from '#lib/content/documents/promotions/welcome-rules.ts';
import { isFlag, isNumber, object, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

const key = 'parlour.welcome';
const sessionMark = stored('session', key, isFlag);
const lastSeen = stored('local', key, object({ id: text(200), at: isNumber }));

/** Whether this session has shown a welcome; true without storage, because it would otherwise repeat on every page. */
export function hasWelcomed(): boolean {
  return !sessionMark.isAvailable() || sessionMark.read() === true;
}

/** Stores that this session has shown a welcome; with `seen`, also which one and when. */
export function rememberWelcome(seen: SeenWelcome | undefined): void {
  sessionMark.write(true);
  if (seen) lastSeen.write(seen);
}

export function readSeenWelcome(): SeenWelcome | undefined {
  return lastSeen.read();
}
