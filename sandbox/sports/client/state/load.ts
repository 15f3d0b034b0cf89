import {
  betsReplySchema,
  eventsReplySchema,
  meReplySchema,
  sportsReplySchema,
  type WireBet,
  type WireEvent,
} from '../../wire.ts';
import { dropEnded } from '../favourites/favourite-actions.ts';
import { eventItem } from '../favourites/favourites.ts';
import { getJson, type Refusal, type Result } from '../shared/api.ts';
import { refreshPicks } from '../slip/slip.ts';
import { mergeEvents } from './events.ts';
import type { Route } from './route.ts';
import type { BetList, BetTab } from './state.ts';
import { getState, setState } from './store.ts';

interface Read {
  readonly at: string;
  readonly events: readonly WireEvent[];
}

const readEvents = (query: Readonly<Record<string, string>>) =>
  getJson(`/api/events?${new URLSearchParams(query)}`, eventsReplySchema);

/** Events that contain a text. */
export const searchEvents = (text: string) => readEvents({ text });

/** The events of a view; undefined for the history of bets. */
async function readView(route: Route): Promise<Result<Read> | undefined> {
  if (route.view === 'bets') return undefined;
  if (route.view === 'live') return readEvents({ phase: 'LIVE' });
  if (route.view === 'event') return getJson(`/api/event?${new URLSearchParams({ path: route.path })}`, eventsReplySchema);
  if (route.view === 'list') {
    const { sport, region, competition } = route;
    return readEvents({ sport, ...(region && { region }), ...(competition && { competition }) });
  }
  if (route.view === 'favourites') return readEvents({});
  const [live, upcoming] = await Promise.all([readEvents({ phase: 'LIVE' }), readEvents({ phase: 'UPCOMING' })]);
  if (!live.ok) return live;
  if (!upcoming.ok) return upcoming;
  return { ok: true, value: { at: live.value.at, events: [...live.value.events, ...upcoming.value.events] } };
}

/** Any other refusal, such as TOO_MANY, says nothing about whether the view exists. */
const isUnknownView = ({ code }: Refusal) => code === 'BAD_REQUEST' || code === 'NOT_FOUND';

/** Reads the view again without hiding what is shown; a failure is shown only where nothing is. */
export async function loadView(): Promise<void> {
  const { route } = getState();
  if (route.view === 'bets') {
    await loadBets(getState().tab);
    if (getState().route === route) setState({ status: 'ready' });
    return;
  }
  const reply = await readView(route);
  if (!reply || getState().route !== route) return;
  if (reply.ok) showEvents(route, reply.value);
  else if (isUnknownView(reply.refusal)) setState({ status: 'unknown' });
  else if (getState().status !== 'ready') setState({ status: 'failed' });
}

function showEvents(route: Route, { at, events }: Read): void {
  const { slip, events: known } = getState();
  const merged = mergeEvents(known, events);
  // Only this view reads all events that are offered.
  if (route.view === 'favourites') dropEnded(new Set(events.map(eventItem)));
  const isUnknown = route.view === 'event' && events.length === 0;
  setState({
    status: isUnknown ? 'unknown' : 'ready',
    shown: events.map(({ eventId }) => eventId),
    events: merged,
    receivedAt: Date.now(),
    slip: refreshPicks(slip, merged),
    clockOffsetMs: new Date(at).getTime() - Date.now(),
  });
}

export async function loadSports(): Promise<void> {
  const reply = await getJson('/api/sports', sportsReplySchema);
  if (reply.ok) setState({ sports: reply.value.sports });
}

export async function loadMe(): Promise<void> {
  const reply = await getJson('/api/me', meReplySchema);
  if (reply.ok) setState({ me: reply.value });
}

const repeatMs = 2_000;

/** Reads the player for the first time; a failure is repeated soon, as nothing can be placed before. */
export async function loadFirstMe(): Promise<void> {
  await loadMe();
  if (!getState().me) setTimeout(() => void loadMe(), repeatMs);
}

/** Reads again what is shown, and the player where that has failed so far. */
export async function reload(): Promise<void> {
  const { route, tab, me } = getState();
  const view = route.view === 'bets' ? [loadBets(tab)] : [loadView(), loadSports()];
  await Promise.all(me ? view : [loadMe(), ...view]);
}

/** Reads the events of the slip, whose odds may have changed without a connection. */
export async function loadSlipEvents(): Promise<void> {
  const ids = [...new Set(getState().slip.picks.map(({ eventId }) => eventId))];
  const replies = await Promise.all(ids.map((id) => getJson(`/api/events/${encodeURIComponent(id)}`, eventsReplySchema)));
  const events = mergeEvents(
    getState().events,
    replies.flatMap((reply) => (reply.ok ? reply.value.events : [])),
  );
  setState({ events, slip: refreshPicks(getState().slip, events) });
}

/** Reads the pages of a list of bets again that were loaded, the first at least, or with `before` the next one. */
export async function loadBets(tab: BetTab, before?: string): Promise<void> {
  if (getState().me?.player === null) return;
  setList(tab, before ? { isLoadingMore: true } : {});
  // A further page may come while these are read.
  const read = await readBets(tab, before, () => (before ? 1 : getState().lists[tab].ids.length));
  const { lists, bets } = getState();
  if (!read) {
    setList(tab, { ...(before && { isLoadingMore: false }), ...(lists[tab].status !== 'ready' && { status: 'failed' }) });
    return;
  }
  const ids = read.bets.map(({ betId }) => betId);
  const all = before ? [...new Set([...lists[tab].ids, ...ids])] : ids;
  setState({ bets: new Map([...bets, ...read.bets.map((bet) => [bet.betId, bet] as const)]) });
  setList(tab, { status: 'ready', ids: all, next: read.next, ...(before && { isLoadingMore: false }) });
}

/** As many bets of a list as are wanted, at least, or all of them; undefined without an answer. A bet may have come between those read before. */
async function readBets(tab: BetTab, before: string | undefined, count: () => number) {
  const bets: WireBet[] = [];
  let next = before ?? null;
  do {
    const query = new URLSearchParams({ state: tab, ...(next !== null && { before: next }) });
    const reply = await getJson(`/api/bets?${query}`, betsReplySchema);
    if (!reply.ok) return undefined;
    bets.push(...reply.value.bets);
    next = reply.value.next;
  } while (next !== null && bets.length < count());
  return { bets, next };
}

function setList(tab: BetTab, changes: Partial<BetList>): void {
  const { lists } = getState();
  setState({ lists: { ...lists, [tab]: { ...lists[tab], ...changes } } });
}

/** Ids of the events that the view and the slip show, for the feed. */
export function watchedEvents(): { readonly events: readonly string[]; readonly full: readonly string[] } {
  const { route, shown, search, slip } = getState();
  const picked = slip.picks.map(({ eventId }) => eventId);
  const open = route.view === 'event' ? shown : [];
  const full = [...new Set([...open, ...picked])].slice(0, 40);
  return { events: (search?.ids ?? shown).slice(0, 120), full };
}
