import { termsPage } from '#lib/edge/terms-guard.ts';
import { askSite } from '#lib/platform/browser.ts';
import { playerKeyPrefix } from '#lib/session/player-key.ts';
import type { TermsState } from './state.ts';

/** TRM-05, LOG-25. */
const flag = `${playerKeyPrefix}show-updated-terms`;
const patienceMs = 5_000;

/** Asks whether the player has new terms to accept, and remembers it. Throws `CallError`. */
export async function checkTerms(): Promise<TermsState> {
  const state = await askSite<TermsState>('/api/terms', { signal: AbortSignal.timeout(patienceMs) });
  try {
    if (state.isDue) localStorage.setItem(flag, '1');
    else localStorage.removeItem(flag);
  } catch {
    // A browser without storage asks each time.
  }
  return state;
}

/** TRM-05: true where new terms were to be shown when it was last asked. */
export function remembersNewTerms(): boolean {
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}

/** RTE-50: the page that comes first after a sign-in; undefined when nothing is to be accepted, or nobody can say. */
export async function forcedPage(): Promise<string | undefined> {
  const state = await checkTerms().catch(() => undefined);
  return state?.isDue ? termsPage : undefined;
}
