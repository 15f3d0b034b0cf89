import { el } from '../shared/dom.ts';

/** A coloured mark in the history of outcomes; `label` is its tooltip and its text for screen readers. */
export function createHistoryMark(className: string, text: string, label: string): HTMLElement {
  return el(
    'li',
    { class: className, title: label },
    el('span', { 'aria-hidden': true }, text),
    el('span', { class: 'sr' }, label),
  );
}
