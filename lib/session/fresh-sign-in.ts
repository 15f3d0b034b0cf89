import { noteActivity } from './activity.ts';

/** Word from the page that signed a player in to the next one in the same tab. */
const key = 'parlour.signed-in';

/** Says that the player has just signed in; the next page is his. */
export function announceSignIn(): void {
  noteActivity();
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // A browser without storage: nothing that hangs on it is needed to play.
  }
}

/** True once after each sign-in. */
export function takeFreshSignIn(): boolean {
  try {
    const isFresh = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isFresh;
  } catch {
    return false;
  }
}
