import { useMemo, useSyncExternalStore } from 'react';
import { type HistoryChoice, readChoice, writeChoice } from './history-choice.ts';

const listeners = new Set<() => void>();
/** The query while a page shows it. The URL itself may be an earlier one until Next has rendered: it writes the address that it renders. */
let search: string | undefined;

function readSearch(): string {
  return search ?? window.location.search;
}

function show(next: string | undefined): void {
  search = next;
  for (const listener of listeners) listener();
}

const followUrl = () => show(window.location.search);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    search ??= window.location.search;
    window.addEventListener('popstate', followUrl);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    search = undefined;
    window.removeEventListener('popstate', followUrl);
  };
}

/**
 * TXN-04: the choice in the URL, so that a reload keeps it and a link shares it. No filters on the server. A change is added to what
 * was chosen last, which the page may not have rendered yet.
 */
export function useHistoryChoice(): readonly [HistoryChoice, (change: Partial<HistoryChoice>) => void] {
  const shown = useSyncExternalStore(subscribe, readSearch, () => '');
  return [useMemo(() => readChoice(shown), [shown]), choose];
}

function choose(change: Partial<HistoryChoice>): void {
  const before = readSearch();
  const next = writeChoice(before, { ...readChoice(before), ...change });
  window.history.replaceState(null, '', window.location.pathname + next);
  show(next);
}
