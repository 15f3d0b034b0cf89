import { facts } from '../shared/facts.ts';
import { readSavedSlip, saveSlip } from '../slip/saved.ts';
import { readRoute } from './route.ts';
import { emptyList, type State } from './state.ts';

/** Storage of the frame's own origin; a browser may refuse it to a frame. */
function openStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

const storage = openStorage();
const saved = readSavedSlip(storage, facts.owner);

let state: State = {
  route: readRoute(facts.path),
  sports: [],
  status: 'loading',
  shown: [],
  events: new Map(),
  search: undefined,
  favourites: new Map(),
  firstFavourites: new Map(),
  favouriteProblem: undefined,
  moves: new Map(),
  me: undefined,
  elsewhereMinor: 0,
  oddsFormat: 'DECIMAL',
  isConnected: true,
  receivedAt: Date.now(),
  isExpired: false,
  clockOffsetMs: 0,
  ...saved,
  isSlipOpen: false,
  slipNotice: undefined,
  shared: undefined,
  // What became of a bet that an earlier page has sent is asked for first.
  isPlacing: saved.attempts.length > 0,
  isChecking: saved.attempts.length > 0,
  receipts: [],
  refusals: new Map(),
  announcement: '',
  tab: 'open',
  bets: new Map(),
  lists: { open: emptyList, settled: emptyList },
  cashOut: undefined,
};

let render = () => {};
let isScheduled = false;

export const getState = () => state;

export function setState(changes: Partial<State>): void {
  const { slip, attempts } = state;
  state = { ...state, ...changes };
  if (state.slip !== slip || state.attempts !== attempts) saveSlip(storage, facts.owner, state);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    render();
  });
}

/** Sets the function that shows the state; called once per batch of changes. */
export function onChange(show: () => void): void {
  render = show;
}

/** The time of the service. */
export const now = () => new Date(Date.now() + state.clockOffsetMs);
