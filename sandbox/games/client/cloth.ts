import { coverOf, isRed } from '../engines/roulette/wheel.ts';
import type { Chips } from './chips.ts';
import { walkByArrows } from './cloth-keys.ts';
import { createSpots } from './cloth-spots.ts';
import { el } from './dom.ts';
import { say } from './facts.ts';

export const colourOf = (number: number) => (number === 0 ? 'green' : isRed(number) ? 'red' : 'black');

/** Below this a number has no room for the places on its edges: then one chooses which kind of place to press. */
const roomyPixels = 48;

/** The cloth of a European table, and what chooses the kind of place on a small one; lying on a wide page, standing on a narrow one. */
export function rouletteCloth(chips: Chips): readonly HTMLElement[] {
  const covers = new Map<Element, readonly number[]>();
  const place = (id: string, name: string, className: string, ...inside: readonly string[]) => {
    const element = chips.place(id, name, className, ...inside);
    covers.set(element, coverOf(id) ?? []);
    return element;
  };
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1).map((number) => {
    const element = place(
      `n-${number}`,
      say('numberPlace', { number, colour: say(colourOf(number)) }),
      `number ${colourOf(number)}`,
      String(number),
    );
    element.style.setProperty('--street', String(Math.ceil(number / 3)));
    element.style.setProperty('--lane', String(number % 3 === 0 ? 1 : 4 - (number % 3)));
    return element;
  });
  const zero = place('n-0', say('numberPlace', { number: 0, colour: say('green') }), 'number zero green', '0');
  const columns = [3, 2, 1].map((column) => place(`column-${column}`, say('columnPlace', { column }), 'outside column', '2:1'));
  const dozens = [1, 2, 3].map((dozen) =>
    place(
      `dozen-${dozen}`,
      say('dozenPlace', { from: dozen * 12 - 11, to: dozen * 12 }),
      'outside dozen',
      `${dozen * 12 - 11}–${dozen * 12}`,
    ),
  );
  const halves = (['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((half) =>
    place(half, say(`place.${half}`), `outside half is-${half}`, say(`place.${half}`)),
  );
  const spots = createSpots(place, (kind) => {
    cloth.dataset.kind = kind;
    showKind();
  });
  const cloth = el(
    'div',
    { class: 'cloth', role: 'group', 'aria-label': say('cloth'), 'data-kind': 'number' },
    zero,
    ...numbers,
    ...columns,
    ...dozens,
    ...halves,
    spots.layer,
  );
  const inside = [zero, ...numbers];
  const settle = walkByArrows(cloth);

  function showKind(): void {
    const isTight = cloth.classList.contains('tight');
    spots.picker.hidden = !isTight;
    for (const number of inside) number.inert = isTight && cloth.dataset.kind !== 'number';
    settle();
  }

  new ResizeObserver(() => {
    const { width, height } = inside[1]?.getBoundingClientRect() ?? { width: 0, height: 0 };
    cloth.classList.toggle('tight', Math.min(width, height) < roomyPixels);
    showKind();
  }).observe(cloth);
  const lightUp = ({ target, type }: Event) => {
    const button = target instanceof Element && /over|in$/.test(type) ? target.closest('button') : null;
    const cover = button && covers.get(button);
    for (const [number, element] of inside.entries()) element.classList.toggle('meant', cover?.includes(number) ?? false);
  };
  for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) cloth.addEventListener(type, lightUp);
  showKind();
  const room = el('div', { class: 'cloth-room' }, cloth);
  // What scrolls is scrolled by keys too, also while no place takes a chip.
  const reach = new ResizeObserver(() => {
    room.tabIndex = room.scrollHeight > room.clientHeight ? 0 : -1;
  });
  for (const part of [room, cloth]) reach.observe(part);
  return [spots.picker, room];
}

/** Which places win on a number. */
export const winsOn = (number: number) => (place: string) => coverOf(place)?.includes(number) ?? false;
