import type { WireEvent } from '../../wire.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { competitionItem, eventItem, teamItem } from '../favourites/favourites.ts';
import { starButton } from '../favourites/star-button.ts';
import { getMessage, type MessageName } from '../shared/facts.ts';
import { formatDateTime, formatLine } from '../shared/format.ts';
import { isClosed, isOver, type Market } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { trackerView } from '../tracker/tracker-view.ts';
import { shownEvents } from './event-group.ts';
import { trailOf } from './event-lists.ts';
import { eventState, spokenScore } from './event-state.ts';
import { fairResult } from './fair-result.ts';
import { groupBy } from './groups.ts';
import { marketName, matchName } from './names.ts';
import { notice, skeleton, toSports, viewFailed } from './notices.ts';
import { oddsButton } from './odds-button.ts';

/** An event with all of its markets. */
export function eventView(state: State): readonly VNode[] {
  const [event] = shownEvents(state);
  if (state.status === 'loading')
    return [h('h1', { tabindex: '-1', key: 'title', class: 'sr' }, getMessage('loading')), skeleton(8)];
  if (state.status === 'failed') return [h('h1', { tabindex: '-1', key: 'title' }, getMessage('sportsbook')), viewFailed()];
  if (!event) {
    const missing = notice(getMessage('notFound'), getMessage('notFoundText'), toSports());
    return [h('h1', { tabindex: '-1', key: 'title' }, getMessage('sportsbook')), missing];
  }
  const open = event.markets.filter((market) => !isClosed(event, market));
  const closed = event.markets.filter((market) => isClosed(event, market));
  return [
    trailOfEvent(event),
    scoreboard(event),
    ...trackerView(state, event),
    ...eventNotices(event, open.length),
    ...marketGroups(event, open),
    ...closedMarkets(event, closed),
    stars(event),
    ...fairResult(event),
  ];
}

function trailOfEvent({ sport, region, competition }: WireEvent): VNode {
  return trailOf([
    { name: getMessage('home'), path: '' },
    { name: sport.name, path: sport.slug },
    { name: region.name, path: `${sport.slug}/${region.slug}` },
    { name: competition.name, path: `${sport.slug}/${region.slug}/${competition.slug}` },
  ]);
}

function scoreboard(event: WireEvent): VNode {
  const { home, away, score, startsAt, venue } = event;
  const team = (name: string) => name !== '' && h('span', { class: 'team' }, name);
  const middle = score
    ? h('span', { class: 'big-score', 'aria-hidden': 'true' }, `${score.home} – ${score.away}`)
    : h('span', { class: 'big-score versus' }, ' – ');
  return h(
    'header',
    { class: 'scoreboard', key: 'scoreboard' },
    h('p', { class: 'event-meta' }, eventState(event)),
    h(
      'h1',
      { tabindex: '-1', key: 'title', 'data-title': matchName(event) },
      team(home),
      away !== '' && middle,
      team(away),
      spokenScore(event),
    ),
    !isOver(event) && starButton(eventItem(event), matchName(event)),
    h(
      'p',
      { class: 'quiet' },
      `${getMessage('startsAt', { time: formatDateTime(startsAt) })}${venue ? ` · ${getMessage('venue', { venue })}` : ''}`,
    ),
  );
}

/** Marks the teams and the competition. */
function stars(event: WireEvent): VNode {
  const { home, away, competition } = event;
  const teams = [home, away].filter(Boolean).map((name) => starButton(teamItem(event, name), name, true));
  const title = getMessage('favourites');
  return h(
    'section',
    { class: 'group', key: 'stars' },
    h('h2', {}, title),
    h(
      'div',
      { class: 'stars', role: 'group', 'aria-label': title },
      teams,
      starButton(competitionItem(event), competition.name, true),
    ),
  );
}

function eventNotices({ phase, isSuspended, isVirtual }: WireEvent, openCount: number): readonly VNode[] {
  const line = (name: MessageName) => [h('p', { class: 'line-notice', role: 'status', key: 'state' }, getMessage(name))];
  if (phase === 'ENDED') return line('endedText');
  if (phase === 'CANCELLED') return line('cancelledText');
  if (phase === 'LIVE' && isVirtual) return line('virtualText');
  if (isSuspended) return line('suspendedText');
  return openCount === 0 ? line('noMarkets') : [];
}

/** Markets of one kind are one group, with a row per line. */
function marketGroups(event: WireEvent, shown: readonly Market[]): readonly VNode[] {
  return groupBy(shown, ({ kind }) => kind).map(([kind, markets]) =>
    h(
      'section',
      { class: 'market', key: kind },
      h('h2', {}, marketName(kind)),
      markets.map((market) => marketRow(event, market)),
    ),
  );
}

/** Below the open ones, in a closed line. */
function closedMarkets(event: WireEvent, closed: readonly Market[]): readonly VNode[] {
  if (closed.length === 0) return [];
  const summary = h('summary', {}, getMessage('closedMarkets', { count: closed.length }));
  return [h('details', { class: 'fold quiet', key: 'closed' }, summary, marketGroups(event, closed))];
}

function marketRow(event: WireEvent, market: Market): VNode {
  const { marketId, kind, line, selections } = market;
  const name = line === null ? marketName(kind) : `${marketName(kind)} ${formatLine(line)}`;
  return h(
    'div',
    { key: marketId, role: 'group', 'aria-label': `${matchName(event)}, ${name}` },
    h(
      'div',
      { class: `odds-row odds-${selections.length}` },
      selections.map((selection) => oddsButton(event, market, selection, false)),
    ),
  );
}
