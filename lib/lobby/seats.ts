import { askSite } from '#lib/platform/browser.ts';
import { createPoll } from './poll.ts';
import { useLobby } from './store.ts';
import type { TableState } from './tables.ts';

const pollMs = 15_000;
let currency = 'EUR';

async function load(): Promise<ReadonlyMap<string, TableState>> {
  const states = await askSite<readonly TableState[]>(`/api/lobby/tables?currency=${useLobby.getState().currency ?? currency}`);
  return new Map(states.map((state) => [state.id, state]));
}

const poll = createPoll(load, pollMs);

/** LOB-06, LOB-24: listens to the live tables; `of` is the market's currency. Returns how to stop. */
export function followTables(listener: () => void, of: string): () => void {
  currency = of;
  return poll.subscribe(listener);
}

/** A table as it was last told; undefined while nothing is known. */
export function tableState(id: string): TableState | undefined {
  return poll.get()?.get(id);
}
