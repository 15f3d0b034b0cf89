import { callSite } from '#lib/core/api/browser.ts';
import { createPoll } from '#lib/core/api/poll.ts';
import { useLobbyStore } from './store.ts';
import type { TableState } from './tables.ts';

const pollMs = 15_000;
let currency = 'EUR';

async function load(): Promise<ReadonlyMap<string, TableState>> {
  const states = await callSite<readonly TableState[]>(
    `/api/lobby/tables?currency=${useLobbyStore.getState().currency ?? currency}`,
  );
  return new Map(states.map((state) => [state.id, state]));
}

const poll = createPoll(load, pollMs);

/** LOB-06, LOB-24: subscribes to the live tables; visitors see limits in `marketCurrency`. Returns the unsubscribe function. */
export function subscribeToTables(listener: () => void, marketCurrency: string): () => void {
  currency = marketCurrency;
  return poll.subscribe(listener);
}

/** The last state of a table; undefined before the first. */
export function getTableState(id: string): TableState | undefined {
  return poll.get()?.get(id);
}
