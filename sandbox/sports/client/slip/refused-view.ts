import { h, type VNode } from '../dom/vnode.ts';
import type { Refusal } from '../shared/api.ts';
import { getMessage } from '../shared/facts.ts';
import { money } from '../shared/format.ts';

/** A refusal in words that say what to do next. */
export function refusedText(refusal: Refusal): VNode {
  const bound = 'boundMinor' in refusal && refusal.boundMinor !== undefined ? money(refusal.boundMinor) : '';
  const code = refusal.code === 'NOT_FOUND' ? 'CONNECTION' : refusal.code;
  return h('p', { class: 'refused', role: 'alert', tabindex: '-1', key: 'refused' }, getMessage(`refused.${code}`, { bound }));
}
