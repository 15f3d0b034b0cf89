import { h, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import type { State } from '../state/state.ts';
import { setState } from '../state/store.ts';
import { canSend, copyLink, sendLink } from './share-actions.ts';

/** Buttons that copy or send the link of a betslip. */
export function shareButtons(place: string, selectionIds: readonly string[]): readonly VNode[] {
  const button = (name: 'copyLink' | 'sendLink', onclick: () => void) =>
    h('button', { type: 'button', class: 'plain', key: name, onclick }, getMessage(name));
  const copy = button('copyLink', () => void copyLink(place, selectionIds));
  return canSend ? [copy, button('sendLink', () => void sendLink(place, selectionIds))] : [copy];
}

/** What became of a link that was to be copied; the link itself where the browser did not copy it. */
export function shareResult({ shared }: State, place: string): VNode {
  const own = shared?.place === place ? shared : undefined;
  return h(
    'div',
    { class: 'shared', role: 'status', key: 'shared' },
    own && h('p', { class: 'quiet' }, getMessage(own.isCopied ? 'linkCopied' : 'linkManual')),
    own &&
      !own.isCopied &&
      h('input', { type: 'text', readonly: true, value: own.url, 'aria-label': getMessage('linkManual'), key: 'link' }),
  );
}

/** What a link or a bet has put into the slip, and what it could not. */
export function slipNotice({ slipNotice: notice }: State): VNode | undefined {
  if (!notice) return undefined;
  const { text, lines, retry } = notice;
  const button = (name: 'retry' | 'done', onclick: () => void) =>
    h('button', { type: 'button', class: 'text-button', key: name, onclick }, getMessage(name));
  const close = () => {
    setState({ slipNotice: undefined });
    setTimeout(() => document.querySelector<HTMLElement>('.slip h2')?.focus());
  };
  return h(
    'div',
    { class: 'slip-notice', tabindex: '-1', role: 'status', key: 'notice' },
    h('p', {}, h('strong', {}, text)),
    lines.map((line) => h('p', { class: 'quiet', key: line }, line)),
    h('div', { class: 'notice-buttons' }, retry && button('retry', retry), button('done', close)),
  );
}
