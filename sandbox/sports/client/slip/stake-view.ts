import { plainAmount } from '#lib/core/money/format.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { money, shortMoney } from '../shared/format.ts';
import type { State } from '../state/state.ts';
import { setStake } from './slip.ts';
import { changeSlip } from './slip-actions.ts';
import { parseStake, quickStakes } from './stake.ts';

const plain = (minor: number) => plainAmount({ minor, currency: facts.currency }, facts.numbers);

/** The field for a stake, with buttons that add to it. `selectionId`: the single it belongs to; undefined for the accumulator. */
export function stakeField(state: State, selectionId: string | undefined, typed: string, label: string): VNode {
  const id = `stake-${selectionId ?? 'accumulator'}`;
  const minor = parseStake(typed, facts.currency, facts.numbers);
  const isInvalid = typed.trim() !== '' && minor === undefined;
  const write = (text: string) => changeSlip((slip) => setStake(slip, selectionId, text));
  const add = (amount: number) =>
    h(
      'button',
      {
        type: 'button',
        class: 'quick',
        key: String(amount),
        disabled: state.isPlacing,
        'aria-label': getMessage('addStake', { amount: money(amount) }),
        onclick: () => write(plain((minor ?? 0) + amount)),
      },
      `+${shortMoney(amount)}`,
    );
  return h(
    'div',
    { class: 'stake', key: 'stake' },
    h('label', { for: id }, selectionId === undefined ? label : getMessage('stake')),
    h('input', {
      id,
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      maxlength: 40,
      placeholder: plain(0),
      value: typed,
      disabled: state.isPlacing,
      'aria-label': selectionId !== undefined && label,
      'aria-invalid': isInvalid && 'true',
      'aria-describedby': isInvalid && `${id}-error`,
      oninput: ({ currentTarget }) => {
        if (currentTarget instanceof HTMLInputElement) write(currentTarget.value);
      },
    }),
    h('div', { class: 'quick-stakes' }, quickStakes(facts.currency).map(add)),
    isInvalid &&
      h(
        'p',
        { class: 'field-error', id: `${id}-error` },
        getMessage('stakeInvalid', { example: money(quickStakes(facts.currency)[1] ?? 0) }),
      ),
  );
}
