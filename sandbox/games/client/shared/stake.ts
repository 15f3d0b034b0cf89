import { button, el } from './dom.ts';
import { facts, getMessage } from './facts.ts';
import { money } from './money.ts';
import { offerLowerStake } from './refusal.ts';
import { meter } from './shell.ts';
import { play } from './sound.ts';

/** A stepper for the stake of the next round; `ladder` is in minor units, ascending. */
export function createStake(ladder: readonly number[]) {
  // The balance covers the first stake, as far as it covers any.
  const least = ladder[0] ?? 0;
  const initial = Math.max(least, Math.min(least * 5, facts.balanceMinor));
  let at = Math.max(
    0,
    ladder.findLastIndex((minor) => minor <= initial),
  );
  const figure = el('span', { class: 'figure' });
  const less = button(getMessage('lessStake'), 'step', () => move(-1), '−');
  const more = button(getMessage('moreStake'), 'step', () => move(1), '+');
  const box = meter(getMessage('stake'), el('div', { class: 'stepper' }, less, figure, more));
  let isReady = false;
  let heldMinor: number | undefined;
  const listeners: (() => void)[] = [];

  function show(): void {
    figure.textContent = money(heldMinor ?? ladder[at] ?? 0);
    const isFixed = !isReady || heldMinor !== undefined;
    less.disabled = isFixed || at === 0;
    more.disabled = isFixed || at === ladder.length - 1;
    for (const listener of listeners) listener();
  }

  function move(step: number): void {
    at = Math.min(ladder.length - 1, Math.max(0, at + step));
    play('tap');
    show();
  }

  show();
  offerLowerStake((maxMinor) => {
    const lower = ladder.findLastIndex((minor) => minor <= maxMinor);
    const minor = ladder[lower];
    if (heldMinor !== undefined || minor === undefined || lower >= at) return undefined;
    return { minor, apply: () => move(lower - at) };
  });
  return {
    box,
    get minor() {
      return heldMinor ?? ladder[at] ?? 0;
    },
    /** Selects the stake of a resumed round. */
    set(minor: number) {
      at = Math.max(0, ladder.indexOf(minor));
      show();
    },
    /** Shows the bet value of free spins, which cannot be changed; undefined shows the player's own stake again. */
    hold(minor: number | undefined) {
      heldMinor = minor;
    },
    setReady(ready: boolean) {
      isReady = ready;
      show();
    },
    onChange: (listener: () => void) => void listeners.push(listener),
  };
}
