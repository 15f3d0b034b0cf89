import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { forgetActivity } from './activity.ts';

/** Removes what this browser stores about the player (LOG-16). The visitor's own values, such as market and consent, remain. */
export function forgetPlayer(): void {
  forgetActivity();
  removeKeys(() => localStorage);
  forgetInTab();
}

/** Removes what this tab alone stores about the player. */
export function forgetInTab(): void {
  removeKeys(() => sessionStorage);
}

function removeKeys(open: () => Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (key.startsWith(playerKeyPrefix)) storage.removeItem(key);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}
