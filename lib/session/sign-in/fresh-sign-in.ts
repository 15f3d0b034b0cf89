import { isFlag } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { noteActivity } from '../activity.ts';

const freshSignIn = stored('session', 'parlour.signed-in', isFlag);

/** Marks a sign-in for the next page in this tab. */
export function markFreshSignIn(): void {
  noteActivity();
  freshSignIn.write(true);
}

/** True once after each sign-in. */
export function takeFreshSignIn(): boolean {
  const isFresh = freshSignIn.read() ?? false;
  freshSignIn.remove();
  return isFresh;
}
