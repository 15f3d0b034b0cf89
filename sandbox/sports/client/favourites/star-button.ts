import { icon } from '../dom/icon.ts';
import { h, hidden, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { getState } from '../state/store.ts';
import { toggleFavourite } from './favourite-actions.ts';

/** A button that marks a favourite or takes the mark away. `hasText`: the name is written beside the star. */
export function starButton(item: string, name: string, hasText = false): VNode {
  const isMarked = getState().favourites.has(item);
  return h(
    'button',
    {
      key: `star ${item}`,
      type: 'button',
      class: hasText ? 'chip star named' : 'star',
      'aria-pressed': isMarked ? 'true' : 'false',
      onclick: () => void toggleFavourite(item, name),
    },
    icon('star'),
    hidden(`${getMessage('favourite')}: ${hasText ? '' : name}`),
    hasText && h('span', {}, name),
  );
}
