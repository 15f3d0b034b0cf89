import { el } from './dom.ts';

/** A letter or a figure in the colour of what it stands for; its words are for who hears it, and for a mouse that waits. */
export function createBead(className: string, text: string, words: string): HTMLElement {
  return el(
    'li',
    { class: className, title: words },
    el('span', { 'aria-hidden': true }, text),
    el('span', { class: 'sr' }, words),
  );
}
