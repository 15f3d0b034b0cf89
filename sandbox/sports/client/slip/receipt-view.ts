import type { WireBet } from '../../wire.ts';
import { icon } from '../dom/icon.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { countMessage, getMessage } from '../shared/facts.ts';
import { focusOn } from '../shared/focus.ts';
import { formatOdds, money } from '../shared/format.ts';
import { isNarrow } from '../shared/frame-size.ts';
import { openPath } from '../state/navigate.ts';
import type { State } from '../state/state.ts';
import { setState } from '../state/store.ts';
import { figure, winFigures } from '../views/figures.ts';
import { matchName, outcomeName } from '../views/names.ts';
import { boostMinorOf } from './boost.ts';
import { openSlip } from './slip-actions.ts';

const showMyBets = () => {
  openSlip(false);
  openPath('bet-history');
};

/** What was placed, until the player goes on. */
export function receipt({ receipts: bets, me }: State): VNode {
  const title = bets.length === 1 ? getMessage('placed') : countMessage('placedCount', bets.length);
  const close = () => {
    setState({ receipts: [] });
    openSlip(false);
    // On a narrow window the slip is closed with its receipt.
    if (!isNarrow()) setTimeout(() => focusOn('.slip h2'));
  };
  return h(
    'div',
    { class: 'receipt', key: 'receipt' },
    h('h3', { tabindex: '-1' }, icon('done'), title),
    bets.map((bet) => receiptOf(bet, boostMinorOf(bet, me))),
    h(
      'div',
      { class: 'buttons' },
      h('button', { type: 'button', class: 'plain', key: 'bets', onclick: showMyBets }, getMessage('seeMyBets')),
      h('button', { type: 'button', class: 'plain', key: 'done', onclick: close }, getMessage('done')),
    ),
  );
}

const receiptOf = ({ betId, selections, stakeMinor, totalOddsMilli, possibleWinMinor, isFreeBet }: WireBet, boostMinor: number) =>
  h(
    'div',
    { class: 'receipt-bet', key: betId },
    h(
      'ul',
      {},
      selections.map((each) =>
        h('li', { key: each.selectionId }, h('strong', {}, outcomeName(each)), h('span', { class: 'quiet' }, matchName(each))),
      ),
    ),
    h(
      'dl',
      { class: 'figures' },
      figure(getMessage(isFreeBet ? 'freeBet' : 'stake'), money(stakeMinor)),
      figure(getMessage('totalOdds'), formatOdds(totalOddsMilli)),
      ...winFigures(possibleWinMinor, boostMinor),
    ),
    h('p', { class: 'quiet' }, getMessage('betNumber', { id: betId })),
  );
