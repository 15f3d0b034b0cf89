export type BankReturn = { readonly state: string } & (
  | { readonly error: string }
  | { readonly code: string; readonly sessionId: string }
);

/** Reads the bank's result, and removes it from the address and the history. Undefined where there is none. */
export function takeBankReturn(): BankReturn | undefined {
  const { pathname, search } = window.location;
  if (search === '') return undefined;
  const params = new URLSearchParams(search);
  window.history.replaceState(null, '', pathname);
  const [state, error, code, sessionId] = ['state', 'error', 'code', 'session_id'].map((name) => params.get(name) ?? '');
  if (error) return { state: state ?? '', error };
  return state || code || sessionId ? { state: state ?? '', code: code ?? '', sessionId: sessionId ?? '' } : undefined;
}
