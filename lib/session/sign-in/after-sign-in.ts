import { areTermsDue } from '#lib/terms/check-terms.ts';
import { forgetEndReason, readEndReason } from '../end-reason.ts';
import { forgetBonusCode, readBonusCode } from './bonus-code.ts';
import { destinationAfterSignIn } from './destination.ts';
import { markFreshSignIn } from './fresh-sign-in.ts';

/** Leaves the page of a sign-in that has just succeeded, for the player's destination (RTE-50). Throws `CallError` (401) if the browser has not kept the session. */
export async function redirectAfterSignIn(home: string): Promise<void> {
  const termsAreDue = await areTermsDue();
  const { pathname, search } = window.location;
  const kept = { stored: readEndReason()?.path, keptBonusCode: readBonusCode() };
  const destination = destinationAfterSignIn({ home, pathname, search, ...kept, termsAreDue });
  forgetBonusCode();
  forgetEndReason();
  markFreshSignIn();
  if (destination !== pathname + search) {
    window.location.assign(destination);
    return;
  }
  // Removes the fragment that may have opened the sign-in dialog.
  window.history.replaceState(null, '', destination);
  window.location.reload();
}
