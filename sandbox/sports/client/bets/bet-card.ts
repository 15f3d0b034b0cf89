import type { WireBet } from '../../wire.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { betAgain } from '../share/refill.ts';
import { shareButtons, shareResult } from '../share/share-view.ts';
import { getMessage, type MessageName } from '../shared/facts.ts';
import { formatDateTime, formatOdds, money } from '../shared/format.ts';
import { boostMinorOf } from '../slip/boost.ts';
import type { CashOut, State } from '../state/state.ts';
import { figure, paidFigures, winFigures } from '../views/figures.ts';
import { link } from '../views/link.ts';
import { marketName, matchName, outcomeName } from '../views/names.ts';
import { closeCashOut, confirmCashOut, requestCashOut } from './bet-actions.ts';

/** A bet with its selections, its figures, and the cash-out where one is offered. */
export function betCard(bet: WireBet, current: State): VNode {
  const { me, cashOut } = current;
  const requested = cashOut?.betId === bet.betId ? cashOut : undefined;
  const selectionIds = bet.selections.map(({ selectionId }) => selectionId);
  const { betId, kind, state, selections, stakeMinor, isFreeBet, totalOddsMilli, possibleWinMinor, payoutMinor, boostMinor } =
    bet;
  const only = selections.length === 1 ? selections[0] : undefined;
  const isOver = payoutMinor !== null;
  const canWin = !isOver && state !== 'REJECTED';
  const name = `${getMessage(kind === 'SINGLE' ? 'single' : 'accumulator')}${only ? '' : ` (${selections.length})`}`;
  return h(
    'li',
    { class: `bet bet-${state.toLowerCase()}`, key: betId, 'data-bet': betId },
    h(
      'div',
      { class: 'bet-head' },
      h('h2', { tabindex: '-1' }, name),
      isFreeBet && h('span', { class: 'badge' }, getMessage('freeBet')),
      h('span', { class: 'bet-state' }, getMessage(`state.${state}`)),
    ),
    bet.rejection !== null && h('p', { class: 'quiet' }, getMessage(`refused.${bet.rejection}`)),
    h('ul', { class: 'bet-selections' }, selections.map(selectionLine)),
    h(
      'dl',
      { class: 'figures' },
      figure(getMessage('stake'), money(stakeMinor)),
      figure(getMessage('totalOdds'), formatOdds(totalOddsMilli)),
      isOver && paidFigures(payoutMinor, boostMinor ?? 0),
      canWin && winFigures(possibleWinMinor, state === 'OPEN' ? boostMinorOf(bet, me) : 0),
    ),
    cashOutPart(bet, requested),
    h('div', { class: 'buttons', key: 'again' }, betAgainButton(bet), shareButtons(betId, selectionIds)),
    shareResult(current, betId),
    h(
      'p',
      { class: 'quiet bet-number' },
      `${getMessage('placedOn', { date: formatDateTime(bet.placedAt) })} · ${getMessage('betNumber', { id: betId })}`,
    ),
  );
}

const betAgainButton = (bet: WireBet) =>
  h('button', { type: 'button', class: 'plain', key: 'betAgain', onclick: () => void betAgain(bet) }, getMessage('betAgain'));

function selectionLine(selection: WireBet['selections'][number]): VNode {
  const { selectionId, eventPath, kind, oddsMilli, result, phase, score, startsAt } = selection;
  const state = score ? getMessage('score', { home: score.home, away: score.away }) : formatDateTime(startsAt);
  return h(
    'li',
    { key: selectionId },
    result !== null && h('span', { class: `result result-${result.toLowerCase()}` }, getMessage(`result.${result}`)),
    h(
      'div',
      { class: 'pick-names' },
      h('strong', {}, outcomeName(selection)),
      h('span', { class: 'quiet' }, marketName(kind)),
      link(
        eventPath,
        { class: 'pick-event' },
        phase === 'LIVE' && h('span', { class: 'badge-live' }, getMessage('live')),
        matchName(selection),
      ),
      h('span', { class: 'quiet' }, state),
    ),
    h('span', { class: 'pick-odds' }, formatOdds(oddsMilli)),
  );
}

/** The button with its price, then the question, then what came of it. */
function cashOutPart(bet: WireBet, requested: CashOut | undefined): VNode | undefined {
  if (!requested) {
    if (bet.isCashingOut) return h('p', { class: 'quiet', role: 'status', key: 'cashing-out' }, getMessage('cashingOut'));
    if (!bet.cashOut || bet.state !== 'OPEN') return undefined;
    const label = getMessage('cashOut', { amount: money(bet.cashOut.amountMinor) });
    return h('button', { type: 'button', class: 'cash-out', key: 'cash-out', onclick: () => requestCashOut(bet) }, label);
  }
  const { amountMinor, oldMinor, isSending, message } = requested;
  const close = (name: MessageName) =>
    h(
      'button',
      { type: 'button', class: 'plain', key: 'close', 'aria-disabled': isSending && 'true', onclick: closeCashOut },
      getMessage(name),
    );
  if (message)
    return h(
      'div',
      { class: 'question-box', key: 'told' },
      h('p', { class: 'question', tabindex: '-1' }, message),
      close('done'),
    );
  const changed = oldMinor !== undefined && getMessage('cashOutChanged', { old: money(oldMinor), new: money(amountMinor) });
  return h(
    'div',
    { class: 'question-box', key: 'question' },
    h('p', { class: 'question', tabindex: '-1' }, h('strong', {}, getMessage('cashOutQuestion', { amount: money(amountMinor) }))),
    h('p', { class: 'quiet' }, getMessage('cashOutText')),
    h('p', { class: 'changed', role: 'status' }, changed),
    isSending && h('progress', { 'aria-label': getMessage('loading'), key: 'progress' }),
    h(
      'div',
      { class: 'buttons' },
      h(
        'button',
        {
          type: 'button',
          class: 'primary',
          key: 'confirm',
          'aria-disabled': isSending && 'true',
          onclick: () => void confirmCashOut(),
        },
        getMessage('cashOut', { amount: money(amountMinor) }),
      ),
      close('keepBet'),
    ),
  );
}
