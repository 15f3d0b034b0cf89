import type { WireEvent } from '../../wire.ts';
import { icon } from '../dom/icon.ts';
import { h, hidden, type VNode } from '../dom/vnode.ts';
import { eventItem } from '../favourites/favourites.ts';
import { starButton } from '../favourites/star-button.ts';
import { countMessage, getMessage } from '../shared/facts.ts';
import { isOver, listedMarket, pathOfEvent } from '../state/events.ts';
import { eventState, sideScore, spokenScore } from './event-state.ts';
import { link } from './link.ts';
import { matchName } from './names.ts';
import { oddsButton } from './odds-button.ts';

/** An event in a list: its state, teams, score and winner market. `place` names its competition where the list does not. */
export function eventRow(event: WireEvent, place?: string): VNode {
  const market = listedMarket(event);
  const more = event.marketCount - 1;
  const side = (name: string, key: 'home' | 'away') =>
    name !== '' && h('span', { class: 'side-name' }, h('span', { class: 'team' }, name), sideScore(event, key));
  return h(
    'li',
    { class: 'event', key: event.eventId },
    h('div', { class: 'event-meta' }, eventState(event), place && h('span', { class: 'quiet place' }, place)),
    link(
      pathOfEvent(event),
      { class: 'event-link' },
      side(event.home, 'home'),
      event.away !== '' && hidden(' – '),
      side(event.away, 'away'),
      spokenScore(event),
    ),
    market
      ? h(
          'div',
          { class: `odds-row odds-${market.selections.length}` },
          market.selections.map((each) => oddsButton(event, market, each, true)),
        )
      : h('p', { class: 'quiet no-market' }, getMessage('marketClosed')),
    more > 0 &&
      link(
        pathOfEvent(event),
        { class: 'more' },
        h('span', { 'aria-hidden': 'true' }, `+${more}`),
        hidden(`${event.home} – ${event.away}: ${countMessage('moreMarkets', more)}`),
        icon('next'),
      ),
    !isOver(event) && starButton(eventItem(event), matchName(event)),
  );
}
