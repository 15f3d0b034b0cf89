import type { WireEvent } from '../../wire.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import type { State } from '../state/state.ts';
import { now } from '../state/store.ts';
import { eventGroup, placeOf, shownEvents } from '../views/event-group.ts';
import { dayName, groupBy } from '../views/groups.ts';
import { link } from '../views/link.ts';
import { notice, skeleton, toSports, viewFailed } from '../views/notices.ts';
import { viewHead } from '../views/view-head.ts';
import { type Favourites, isEventItem, isFavourite, pathOfItem } from './favourites.ts';
import { starButton } from './star-button.ts';

/** Lists show so many favourites; their own view has all. */
const maxListed = 8;

/** Everything that is marked: competitions and teams, and the events of all favourites. */
export function favouritesView(state: State): readonly VNode[] {
  // What is unmarked here stays until the view is left, so that it can be marked again.
  const { firstFavourites: favourites, status } = state;
  const title = viewHead(state, getMessage('favourites'));
  if (status === 'loading') return [title, skeleton(6)];
  if (status !== 'ready') return [title, viewFailed()];
  if (favourites.size === 0) return [title, notice(getMessage('noFavourites'), getMessage('noFavouritesText'), toSports())];
  const events = shownEvents(state).filter((event) => isFavourite(favourites, event));
  const live = events.filter(({ phase }) => phase === 'LIVE');
  const upcoming = groupBy(
    events.filter(({ phase }) => phase === 'UPCOMING'),
    ({ startsAt }) => dayName(startsAt, now()),
  );
  return [
    title,
    markedList(favourites),
    live.length > 0 && eventGroup(getMessage('liveNow'), live, placeOf),
    ...upcoming.map(([day, of]) => eventGroup(day, of, placeOf)),
    events.length === 0 && h('p', { class: 'quiet', key: 'none' }, getMessage('noFavouriteEvents')),
  ].filter((node) => node !== undefined && node !== false);
}

/** The competitions and teams, which can be unmarked here; events have their star in their row. */
function markedList(favourites: Favourites): VNode | undefined {
  const marked = [...favourites].filter(([item]) => !isEventItem(item));
  if (marked.length === 0) return undefined;
  return h(
    'ul',
    { class: 'marked', key: 'marked' },
    marked.map(([item, name]) => {
      const path = pathOfItem(item);
      return h(
        'li',
        { class: 'marked-item', key: item },
        starButton(item, name),
        path ? link(path, { class: 'marked-name' }, name) : h('span', { class: 'marked-name' }, name),
      );
    }),
  );
}

/** Events of several days are in one group: the day is written before the place, apart from today. */
function placeWithDay({ phase, startsAt }: WireEvent, place: string | undefined): string | undefined {
  const day = dayName(startsAt, now());
  const isOtherDay = phase === 'UPCOMING' && day !== getMessage('today');
  return [isOtherDay && day, place].filter(Boolean).join(' · ') || undefined;
}

/** The favourites among events as a first group, and the other events. */
export function splitFavourites(
  events: readonly WireEvent[],
  isMarked: (event: WireEvent) => boolean,
  place?: (event: WireEvent) => string,
): { readonly group: readonly VNode[]; readonly others: readonly WireEvent[] } {
  const marked = events.filter(isMarked).slice(0, maxListed);
  if (marked.length === 0) return { group: [], others: events };
  const first = [...marked].sort((one, other) => Number(other.phase === 'LIVE') - Number(one.phase === 'LIVE'));
  const group = [eventGroup(getMessage('favourites'), first, (event) => placeWithDay(event, place?.(event)))];
  return { group, others: events.filter((event) => !marked.includes(event)) };
}
