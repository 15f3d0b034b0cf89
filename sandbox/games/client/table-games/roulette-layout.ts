import { isRed, numbersCoveredBy } from '../../engines/roulette/wheel.ts';
import { el } from '../shared/dom.ts';
import { getMessage } from '../shared/facts.ts';
import { enableArrowKeys } from './arrow-keys.ts';
import type { Chips } from './chips.ts';
import { createInsideBets } from './inside-bets.ts';

export const colourOf = (number: number) => (number === 0 ? 'green' : isRed(number) ? 'red' : 'black');

/** Numbers below this size have no room for inside bets on their edges: the player picks the kind of bet first. */
const minNumberPixels = 48;

/** The betting layout of a European table, and the picker for the kind of bet on compact layouts. */
export function createRouletteLayout(chips: Chips): readonly HTMLElement[] {
  const covers = new Map<Element, readonly number[]>();
  const place = (id: string, name: string, className: string, ...inside: readonly string[]) => {
    const element = chips.place(id, name, className, ...inside);
    covers.set(element, numbersCoveredBy(id) ?? []);
    return element;
  };
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1).map((number) => {
    const element = place(
      `n-${number}`,
      getMessage('numberPlace', { number, colour: getMessage(colourOf(number)) }),
      `number ${colourOf(number)}`,
      String(number),
    );
    element.style.setProperty('--street', String(Math.ceil(number / 3)));
    element.style.setProperty('--lane', String(number % 3 === 0 ? 1 : 4 - (number % 3)));
    return element;
  });
  const zero = place('n-0', getMessage('numberPlace', { number: 0, colour: getMessage('green') }), 'number zero green', '0');
  const columns = [3, 2, 1].map((column) =>
    place(`column-${column}`, getMessage('columnPlace', { column }), 'outside column', '2:1'),
  );
  const dozens = [1, 2, 3].map((dozen) =>
    place(
      `dozen-${dozen}`,
      getMessage('dozenPlace', { from: dozen * 12 - 11, to: dozen * 12 }),
      'outside dozen',
      `${dozen * 12 - 11}–${dozen * 12}`,
    ),
  );
  const halves = (['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((half) =>
    place(half, getMessage(`place.${half}`), `outside half is-${half}`, getMessage(`place.${half}`)),
  );
  const insideBets = createInsideBets(place, (kind) => {
    layout.dataset.kind = kind;
    showKind();
  });
  const layout = el(
    'div',
    { class: 'roulette-layout', role: 'group', 'aria-label': getMessage('betPlaces'), 'data-kind': 'number' },
    zero,
    ...numbers,
    ...columns,
    ...dozens,
    ...halves,
    insideBets.layer,
  );
  const inside = [zero, ...numbers];
  const updateTabStop = enableArrowKeys(layout);

  function showKind(): void {
    const isCompact = layout.classList.contains('compact');
    insideBets.picker.hidden = !isCompact;
    for (const number of inside) number.inert = isCompact && layout.dataset.kind !== 'number';
    updateTabStop();
  }

  new ResizeObserver(() => {
    const { width, height } = inside[1]?.getBoundingClientRect() ?? { width: 0, height: 0 };
    layout.classList.toggle('compact', Math.min(width, height) < minNumberPixels);
    showKind();
  }).observe(layout);
  const highlight = ({ target, type }: Event) => {
    const button = target instanceof Element && /over|in$/.test(type) ? target.closest('button') : null;
    const cover = button && covers.get(button);
    for (const [number, element] of inside.entries()) element.classList.toggle('highlighted', cover?.includes(number) ?? false);
  };
  for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) layout.addEventListener(type, highlight);
  showKind();
  const scroller = el('div', { class: 'layout-scroll' }, layout);
  // A scrollable layout needs a tab stop, also while all its buttons are disabled.
  const scrollObserver = new ResizeObserver(() => {
    scroller.tabIndex = scroller.scrollHeight > scroller.clientHeight ? 0 : -1;
  });
  for (const part of [scroller, layout]) scrollObserver.observe(part);
  return [insideBets.picker, scroller];
}

/** A predicate for the places that win on a number. */
export const isWinningOn = (number: number) => (place: string) => numbersCoveredBy(place)?.includes(number) ?? false;
