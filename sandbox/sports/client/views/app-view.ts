import { betsView } from '../bets/bets-view.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { favouritesView } from '../favourites/favourites-view.ts';
import { getMessage } from '../shared/facts.ts';
import { isNarrow } from '../shared/frame-size.ts';
import { slipPanel } from '../slip/slip-view.ts';
import type { State } from '../state/state.ts';
import { homeView, listView, liveView } from './event-lists.ts';
import { eventView } from './event-view.ts';
import { navigation } from './navigation.ts';
import { searchView } from './search-view.ts';

/** The whole page. */
export function appView(state: State): readonly VNode[] {
  const { route, isExpired, isConnected, isSlipOpen } = state;
  const isCovered = isNarrow() && isSlipOpen;
  return [
    h(
      'div',
      { class: 'body', key: 'body', inert: isCovered },
      navigation(state),
      h(
        'main',
        { key: state.search ? 'search' : route.view === 'event' ? 'event' : 'main' },
        (isExpired || !isConnected) &&
          h(
            'p',
            { class: 'line-notice', role: 'status', key: 'connection' },
            getMessage(isExpired ? 'expiredText' : 'reconnecting'),
          ),
        state.favouriteProblem && h('p', { class: 'line-notice', role: 'alert', key: 'favourite' }, state.favouriteProblem),
        content(state),
      ),
    ),
    slipPanel(state),
    // Outside the slip, which is hidden on a phone while a selection is added.
    h('div', { class: 'sr', role: 'status', key: 'announcement' }, state.announcement),
  ];
}

function content(state: State): readonly VNode[] {
  const { route, search } = state;
  if (search) return searchView(state, search);
  if (route.view === 'home') return homeView(state);
  if (route.view === 'live') return liveView(state);
  if (route.view === 'bets') return betsView(state);
  if (route.view === 'favourites') return favouritesView(state);
  return route.view === 'event' ? eventView(state) : listView(state, route);
}
