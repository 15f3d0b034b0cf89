import { betweenPlaces, coverOf } from '../engines/roulette/wheel.ts';
import { el } from './dom.ts';
import { say } from './facts.ts';
import { play } from './sound.ts';

const kinds = ['number', 'split', 'street', 'corner', 'line'] as const;
export type PlaceKind = (typeof kinds)[number];
const kindOf: Readonly<Record<string, PlaceKind>> = { s: 'split', t: 'street', c: 'corner', l: 'line' };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const laneOf = (number: number) => number % 3 || 3;

/** Where a place lies, in streets along the cloth and lanes across it: 1 is the middle of the first, a half its edge. */
function pointOf(kind: PlaceKind, cover: readonly number[]): readonly [street: number, lane: number] {
  const numbers = cover.filter((number) => number > 0);
  const touchesZero = numbers.length < cover.length;
  const street = touchesZero ? 0.5 : mean(numbers.map((number) => Math.ceil(number / 3)));
  const isOnEdge = kind === 'line' || (kind === 'street' && !touchesZero) || (kind === 'corner' && touchesZero);
  return [street, isOnEdge ? 0.5 : mean(numbers.map(laneOf))];
}

function nameOf(kind: PlaceKind, cover: readonly number[]): string {
  const numbers = cover.join(', ');
  if (cover[0] === 0 && kind !== 'split') return say(kind === 'street' ? 'trioPlace' : 'firstFourPlace', { numbers });
  return say(`${kind}Place`, { numbers });
}

/** The places between numbers in a layer over them, and the choice of which kind of place is pressed where room is scarce. */
export function createSpots(
  place: (id: string, name: string, className: string) => HTMLButtonElement,
  onKind: (kind: PlaceKind) => void,
) {
  const spots = betweenPlaces.map((id) => {
    const cover = coverOf(id) ?? [];
    const kind = kindOf[id.charAt(0)] ?? 'split';
    const [street, lane] = pointOf(kind, cover);
    const across = kind === 'split' && !Number.isInteger(street) ? 'across' : '';
    const element = place(id, nameOf(kind, cover), `spot is-${kind} ${across} ${cover[0] === 0 ? 'by-zero' : ''}`);
    element.style.setProperty('--s', String(street));
    element.style.setProperty('--l', String(lane));
    return element;
  });
  const radios = kinds.map((kind) => {
    const radio = el('input', { type: 'radio', name: 'kind', value: kind, checked: kind === 'number', class: 'sr' });
    radio.addEventListener('change', () => {
      play('tap');
      onKind(kind);
    });
    return el('label', { class: 'kind' }, radio, el('span', {}, say(`kind.${kind}`)));
  });
  return {
    layer: el('div', { class: 'spots' }, ...spots),
    picker: el('fieldset', { class: 'kinds', hidden: true }, el('legend', { class: 'sr' }, say('kinds')), ...radios),
  };
}
