import { coverOf, isRed } from '../engines/roulette/wheel.ts';
import type { Chips } from './chips.ts';
import { el } from './dom.ts';
import { say } from './facts.ts';

export const colourOf = (number: number) => (number === 0 ? 'green' : isRed(number) ? 'red' : 'black');

/** The cloth of a European table; lying on a wide page, standing on a narrow one. */
export function rouletteCloth(chips: Chips): HTMLElement {
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1).map((number) => {
    const element = chips.place(
      `n-${number}`,
      say('numberPlace', { number, colour: say(colourOf(number)) }),
      `number ${colourOf(number)}`,
      String(number),
    );
    element.style.setProperty('--street', String(Math.ceil(number / 3)));
    element.style.setProperty('--lane', String(number % 3 === 0 ? 1 : 4 - (number % 3)));
    return element;
  });
  const zero = chips.place('n-0', say('numberPlace', { number: 0, colour: say('green') }), 'number zero green', '0');
  const columns = [3, 2, 1].map((column) =>
    chips.place(`column-${column}`, say('columnPlace', { column }), 'outside column', '2:1'),
  );
  const dozens = [1, 2, 3].map((dozen) =>
    chips.place(
      `dozen-${dozen}`,
      say('dozenPlace', { from: dozen * 12 - 11, to: dozen * 12 }),
      'outside dozen',
      `${dozen * 12 - 11}–${dozen * 12}`,
    ),
  );
  const halves = (['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((place) =>
    chips.place(place, say(`place.${place}`), `outside half is-${place}`, say(`place.${place}`)),
  );
  return el(
    'div',
    { class: 'cloth', role: 'group', 'aria-label': say('cloth') },
    zero,
    ...numbers,
    ...columns,
    ...dozens,
    ...halves,
  );
}

/** Which places win on a number. */
export const winsOn = (number: number) => (place: string) => coverOf(place)?.includes(number) ?? false;
