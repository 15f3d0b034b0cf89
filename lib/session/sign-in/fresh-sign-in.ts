import { isFlag } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { noteActivity } from '../activity.ts';
import { notifyOtherTabs } from '../session-channel.ts';

const freshSignIn = stored('session', 'parlour.signed-in', isFlag);
/** Until the player has seen when the account was last used. */
const unseenSignIn = stored('session', 'parlour.sign-in-unseen', isFlag);

/** Marks a sign-in for the next page in this tab. Other tabs load their pages again: those of another player would act for this one. */
export function markFreshSignIn(): void {
  noteActivity();
  freshSignIn.write(true);
  unseenSignIn.write(true);
  notifyOtherTabs('signedIn');
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
