import { callSite } from '#lib/core/api/browser.ts';
import { createPoll } from '#lib/core/api/poll.ts';
import { refreshForWallet, useLobbyStore } from './store.ts';
import type { TableState } from './tables.ts';

const pollMs = 15_000;
let currency = 'EUR';

/** `currency`: that of the limits. */
interface ReadState extends TableState {
  readonly currency: string;
}

async function load(): Promise<ReadonlyMap<string, ReadState>> {
  const requested = useLobbyStore.getState().currency ?? currency;
  const states = await callSite<readonly TableState[]>(`/api/lobby/tables?currency=${requested}`);
  return new Map(states.map((state) => [state.id, keepEqual({ ...state, currency: requested })]));
}

/** The object of the last poll where nothing differs, so that its tile does not render again. */
function keepEqual(state: ReadState): ReadState {
  const last = getTableState(state.id);
  return last && JSON.stringify(last) === JSON.stringify(state) ? last : state;
}

const poll = createPoll(load, pollMs);
refreshForWallet(poll);

/** LOB-06, LOB-24: subscribes to the live tables; visitors see limits in `marketCurrency`. Returns the unsubscribe function. */
export function subscribeToTables(listener: () => void, marketCurrency: string): () => void {
  currency = marketCurrency;
  return poll.subscribe(listener);
}

/** The last state of a table; undefined before the first. */
export function getTableState(id: string): ReadState | undefined {
  return poll.get()?.get(id);
}
