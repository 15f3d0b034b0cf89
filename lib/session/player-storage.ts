import { forgetActivity } from './activity.ts';
import { playerKeyPrefix } from './player-key.ts';

/** Forgets the player in this browser (LOG-16): what belongs to the visitor, such as market and consent, stays. */
export function forgetPlayer(): void {
  forgetActivity();
  for (const read of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = read();
      for (const key of Object.keys(storage)) if (key.startsWith(playerKeyPrefix)) storage.removeItem(key);
    } catch {
      // A browser without storage remembers nothing.
    }
  }
}
