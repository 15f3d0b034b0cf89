import type { Chips } from './chips.ts';
import { el } from './dom.ts';
import { say } from './facts.ts';

const pays = { player: '1:1', tie: '8:1', banker: '0.95:1' } as const;

/** The three places of the table. */
export function baccaratPlaces(chips: Chips): HTMLElement {
  const places = (['player', 'tie', 'banker'] as const).map((side) =>
    chips.place(side, say(side), `side is-${side}`, el('strong', {}, say(side)), el('small', {}, pays[side])),
  );
  return el('div', { class: 'sides', role: 'group', 'aria-label': say('cloth') }, ...places);
}
