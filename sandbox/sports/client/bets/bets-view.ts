import { h, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { signIn } from '../slip/slip-actions.ts';
import { loadBets } from '../state/load.ts';
import type { BetTab, State } from '../state/state.ts';
import { failedNotice, notice, skeleton, toSports } from '../views/notices.ts';
import { loadMoreBets, openTab } from './bet-actions.ts';
import { betCard } from './bet-card.ts';

const tabs = { open: 'openBets', settled: 'settledBets' } as const;

/** The player's bets, open or settled. */
export function betsView(state: State): readonly VNode[] {
  const { me, tab } = state;
  const title = h('h1', { tabindex: '-1', key: 'title' }, getMessage('myBets'));
  if (me && !me.player) {
    const button = h('button', { type: 'button', class: 'primary', onclick: signIn }, getMessage('signIn'));
    return [title, notice(getMessage('signInForBets'), getMessage('noOpenBetsText'), button)];
  }
  const choose = (each: BetTab) =>
    h(
      'button',
      { type: 'button', key: each, 'aria-pressed': each === tab ? 'true' : 'false', onclick: () => openTab(each) },
      getMessage(tabs[each]),
    );
  return [
    title,
    h(
      'div',
      { class: 'tabs', role: 'group', 'aria-label': getMessage('myBets'), key: 'tabs' },
      choose('open'),
      choose('settled'),
    ),
    ...betList(state),
  ];
}

function betList(state: State): readonly VNode[] {
  const { me, tab, lists, bets } = state;
  const { status, ids, next, isLoadingMore } = lists[tab];
  if (!me || status === 'loading') return [skeleton(4)];
  if (status === 'failed') return [failedNotice(() => void loadBets(tab))];
  if (ids.length === 0) {
    const name = tab === 'open' ? 'noOpenBets' : 'noSettledBets';
    return [notice(getMessage(name), getMessage(`${name}Text`), toSports())];
  }
  const shown = ids.flatMap((id) => bets.get(id) ?? []);
  const list = h(
    'ul',
    { class: 'bets', key: 'bets' },
    shown.map((bet) => betCard(bet, state)),
  );
  if (next === null) return [list];
  const more = h(
    'button',
    {
      type: 'button',
      class: 'plain wide',
      key: 'more',
      'aria-disabled': isLoadingMore && 'true',
      onclick: () => void loadMoreBets(tab, next),
    },
    getMessage(isLoadingMore ? 'loading' : 'moreBets'),
  );
  return [list, more];
}
