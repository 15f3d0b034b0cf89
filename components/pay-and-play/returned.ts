/** What a bank sent back with the browser. */
export type Returned = { readonly state: string } & (
  | { readonly error: string }
  | { readonly code: string; readonly sessionId: string }
);

/** Reads a return from the address and takes it out of there at once: no code stays in the bar or in the history. */
export function takeReturn(): Returned | undefined {
  const { pathname, search } = window.location;
  if (search === '') return undefined;
  const params = new URLSearchParams(search);
  window.history.replaceState(null, '', pathname);
  const [state, error, code, sessionId] = ['state', 'error', 'code', 'session_id'].map((name) => params.get(name) ?? '');
  if (error) return { state: state ?? '', error };
  return state || code || sessionId ? { state: state ?? '', code: code ?? '', sessionId: sessionId ?? '' } : undefined;
}
