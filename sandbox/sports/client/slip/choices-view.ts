import { h, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { formatDateTime, formatOdds, money } from '../shared/format.ts';
import type { State } from '../state/state.ts';
import { canUseFreeBet } from './bets.ts';
import { acceptSettings, setAccept } from './slip.ts';
import { changeSlip } from './slip-actions.ts';

/** The player's free bets, where one can pay the whole bet. */
export function freeBetChoice({ slip, me, isPlacing }: State): VNode | undefined {
  const freeBets = me?.player?.freeBets ?? [];
  if (freeBets.length === 0 || !canUseFreeBet(slip)) return undefined;
  const chosen = freeBets.find(({ freeBetId }) => freeBetId === slip.freeBetId);
  return h(
    'div',
    { class: 'choice', key: 'free-bet' },
    h('label', { for: 'pay-with' }, getMessage('payWith')),
    h(
      'select',
      {
        id: 'pay-with',
        disabled: isPlacing,
        value: chosen?.freeBetId ?? '',
        onchange: ({ currentTarget }) => {
          if (!(currentTarget instanceof HTMLSelectElement)) return;
          const freeBetId = currentTarget.value || undefined;
          changeSlip((now) => ({ ...now, freeBetId }));
        },
      },
      h('option', { value: '' }, getMessage('ownMoney')),
      freeBets.map(({ freeBetId, amountMinor }) =>
        h('option', { value: freeBetId, key: freeBetId }, getMessage('freeBetOf', { amount: money(amountMinor) })),
      ),
    ),
    chosen &&
      h(
        'p',
        { class: 'quiet' },
        getMessage('freeBetRule', { date: formatDateTime(chosen.expiresAt), odds: formatOdds(chosen.minOddsMilli) }),
      ),
  );
}

/** What happens when odds change before the bet is placed. */
export function acceptChoice({ slip, isPlacing }: State): VNode {
  const onchange = ({ currentTarget }: Event) => {
    const chosen = currentTarget instanceof HTMLSelectElement && acceptSettings.find((each) => each === currentTarget.value);
    if (chosen) changeSlip((now) => setAccept(now, chosen));
  };
  return h(
    'div',
    { class: 'choice', key: 'accept' },
    h('label', { for: 'accept' }, getMessage('acceptSetting')),
    h(
      'select',
      { id: 'accept', disabled: isPlacing, value: slip.accept, onchange },
      acceptSettings.map((each) => h('option', { value: each, key: each }, getMessage(`accept.${each}`))),
    ),
  );
}
