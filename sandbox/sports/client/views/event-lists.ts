import type { WireEvent } from '../../wire.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { countMessage, getMessage } from '../shared/facts.ts';
import { isOver, listedMarket } from '../state/events.ts';
import type { Route } from '../state/route.ts';
import type { State } from '../state/state.ts';
import { now } from '../state/store.ts';
import { eventRow } from './event-row.ts';
import { dayName, groupBy } from './groups.ts';
import { link } from './link.ts';
import { notice, skeleton, toSports, viewFailed } from './notices.ts';
import { viewHead } from './view-head.ts';

const maxLive = 6;
const maxUpcoming = 16;

export const shownEvents = ({ shown, events }: State) => shown.flatMap((id) => events.get(id) ?? []);

const competitionOf = ({ region, competition }: WireEvent) => `${region.name} · ${competition.name}`;
const placeOf = ({ sport, competition }: WireEvent) => `${sport.name} · ${competition.name}`;

const eventList = (events: readonly WireEvent[], place?: (event: WireEvent) => string) =>
  h(
    'ul',
    { class: 'events' },
    events.map((event) => eventRow(event, place?.(event))),
  );

/** A heading with its events: those without odds come after the others, and those that are over are in a closed line below. */
function group(title: string, events: readonly WireEvent[], place?: (event: WireEvent) => string): VNode {
  const going = events
    .filter((event) => !isOver(event))
    .sort((one, other) => Number(!listedMarket(one)) - Number(!listedMarket(other)));
  const over = events.filter(isOver);
  return h(
    'section',
    { class: 'group', key: title },
    h('h2', {}, title),
    going.length > 0 && eventList(going, place),
    over.length > 0 &&
      h(
        'details',
        { class: 'fold quiet', key: 'over' },
        h('summary', {}, getMessage('endedEvents', { count: over.length })),
        eventList(over, place),
      ),
  );
}

/** The start page: what is played now, and what comes next. */
export function homeView(state: State): readonly VNode[] {
  const title = viewHead(state, getMessage('sportsbook'));
  if (state.status === 'loading') return [title, skeleton(10)];
  if (state.status !== 'ready') return [title, viewFailed()];
  const events = shownEvents(state).filter(({ isVirtual }) => !isVirtual);
  const live = events.filter((event) => event.phase === 'LIVE' && listedMarket(event));
  const upcoming = events.filter(({ phase }) => phase === 'UPCOMING').slice(0, maxUpcoming);
  const days = groupBy(upcoming, ({ startsAt }) => dayName(startsAt, now()));
  return [
    title,
    live.length > 0 && group(getMessage('liveNow'), live.slice(0, maxLive), placeOf),
    live.length > maxLive && link('live-betting', { class: 'plain wide', key: 'more' }, getMessage('seeAllLive')),
    ...days.map(([day, of]) => group(day, of, placeOf)),
    live.length + upcoming.length === 0 && notice(getMessage('noEvents'), getMessage('noEventsText')),
  ].filter((node) => node !== false);
}

/** Live betting, by sport; virtual sports come last. */
export function liveView(state: State): readonly VNode[] {
  const title = viewHead(state, getMessage('liveBetting'));
  if (state.status === 'loading') return [title, skeleton(8)];
  if (state.status !== 'ready') return [title, viewFailed()];
  const events = shownEvents(state);
  const live = events.filter(({ phase }) => phase !== 'UPCOMING');
  if (live.length === 0) return [title, notice(getMessage('noLive'), getMessage('noLiveText'), toSports())];
  const sorted = [...live].sort((one, other) => Number(one.isVirtual) - Number(other.isVirtual));
  return [title, ...groupBy(sorted, ({ sport }) => sport.name).map(([sport, of]) => group(sport, of, competitionOf))];
}

/** A sport, region or competition: its events by day and competition. */
export function listView(state: State, route: Route & { readonly view: 'list' }): readonly VNode[] {
  const [first] = shownEvents(state);
  const names = namesOf(state, route, first);
  const head = [trail(route, names), viewHead(state, names.at(-1) ?? '', names.join(' · '))];
  if (state.status === 'loading') return [...head, skeleton(10)];
  if (state.status === 'failed') return [...head, viewFailed()];
  const events = shownEvents(state).filter(({ phase }) => phase === 'LIVE' || phase === 'UPCOMING');
  if (events.length === 0) return [...head, notice(getMessage('noEvents'), getMessage('noEventsText'), toSports())];
  const live = events.filter(({ phase }) => phase === 'LIVE');
  const days = groupBy(
    events.filter(({ phase }) => phase === 'UPCOMING'),
    ({ startsAt }) => dayName(startsAt, now()),
  );
  const place = route.competition ? undefined : route.region ? ({ competition }: WireEvent) => competition.name : competitionOf;
  return [
    ...head,
    competitionLinks(state, route),
    live.length > 0 && group(getMessage('liveNow'), live, place),
    ...days.map(([day, of]) => group(day, of, place)),
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

function competitionLinks({ sports }: State, route: Route & { readonly view: 'list' }): VNode | undefined {
  if (route.competition) return undefined;
  const regions = sports.find(({ slug }) => slug === route.sport)?.regions ?? [];
  const rows = regions
    .filter(({ slug }) => !route.region || slug === route.region)
    .flatMap((region) =>
      region.competitions
        .filter(({ events }) => events > 0)
        .map(({ slug, name, events }) => ({ path: `${route.sport}/${region.slug}/${slug}`, name, region: region.name, events })),
    );
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
