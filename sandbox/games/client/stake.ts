import { button, el } from './dom.ts';
import { say } from './facts.ts';
import { money } from './money.ts';
import { meter } from './shell.ts';
import { play } from './sound.ts';

/** The stake of the next round, one of a ladder: less and more by button or arrow keys. */
export function createStake(ladder: readonly number[]) {
  const wanted = ladder[0] === undefined ? 0 : ladder[0] * 5;
  let at = Math.max(
    0,
    ladder.findIndex((minor) => minor >= wanted),
  );
  const figure = el('span', { class: 'figure' });
  const less = button(say('lessStake'), 'step', () => move(-1), '−');
  const more = button(say('moreStake'), 'step', () => move(1), '+');
  const box = meter(say('stake'), el('div', { class: 'stepper' }, less, figure, more));
  let isReady = false;
  const listeners: (() => void)[] = [];

  function show(): void {
    figure.textContent = money(ladder[at] ?? 0);
    less.disabled = !isReady || at === 0;
    more.disabled = !isReady || at === ladder.length - 1;
    for (const listener of listeners) listener();
  }

  function move(step: number): void {
    at = Math.min(ladder.length - 1, Math.max(0, at + step));
    play('tap');
    show();
  }

  show();
  return {
    box,
    get minor() {
      return ladder[at] ?? 0;
    },
    /** As it was in a round that goes on. */
    set(minor: number) {
      at = Math.max(0, ladder.indexOf(minor));
      show();
    },
    setReady(ready: boolean) {
      isReady = ready;
      show();
    },
    onChange: (listener: () => void) => void listeners.push(listener),
  };
}
