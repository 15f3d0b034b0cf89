import type { WireEvent } from '../../wire.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { isFavourite, isOwnFavourite } from '../favourites/favourites.ts';
import { splitFavourites } from '../favourites/favourites-view.ts';
import { starButton } from '../favourites/star-button.ts';
import { countMessage, getMessage } from '../shared/facts.ts';
import { listedMarket } from '../state/events.ts';
import { pathOf, type Route } from '../state/route.ts';
import type { State } from '../state/state.ts';
import { now } from '../state/store.ts';
import { competitionOf, eventGroup, placeOf, shownEvents } from './event-group.ts';
import { dayName, groupBy } from './groups.ts';
import { link } from './link.ts';
import { notice, skeleton, toSports, viewFailed } from './notices.ts';
import { viewHead } from './view-head.ts';

const maxLive = 6;
const maxUpcoming = 16;

/** The start page: what is played now, and what comes next. */
export function homeView(state: State): readonly VNode[] {
  const title = viewHead(state, getMessage('sportsbook'));
  if (state.status === 'loading') return [title, skeleton(10)];
  if (state.status !== 'ready') return [title, viewFailed()];
  const { group, others } = splitFavourites(shownEvents(state), (event) => isFavourite(state.firstFavourites, event), placeOf);
  const events = others.filter(({ isVirtual }) => !isVirtual);
  const live = events.filter((event) => event.phase === 'LIVE' && listedMarket(event));
  const upcoming = events.filter(({ phase }) => phase === 'UPCOMING').slice(0, maxUpcoming);
  const days = groupBy(upcoming, ({ startsAt }) => dayName(startsAt, now()));
  return [
    title,
    ...group,
    live.length > 0 && eventGroup(getMessage('liveNow'), live.slice(0, maxLive), placeOf),
    live.length > maxLive && link('live-betting', { class: 'plain wide', key: 'more' }, getMessage('seeAllLive')),
    ...days.map(([day, of]) => eventGroup(day, of, placeOf)),
    group.length + live.length + upcoming.length === 0 && notice(getMessage('noEvents'), getMessage('noEventsText')),
  ].filter((node) => node !== false);
}

/** Live betting, by sport; virtual sports come last. */
export function liveView(state: State): readonly VNode[] {
  const title = viewHead(state, getMessage('liveBetting'));
  if (state.status === 'loading') return [title, skeleton(8)];
  if (state.status !== 'ready') return [title, viewFailed()];
  const events = shownEvents(state);
  const all = events.filter(({ phase }) => phase !== 'UPCOMING');
  if (all.length === 0) return [title, notice(getMessage('noLive'), getMessage('noLiveText'), toSports())];
  const { group, others } = splitFavourites(all, (event) => isFavourite(state.firstFavourites, event), placeOf);
  const sorted = [...others].sort((one, other) => Number(one.isVirtual) - Number(other.isVirtual));
  return [
    title,
    ...group,
    ...groupBy(sorted, ({ sport }) => sport.name).map(([sport, of]) => eventGroup(sport, of, competitionOf)),
  ];
}

/** A sport, region or competition: its events by day and competition. */
export function listView(state: State, route: Route & { readonly view: 'list' }): readonly VNode[] {
  const [first] = shownEvents(state);
  const names = namesOf(state, route, first);
  const item = route.competition && `competition:${pathOf(route)}`;
  const name = names.at(-1) ?? '';
  const head = [trail(route, names), viewHead(state, name, names.join(' · '), item ? starButton(item, name) : undefined)];
  if (state.status === 'loading') return [...head, skeleton(10)];
  if (state.status === 'failed') return [...head, viewFailed()];
  const all = shownEvents(state).filter(({ phase }) => phase === 'LIVE' || phase === 'UPCOMING');
  if (all.length === 0) return [...head, notice(getMessage('noEvents'), getMessage('noEventsText'), toSports())];
  const place = route.competition ? undefined : route.region ? ({ competition }: WireEvent) => competition.name : competitionOf;
  // In the list of a competition it is the competition that is marked, not each of its events.
  const isMarked = route.competition ? isOwnFavourite : isFavourite;
  const { group, others: events } = splitFavourites(all, (event) => isMarked(state.firstFavourites, event), place);
  const live = events.filter(({ phase }) => phase === 'LIVE');
  const days = groupBy(
    events.filter(({ phase }) => phase === 'UPCOMING'),
    ({ startsAt }) => dayName(startsAt, now()),
  );
  return [
    ...head,
    competitionLinks(state, route),
    ...group,
    live.length > 0 && eventGroup(getMessage('liveNow'), live, place),
    ...days.map(([day, of]) => eventGroup(day, of, place)),
  ].filter((node) => node !== undefined && node !== false);
}

/** Names of the sport, region and competition of a list. */
function namesOf(
  { sports }: State,
  { sport, region, competition }: Route & { readonly view: 'list' },
  event: WireEvent | undefined,
) {
  const known = sports.find(({ slug }) => slug === sport);
  const place = known?.regions.find(({ slug }) => slug === region);
  const names = [
    known?.name ?? event?.sport.name ?? sport,
    region && (place?.name ?? event?.region.name ?? region),
    competition && (place?.competitions.find(({ slug }) => slug === competition)?.name ?? event?.competition.name ?? competition),
  ];
  return names.flatMap((name) => name || []);
}

/** Links to the levels above. */
function trail({ sport, region }: Route & { readonly view: 'list' }, names: readonly string[]): VNode {
  const paths = ['', sport, [sport, region].join('/')];
  const steps = [getMessage('home'), ...names.slice(0, -1)];
  return trailOf(steps.map((name, index) => ({ name, path: paths[index] ?? '' })));
}

export const trailOf = (steps: readonly { readonly name: string; readonly path: string }[]) =>
  h(
    'nav',
    { class: 'trail', 'aria-label': getMessage('path'), key: 'trail' },
    h(
      'ol',
      {},
      steps.map(({ name, path }) => h('li', { key: path }, link(path, {}, name))),
    ),
  );

/** The competitions with events; favourites come first. */
function competitionLinks({ sports, firstFavourites }: State, route: Route & { readonly view: 'list' }): VNode | undefined {
  if (route.competition) return undefined;
  const regions = sports.find(({ slug }) => slug === route.sport)?.regions ?? [];
  const isMarked = ({ path }: { readonly path: string }) => firstFavourites.has(`competition:${path}`);
  const rows = regions
    .filter(({ slug }) => !route.region || slug === route.region)
    .flatMap((region) =>
      region.competitions
        .filter(({ events }) => events > 0)
        .map(({ slug, name, events }) => ({ path: `${route.sport}/${region.slug}/${slug}`, name, region: region.name, events })),
    )
    .sort((one, other) => Number(isMarked(other)) - Number(isMarked(one)));
  if (rows.length < 2) return undefined;
  return h(
    'nav',
    { class: 'chips', 'aria-label': getMessage('competitions'), key: 'competitions' },
    h(
      'ul',
      {},
      rows.map(({ path, name, region, events }) =>
        h(
          'li',
          { key: path },
          link(
            path,
            { class: 'chip' },
            h('span', {}, `${name}`),
            h('span', { class: 'quiet' }, `${region} · ${countMessage('events', events)}`),
          ),
        ),
      ),
    ),
  );
}
