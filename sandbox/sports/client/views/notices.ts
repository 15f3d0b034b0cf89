import { type Child, h, hidden, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { loadView } from '../state/load.ts';
import { setState } from '../state/store.ts';
import { link } from './link.ts';

/** What is shown in place of content: a heading, a sentence, and one way on. */
export function notice(title: string, text: string, ...actions: readonly Child[]): VNode {
  return h('div', { class: 'notice' }, h('h2', {}, title), h('p', {}, text), actions);
}

export const failedNotice = (retry: () => void) =>
  notice(
    getMessage('failed'),
    getMessage('failedText'),
    h('button', { type: 'button', class: 'plain', onclick: retry }, getMessage('retry')),
  );

export const viewFailed = () =>
  failedNotice(() => {
    setState({ status: 'loading' });
    void loadView();
  });

export const toSports = () => link('', { class: 'plain' }, getMessage('home'));

/** Rows of the height of those that come. */
export function skeleton(rows: number): VNode {
  const list = Array.from({ length: rows }, (_, index) => h('div', { class: 'skeleton-row', key: String(index) }));
  return h('div', { class: 'skeleton', 'aria-busy': 'true' }, hidden(getMessage('loading')), list);
}
