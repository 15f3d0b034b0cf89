import { el } from '../shared/dom.ts';
import { getMessage } from '../shared/facts.ts';
import type { Chips } from './chips.ts';

const pays = { player: '1:1', tie: '8:1', banker: '0.95:1' } as const;

/** The three betting positions of the table. */
export function createBaccaratPlaces(chips: Chips): HTMLElement {
  const places = (['player', 'tie', 'banker'] as const).map((side) =>
    chips.place(side, getMessage(side), `side is-${side}`, el('strong', {}, getMessage(side)), el('small', {}, pays[side])),
  );
  return el('div', { class: 'sides', role: 'group', 'aria-label': getMessage('betPlaces') }, ...places);
}
