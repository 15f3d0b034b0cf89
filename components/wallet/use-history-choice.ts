import { useMemo, useSyncExternalStore } from 'react';
import { type HistoryChoice, readChoice, writeChoice } from './history-choice.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** TXN-04: the choice in the URL, so that a reload keeps it and a link shares it. No filters on the server. */
export function useHistoryChoice(): readonly [HistoryChoice, (choice: HistoryChoice) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return [useMemo(() => readChoice(search), [search]), choose];
}

function choose(choice: HistoryChoice): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', pathname + writeChoice(search, choice));
  for (const listener of listeners) listener();
}
