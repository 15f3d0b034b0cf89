import type { WireEvent } from '../../wire.ts';
import { icon } from '../dom/icon.ts';
import { h, hidden, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { formatOdds } from '../shared/format.ts';
import { toggleSelection } from '../slip/slip-actions.ts';
import { isBettable, isClosed, type Market, type Selection } from '../state/events.ts';
import { getState } from '../state/store.ts';
import { marketName, matchName, outcomeName, shortName } from './names.ts';

/** A button that adds a selection to the slip. Its name says match, market, outcome and odds. */
export function oddsButton(event: WireEvent, market: Market, selection: Selection, isShort: boolean): VNode {
  const { slip, moves, isPlacing } = getState();
  const { selectionId, oddsMilli } = selection;
  const isOpen = isBettable(event, market);
  const isPicked = slip.picks.some((pick) => pick.selectionId === selectionId);
  const move = moves.get(selectionId);
  const named = { ...event, ...market, ...selection };
  const context = `${matchName(event)}, ${marketName(market.kind)}: `;
  const label = isShort ? shortName(named) : outcomeName(named);
  return h(
    'button',
    {
      key: selectionId,
      type: 'button',
      class: `odds${move ? ` moved-${move}` : ''}`,
      'aria-pressed': isPicked ? 'true' : 'false',
      // One that is in the slip can be removed also when it is closed, but not while it is being placed.
      disabled: isPicked ? isPlacing : !isOpen,
      onclick: () => toggleSelection(event, market, selection),
    },
    hidden(isShort && label !== outcomeName(named) ? `${context}${outcomeName(named)}, ` : context),
    h('span', { class: 'odds-label' }, label),
    isOpen
      ? h('span', { class: 'odds-value' }, hidden(` ${getMessage('odds')} `), move && icon(move), formatOdds(oddsMilli))
      : h(
          'span',
          { class: 'odds-value closed' },
          icon('lock'),
          hidden(getMessage(isClosed(event, market) ? 'marketClosed' : 'suspended')),
        ),
  );
}
