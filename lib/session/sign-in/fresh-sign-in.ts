import { isFlag } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { noteActivity } from '../activity.ts';
import { forgetPlayer } from '../player-storage.ts';
import { notifyTabs } from '../session-channel.ts';

const freshSignIn = stored('session', 'parlour.signed-in', isFlag);
/** Until the player has seen when the account was last used. */
const unseenSignIn = stored('session', 'parlour.sign-in-unseen', isFlag);

/**
 * Marks a sign-in for the next page in this tab. What the browser stores of the player before goes, and other tabs load their pages
 * again, which show that player and would act for this one.
 */
export function markFreshSignIn(): void {
  forgetPlayer();
  noteActivity();
  freshSignIn.write(true);
  unseenSignIn.write(true);
  notifyTabs('audience');
}

/** True once after each sign-in. */
export function takeFreshSignIn(): boolean {
  const isFresh = freshSignIn.read() ?? false;
  freshSignIn.remove();
  return isFresh;
}

/** True once after each sign-in, for the notice of the sign-in before it. */
export function takeUnseenSignIn(): boolean {
  const isUnseen = unseenSignIn.read() ?? false;
  unseenSignIn.remove();
  return isUnseen;
}
