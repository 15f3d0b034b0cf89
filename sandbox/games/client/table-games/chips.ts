import { ownValue } from '#lib/core/own-value.ts';
import { button, el } from '../shared/dom.ts';
import { getMessage } from '../shared/facts.ts';
import { icon } from '../shared/icon.ts';
import { chipText, money } from '../shared/money.ts';
import { announce } from '../shared/shell.ts';
import { play } from '../shared/sound.ts';

export interface Limits {
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly unit: number;
}

const steps = [1, 2, 5, 10, 20, 50, 100];

/** The available chip values, from the table's minimum up. */
function valuesOf({ minMinor, maxMinor, unit }: Limits): readonly number[] {
  const all = steps.map((step) => Math.ceil((minMinor * step) / unit) * unit);
  return all.filter((minor) => minor * 2 <= maxMinor || minor === minMinor).slice(0, 6);
}

/** Chip selection, the places of a table, and undo, clear and repeat. Amounts in minor units. */
export function createChips(limits: Limits, onChange: () => void) {
  const values = valuesOf(limits);
  let value = values[1] ?? limits.minMinor;
  const places = new Map<string, { readonly element: HTMLElement; readonly chip: HTMLElement; readonly name: string }>();
  let placed: [place: string, minor: number][] = [];
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
  const tray = el('fieldset', { class: 'tray' }, el('legend', { class: 'sr' }, getMessage('chips')), ...radios);
  const undo = button(
    getMessage('undo'),
    'tool',
    () => {
      placed.pop();
      show();
    },
    icon('undo'),
  );
  const clear = button(
    getMessage('clear'),
    'tool',
    () => {
      placed = [];
      show();
    },
    icon('clear'),
  );
  const repeat = button(
    getMessage('repeat'),
    'tool',
    () => {
      placed = [...last];
      show();
    },
    icon('repeat'),
  );

  const sums = (list: readonly (readonly [string, number])[]) => {
    const bets: Record<string, number> = {};
    for (const [place, minor] of list) bets[place] = (ownValue(bets, place) ?? 0) + minor;
    return bets;
  };
  const total = () => placed.reduce((sum, [, minor]) => sum + minor, 0);
  const lockedTotal = () => Object.values(locked).reduce((sum, minor) => sum + minor, 0);

  function show(): void {
    const bets = sums(placed);
    for (const [place, { element, chip, name }] of places) {
      const minor = (ownValue(bets, place) ?? 0) + (ownValue(locked, place) ?? 0);
      chip.dataset.text = minor > 0 ? chipText(minor) : '';
      chip.classList.toggle('placed', minor > 0);
      chip.classList.toggle('locked', minor > 0 && (ownValue(bets, place) ?? 0) === 0);
      element.setAttribute('aria-label', minor > 0 ? `${name}, ${money(minor)}` : name);
      element.toggleAttribute('disabled', !isReady);
    }
    undo.disabled = clear.disabled = !isReady || placed.length === 0;
    repeat.disabled = !isReady || placed.length > 0 || last.length === 0;
    onChange();
  }

  return {
    tray,
    tools: [undo, clear, repeat],
    /** A betting position, as a button that places the selected chip. */
    place(place: string, name: string, className: string, ...inside: readonly (Node | string)[]): HTMLButtonElement {
      const chip = el('span', { class: 'chip', 'aria-hidden': true });
      // The accessible name must contain the visible text.
      const visible = inside.map((part) => (typeof part === 'string' ? part : part.textContent)).join(' ');
      const accessibleName = name.includes(visible) ? name : `${visible}, ${name}`;
      const element = button(
        accessibleName,
        `place ${className}`,
        () => {
          if (total() + lockedTotal() + value > limits.maxMinor)
            return announce(getMessage('tableFull', { max: money(limits.maxMinor) }));
          placed.push([place, value]);
          play('tap');
          show();
        },
        ...inside.flatMap((part) => [part, ' ']),
        chip,
      );
      places.set(place, { element, chip, name: accessibleName });
      return element;
    },
    bets: () => sums(placed),
    total,
    /** Called when the chips became a stake, or came too late for one: they can be repeated and no longer be taken back. */
    takeAway() {
      if (placed.length > 0) last = placed;
      placed = [];
      show();
    },
    /** Shows chips that are already staked. */
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
