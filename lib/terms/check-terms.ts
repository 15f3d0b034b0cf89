import { callSite } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isFlag } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import type { TermsState } from './state.ts';

const hasNewTerms = stored('local', `${playerKeyPrefix}show-updated-terms`, isFlag);
const timeoutMs = 5_000;

/** Fetches whether the player has new terms to accept, and stores the result. Throws `CallError`. */
export async function checkTerms(): Promise<TermsState> {
  return store(await callSite<TermsState>('/api/terms', { signal: AbortSignal.timeout(timeoutMs) }));
}

/** TRM-04: accepts a version of the terms, and stores the result. Throws `CallError`: `error.terms.version` unless it is in force. */
export async function acceptTerms(version: string): Promise<TermsState> {
  const body = JSON.stringify({ version });
  const headers = { 'Content-Type': 'application/json' };
  return store(await callSite<TermsState>('/api/terms', { method: 'POST', headers, body }));
}

function store(state: TermsState): TermsState {
  if (state.isDue) hasNewTerms.write(true);
  else hasNewTerms.remove();
  return state;
}

/** TRM-05: whether there were new terms at the last check. */
export function hasStoredNewTerms(): boolean {
  return hasNewTerms.read() ?? false;
}

/**
 * RTE-50: whether new terms come first after a sign-in; false if the check fails. Throws `CallError` (401) if the browser has
 * not kept the session.
 */
export async function areTermsDue(): Promise<boolean> {
  const state = await checkTerms().catch((error: unknown) => {
    if (isCallError(error) && error.status === 401) throw error;
    return undefined;
  });
  return state?.isDue ?? false;
}
