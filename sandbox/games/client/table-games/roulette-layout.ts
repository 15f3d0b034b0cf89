import { isRed, numbersCoveredBy } from '../../engines/roulette/wheel.ts';
import { button, el } from '../shared/dom.ts';
import { getMessage } from '../shared/facts.ts';
import { enableArrowKeys } from './arrow-keys.ts';
import type { Chips } from './chips.ts';
import { createInsideBets } from './inside-bets.ts';

export const colourOf = (number: number) => (number === 0 ? 'green' : isRed(number) ? 'red' : 'black');

/** Numbers below this size have no room for inside bets on their edges: those are in the enlarged table. */
const minNumberPixels = 48;
/** A finger that presses a smaller place enlarges the table instead. */
const minTouchPixels = 40;

interface RouletteLayout {
  /** The button that enlarges the table on compact layouts, and the table. */
  readonly parts: readonly HTMLElement[];
  /** Shows the whole table again. */
  readonly showWhole: () => void;
}

/** The betting layout of a European table. */
export function createRouletteLayout(chips: Chips): RouletteLayout {
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
  const layout = el(
    'div',
    { class: 'roulette-layout', role: 'group', 'aria-label': getMessage('betPlaces') },
    zero,
    ...numbers,
    ...columns,
    ...dozens,
    ...halves,
    createInsideBets(place),
  );
  const inside = [zero, ...numbers];
  const updateTabStop = enableArrowKeys(layout);
  const scroller = el('div', { class: 'layout-scroll' }, layout);
  const enlarge = button(getMessage('enlargeTable'), 'plain enlarge', () => setEnlarged(!isEnlarged()));
  const isEnlarged = () => layout.classList.contains('enlarged');

  /** The scroll area keeps its height, so that nothing around it moves. */
  function setEnlarged(isOn: boolean, around: Element = numbers[16] ?? layout): void {
    if (isOn === isEnlarged()) return;
    scroller.style.height = isOn ? `${scroller.offsetHeight}px` : '';
    layout.classList.toggle('enlarged', isOn);
    enlarge.textContent = getMessage(isOn ? 'wholeTable' : 'enlargeTable');
    updateCompact();
    const [outer, inner] = [scroller.getBoundingClientRect(), around.getBoundingClientRect()];
    scroller.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
      behavior: 'instant',
    });
  }

  function updateCompact(): void {
    const { width, height } = inside[1]?.getBoundingClientRect() ?? { width: 0, height: 0 };
    layout.classList.toggle('compact', Math.min(width, height) < minNumberPixels);
    enlarge.hidden = !isEnlarged() && !layout.classList.contains('compact');
    updateTabStop();
  }

  let isTouched = false;
  layout.addEventListener('pointerdown', ({ pointerType }) => {
    isTouched = pointerType === 'touch';
  });
  layout.addEventListener('keydown', () => {
    isTouched = false;
  });
  layout.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element && event.target.closest('button');
      if (!isTouched || isEnlarged() || !pressed) return;
      const { width, height } = pressed.getBoundingClientRect();
      if (Math.min(width, height) >= minTouchPixels) return;
      event.stopPropagation();
      setEnlarged(true, pressed);
    },
    { capture: true },
  );
  new ResizeObserver(updateCompact).observe(layout);
  // The other position of a phone has another layout.
  matchMedia('(orientation: portrait)').addEventListener('change', () => setEnlarged(false));
  const highlight = ({ target, type }: Event) => {
    const button = target instanceof Element && /over|in$/.test(type) ? target.closest('button') : null;
    const cover = button && covers.get(button);
    for (const [number, element] of inside.entries()) element.classList.toggle('highlighted', cover?.includes(number) ?? false);
  };
  for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) layout.addEventListener(type, highlight);
  updateCompact();
  // A scrollable layout needs a tab stop, also while all its buttons are disabled.
  const scrollObserver = new ResizeObserver(() => {
    const isScrollable = scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth;
    scroller.tabIndex = isScrollable ? 0 : -1;
  });
  for (const part of [scroller, layout]) scrollObserver.observe(part);
  return { parts: [enlarge, scroller], showWhole: () => setEnlarged(false) };
}

/** A predicate for the places that win on a number. */
export const isWinningOn = (number: number) => (place: string) => numbersCoveredBy(place)?.includes(number) ?? false;
