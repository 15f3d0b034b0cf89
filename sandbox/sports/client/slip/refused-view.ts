import { h, type VNode } from '../dom/vnode.ts';
import type { Refusal } from '../shared/api.ts';
import { betRefusal } from '../shared/refusal-message.ts';

export function refusedText(refusal: Refusal): VNode {
  return h('p', { class: 'refused', role: 'alert', tabindex: '-1', key: 'refused' }, betRefusal(refusal));
}
