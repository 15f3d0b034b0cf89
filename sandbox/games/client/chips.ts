import { button, el } from './dom.ts';
import { say } from './facts.ts';
import { icon } from './icon.ts';
import { chipText, money } from './money.ts';
import { announce } from './shell.ts';
import { play } from './sound.ts';

export interface Limits {
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly unit: number;
}

const steps = [1, 2, 5, 10, 20, 50, 100];

/** The values one can lay: from the table's smallest chip up. */
function valuesOf({ minMinor, maxMinor, unit }: Limits): readonly number[] {
  const all = steps.map((step) => Math.ceil((minMinor * step) / unit) * unit);
  return all.filter((minor) => minor * 2 <= maxMinor || minor === minMinor).slice(0, 6);
}

/** Chips on a table: a value to lay, places to lay it on, and ways to take it back. */
export function createChips(limits: Limits, onChange: () => void) {
  const values = valuesOf(limits);
  let value = values[1] ?? limits.minMinor;
  const places = new Map<string, { readonly element: HTMLElement; readonly chip: HTMLElement; readonly name: string }>();
  let laid: [place: string, minor: number][] = [];
  let last: readonly [place: string, minor: number][] = [];
  let locked: Readonly<Record<string, number>> = {};
  let isReady = false;

  const radios = values.map((minor, index) => {
    const radio = el('input', { type: 'radio', name: 'chip', value: minor, checked: minor === value, class: 'sr' });
    radio.addEventListener('change', () => {
      value = minor;
      play('tap');
    });
    return el('label', { class: `chip-choice chip-${index}` }, radio, el('span', {}, chipText(minor)));
  });
  const tray = el('fieldset', { class: 'tray' }, el('legend', { class: 'sr' }, say('chips')), ...radios);
  const undo = button(
    say('undo'),
    'tool',
    () => {
      laid.pop();
      show();
    },
    icon('undo'),
  );
  const clear = button(
    say('clear'),
    'tool',
    () => {
      laid = [];
      show();
    },
    icon('clear'),
  );
  const repeat = button(
    say('repeat'),
    'tool',
    () => {
      laid = [...last];
      show();
    },
    icon('repeat'),
  );

  const sums = (list: readonly (readonly [string, number])[]) => {
    const bets: Record<string, number> = {};
    for (const [place, minor] of list) bets[place] = (bets[place] ?? 0) + minor;
    return bets;
  };
  const total = () => laid.reduce((sum, [, minor]) => sum + minor, 0);
  const lockedTotal = () => Object.values(locked).reduce((sum, minor) => sum + minor, 0);

  function show(): void {
    const bets = sums(laid);
    for (const [place, { element, chip, name }] of places) {
      const minor = (bets[place] ?? 0) + (locked[place] ?? 0);
      chip.dataset.text = minor > 0 ? chipText(minor) : '';
      chip.classList.toggle('laid', minor > 0);
      chip.classList.toggle('locked', minor > 0 && (bets[place] ?? 0) === 0);
      element.setAttribute('aria-label', minor > 0 ? `${name}, ${money(minor)}` : name);
      element.toggleAttribute('disabled', !isReady);
    }
    undo.disabled = clear.disabled = !isReady || laid.length === 0;
    repeat.disabled = !isReady || laid.length > 0 || last.length === 0;
    onChange();
  }

  return {
    tray,
    tools: [undo, clear, repeat],
    /** A place on the table, as a button that takes the chosen chip. */
    place(place: string, name: string, className: string, ...inside: readonly (Node | string)[]): HTMLButtonElement {
      const chip = el('span', { class: 'chip', 'aria-hidden': true });
      // What one reads on a place is part of how it is called.
      const read = inside.map((part) => (typeof part === 'string' ? part : part.textContent)).join(' ');
      const called = name.includes(read) ? name : `${read}, ${name}`;
      const element = button(
        called,
        `place ${className}`,
        () => {
          if (total() + lockedTotal() + value > limits.maxMinor)
            return announce(say('tableFull', { max: money(limits.maxMinor) }));
          laid.push([place, value]);
          play('tap');
          show();
        },
        ...inside.flatMap((part) => [part, ' ']),
        chip,
      );
      places.set(place, { element, chip, name: called });
      return element;
    },
    bets: () => sums(laid),
    total,
    /** What was laid has become a stake: it can be laid again, and no more be taken back. */
    keep() {
      if (laid.length > 0) last = laid;
      laid = [];
      show();
    },
    /** Chips that are down already. */
    lock(bets: Readonly<Record<string, number>>) {
      locked = bets;
      show();
    },
    setReady(ready: boolean) {
      isReady = ready;
      show();
    },
    mark(won: (place: string) => boolean) {
      for (const [place, { element }] of places) element.classList.toggle('won', won(place));
    },
  };
}
export type Chips = ReturnType<typeof createChips>;
