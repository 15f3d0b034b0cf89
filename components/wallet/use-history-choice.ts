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
    search = window.location.search;
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

/** TXN-04: the choice in the URL, so that a reload keeps it and a link shares it. No filters on the server. */
export function useHistoryChoice(): readonly [HistoryChoice, (choice: HistoryChoice) => void] {
  const shown = useSyncExternalStore(subscribe, readSearch, () => '');
  return [useMemo(() => readChoice(shown), [shown]), choose];
}

function choose(choice: HistoryChoice): void {
  const next = writeChoice(readSearch(), choice);
  window.history.replaceState(null, '', window.location.pathname + next);
  show(next);
}
