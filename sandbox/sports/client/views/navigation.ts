import { icon } from '../dom/icon.ts';
import { h, hidden, type VNode } from '../dom/vnode.ts';
import { countMessage, getMessage } from '../shared/facts.ts';
import { pathOf } from '../state/route.ts';
import { closeSearch, openSearch } from '../state/search.ts';
import type { Sport, State } from '../state/state.ts';
import { link } from './link.ts';

/** The sections of the sportsbook, and the sports with the counts of their events. */
export function navigation({ route, sports, search, me }: State): VNode {
  const path = pathOf(route);
  const current = (target: string, isExact: boolean) =>
    (isExact ? path === target : path === target || path.startsWith(`${target}/`)) && (path === target ? 'page' : 'true');
  const live = sports.reduce((sum, sport) => sum + sport.live, 0);
  const section = (target: string, name: string, sign: 'home' | 'live' | 'star' | 'bets', count: number) =>
    h(
      'li',
      { key: target },
      link(target, { 'aria-current': current(target, true) }, icon(sign), h('span', {}, name), count > 0 && liveCount(count)),
    );
  const sport = ({ slug, name, events, live: playing }: Sport) =>
    h(
      'li',
      { key: slug },
      link(
        slug,
        { 'aria-current': current(slug, false) },
        h('span', {}, name),
        h(
          'span',
          { class: 'count' },
          h('span', { 'aria-hidden': 'true' }, String(events)),
          hidden(`, ${countMessage('events', events)}`),
        ),
        playing > 0 && h('span', { class: 'sr' }, `, ${countMessage('liveEvents', playing)}`),
      ),
    );
  const offered = sports.filter(({ events }) => events > 0);
  // A player who may not bet on virtual sports is not led to them.
  const virtual = me?.player?.virtualSports === false ? [] : offered.filter(({ isVirtual }) => isVirtual);
  return h(
    'nav',
    { class: 'navigation follows', 'aria-label': getMessage('sections'), key: 'navigation' },
    h(
      'ul',
      { class: 'sections' },
      section('', getMessage('home'), 'home', 0),
      section('live-betting', getMessage('live'), 'live', live),
      section('favourites', getMessage('favourites'), 'star', 0),
      section('bet-history', getMessage('myBets'), 'bets', 0),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'search-button',
        'aria-pressed': search ? 'true' : 'false',
        onclick: search ? closeSearch : openSearch,
      },
      icon('search'),
      h('span', {}, getMessage('search')),
    ),
    h(
      'div',
      { class: 'sport-lists' },
      h('h2', {}, getMessage('allSports')),
      h('ul', { class: 'sports' }, offered.filter(({ isVirtual }) => !isVirtual).map(sport)),
      virtual.length > 0 && h('h2', { key: 'virtual' }, getMessage('virtualSports')),
      virtual.length > 0 && h('ul', { class: 'sports', key: 'virtual-sports' }, virtual.map(sport)),
    ),
  );
}

const liveCount = (count: number) =>
  h(
    'span',
    { class: 'count live-count' },
    h('span', { 'aria-hidden': 'true' }, String(count)),
    hidden(`, ${countMessage('liveEvents', count)}`),
  );
