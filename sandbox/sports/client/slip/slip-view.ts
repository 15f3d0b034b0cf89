import { maxSlipOdds } from '#lib/sportsbook/frame-contract.ts';
import { icon } from '../dom/icon.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { slipNotice } from '../share/share-view.ts';
import { countMessage, facts, getMessage, type MessageName } from '../shared/facts.ts';
import { formatOdds, money } from '../shared/format.ts';
import { isNarrow } from '../shared/frame-size.ts';
import type { SlipReport } from '../shared/site.ts';
import type { State } from '../state/state.ts';
import { planBets } from './bets.ts';
import { placeSection, slipFooter } from './footer-view.ts';
import { pickLine } from './line-view.ts';
import { receipt } from './receipt-view.ts';
import { refusedText } from './refused-view.ts';
import { isCombined } from './slip.ts';
import { changeSlip, openSlip, refusalKey, removeSelections, undoRemoval } from './slip-actions.ts';

/** The slip for the site's bar at the bottom of the window; without a text where nothing can be opened. */
export function slipReport({ slip, me, isSlipOpen, receipts, attempts }: State): SlipReport {
  const { picks } = slip;
  const name = getMessage('slip');
  if (!isNarrow()) return { isOpen: false, name, text: '', odds: '' };
  const [first] = planBets(slip, me, facts.numbers);
  const isOne = isCombined(slip) || picks.length === 1;
  const placed = receipts.length > 0 ? getMessage('placed') : attempts.length > 0 ? getMessage('checkAgain') : '';
  const odds = isOne && first ? formatOdds(first.totalOddsMilli) : '';
  return {
    isOpen: isSlipOpen,
    name,
    text: picks.length > 0 ? countMessage('selections', picks.length) : placed,
    odds: odds.length > maxSlipOdds ? '' : odds,
  };
}

/** The betslip: a column, or on a phone a sheet over the page. */
export function slipPanel(state: State): VNode {
  const { slip, isSlipOpen, receipts, isPlacing, attempts } = state;
  const hasBets = slip.picks.length > 0 || isPlacing || attempts.length > 0;
  const isSheet = isNarrow() && isSlipOpen;
  const onkeydown = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && isSheet) openSlip(false);
  };
  return h(
    'div',
    { class: `side${isSlipOpen ? ' open' : ''}`, key: 'side' },
    h('div', { class: 'backdrop', onclick: () => openSlip(false) }),
    h(
      'section',
      {
        class: 'slip follows',
        role: isSheet ? 'dialog' : 'region',
        'aria-modal': isSheet && 'true',
        'aria-labelledby': 'slip-title',
        onkeydown,
      },
      slipHead(state),
      balanceNote(state),
      slipNotice(state),
      receipts.length > 0 && receipt(state),
      slip.picks.length > 0 && kindTabs(state),
      slip.picks.length > 0 &&
        h(
          'ul',
          { class: 'picks' },
          slip.picks.map((pick) => pickLine(state, pick)),
        ),
      slip.removed && removedLine(state),
      slip.picks.length > 0 && slipFooter(state),
      otherRefusals(state),
      hasBets && placeSection(state),
      !hasBets && receipts.length === 0 && emptySlipText(),
    ),
  );
}

/** Refusals of bets whose selections the slip does not hold in this way any more. */
function otherRefusals({ slip, me, refusals }: State): readonly VNode[] {
  const bets = planBets(slip, me, facts.numbers);
  const shown = bets.map(({ picks }) => refusalKey(picks.map(({ selectionId }) => selectionId)));
  return [...refusals].flatMap(([key, refusal]) => (shown.includes(key) ? [] : refusedText(refusal)));
}

const slipHead = ({ slip, me, isPlacing }: State) =>
  h(
    'div',
    { class: 'slip-head' },
    h('h2', { id: 'slip-title', tabindex: '-1' }, getMessage('slip')),
    me?.player
      ? h('p', { class: 'quiet slip-balance' }, `${getMessage('balance')} `, h('strong', {}, money(me.player.balanceMinor)))
      : undefined,
    slip.picks.length > 1 &&
      h(
        'button',
        {
          type: 'button',
          class: 'text-button',
          key: 'all',
          disabled: isPlacing,
          onclick: () => removeSelections(slip.picks.map(({ selectionId }) => selectionId)),
        },
        getMessage('removeAll'),
      ),
    h(
      'button',
      {
        type: 'button',
        class: 'icon-button close-slip',
        key: 'close',
        'aria-label': getMessage('closeSlip'),
        onclick: () => openSlip(false),
      },
      icon('close'),
    ),
  );

/** What the balance is made of, and why the one in the site's header is another. */
function balanceNote({ me, elsewhereMinor }: State): VNode | undefined {
  if (!me?.player) return undefined;
  const { balanceMinor, bonusMinor } = me.player;
  const sentences = [
    bonusMinor > 0 && getMessage('balanceParts', { own: money(balanceMinor - bonusMinor), bonus: money(bonusMinor) }),
    elsewhereMinor > 0 && getMessage('balanceElsewhere', { amount: money(elsewhereMinor) }),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? h('p', { class: 'quiet balance-note', key: 'balance-note' }, sentences.join(' ')) : undefined;
}

/** Singles or one accumulator. */
function kindTabs({ slip, isPlacing }: State): VNode | undefined {
  if (slip.picks.length < 2) return undefined;
  const tab = (isAccumulator: boolean, name: MessageName) =>
    h(
      'button',
      {
        type: 'button',
        key: name,
        disabled: isPlacing,
        'aria-pressed': slip.isAccumulator === isAccumulator ? 'true' : 'false',
        onclick: () => changeSlip((now) => ({ ...now, isAccumulator, freeBetId: undefined })),
      },
      getMessage(name),
    );
  return h(
    'div',
    { class: 'tabs', role: 'group', 'aria-label': getMessage('betKind') },
    tab(false, 'singles'),
    tab(true, 'accumulator'),
  );
}

const removedLine = ({ slip, isPlacing }: State) =>
  h(
    'p',
    { class: 'removed', key: 'removed' },
    h('span', {}, countMessage('selectionsRemoved', slip.removed?.length ?? 0)),
    h('button', { type: 'button', class: 'text-button', disabled: isPlacing, onclick: undoRemoval }, getMessage('undo')),
  );

const emptySlipText = () =>
  h(
    'div',
    { class: 'slip-empty', key: 'empty' },
    h('p', {}, h('strong', {}, getMessage('slipEmpty'))),
    h('p', { class: 'quiet' }, getMessage('slipEmptyText')),
  );
