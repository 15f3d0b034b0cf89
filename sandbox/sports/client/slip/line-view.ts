import { icon } from '../dom/icon.ts';
import { h, hidden, type VNode } from '../dom/vnode.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { formatOdds, money } from '../shared/format.ts';
import type { State } from '../state/state.ts';
import { link } from '../views/link.ts';
import { marketName, matchName, outcomeName } from '../views/names.ts';
import { planBets } from './bets.ts';
import type { Pick } from './pick.ts';
import { refusedText } from './refused-view.ts';
import { hasChanged, isCombined } from './slip.ts';
import { removeSelections } from './slip-actions.ts';
import { stakeField } from './stake-view.ts';

/** A selection of the slip, with its stake where it is a single. */
export function pickLine(state: State, pick: Pick): VNode {
  const { slip, moves, refusals, isPlacing } = state;
  const { selectionId, isOpen, isGone, oddsMilli, currentMilli } = pick;
  const outcome = outcomeName(pick);
  const isSingle = !isCombined(slip);
  const own = isSingle ? planBets(slip, state.me, facts.numbers).find(({ picks }) => picks[0] === pick) : undefined;
  const refusal = isSingle ? refusals.get(selectionId) : undefined;
  const move = moves.get(selectionId);
  return h(
    'li',
    { class: `pick${isOpen ? '' : ' suspended'}`, key: selectionId },
    h(
      'div',
      { class: 'pick-head' },
      h(
        'div',
        { class: 'pick-names' },
        h('strong', {}, outcome),
        h('span', { class: 'quiet' }, marketName(pick.kind)),
        link(
          pick.eventPath,
          { class: 'pick-event' },
          pick.isLive && h('span', { class: 'badge-live' }, getMessage('live')),
          matchName(pick),
        ),
      ),
      h(
        'span',
        { class: 'pick-odds' },
        hidden(`${getMessage('odds')} `),
        move && [icon(move), hidden(`${getMessage(move === 'up' ? 'oddsUp' : 'oddsDown')} `)],
        formatOdds(oddsMilli),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'icon-button',
          disabled: isPlacing,
          'aria-label': getMessage('remove', { outcome }),
          onclick: () => removeSelections([selectionId]),
        },
        icon('close'),
      ),
    ),
    !isOpen &&
      h('p', { class: 'line-notice', key: 'closed' }, icon('lock'), getMessage(isGone ? 'selectionGone' : 'selectionClosed')),
    hasChanged(pick) &&
      h(
        'p',
        { class: `line-notice changed-${currentMilli > oddsMilli ? 'up' : 'down'}`, key: 'changed' },
        icon(currentMilli > oddsMilli ? 'up' : 'down'),
        getMessage('oddsChanged', { old: formatOdds(oddsMilli), new: formatOdds(currentMilli) }),
      ),
    isSingle && own && !own.freeBetId && stakeField(state, selectionId, pick.stake, getMessage('stakeOn', { outcome })),
    own &&
      slip.picks.length > 1 &&
      (own.stakeMinor ?? 0) > 0 &&
      h(
        'p',
        { class: 'figure', key: 'win' },
        h('span', {}, getMessage('possibleWin')),
        h('strong', {}, money(own.possibleWinMinor)),
      ),
    refusal && refusedText(refusal),
  );
}
