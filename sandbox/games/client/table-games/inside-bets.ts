import { ownValue } from '#lib/core/own-value.ts';
import { insidePlaces, numbersCoveredBy } from '../../engines/roulette/wheel.ts';
import { el } from '../shared/dom.ts';
import { getMessage } from '../shared/facts.ts';

type PlaceKind = 'split' | 'street' | 'corner' | 'line';
const kindOf: Readonly<Record<string, PlaceKind>> = { s: 'split', t: 'street', c: 'corner', l: 'line' };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const laneOf = (number: number) => number % 3 || 3;

/** The position of a bet in streets along the layout and lanes across it: 1 is the middle of the first, 0.5 its edge. */
function pointOf(kind: PlaceKind, cover: readonly number[]): readonly [street: number, lane: number] {
  const numbers = cover.filter((number) => number > 0);
  const touchesZero = numbers.length < cover.length;
  const street = touchesZero ? 0.5 : mean(numbers.map((number) => Math.ceil(number / 3)));
  const isOnEdge = kind === 'line' || (kind === 'street' && !touchesZero) || (kind === 'corner' && touchesZero);
  return [street, isOnEdge ? 0.5 : mean(numbers.map(laneOf))];
}

function nameOf(kind: PlaceKind, cover: readonly number[]): string {
  const numbers = cover.join(', ');
  if (cover[0] === 0 && kind !== 'split') return getMessage(kind === 'street' ? 'trioPlace' : 'firstFourPlace', { numbers });
  return getMessage(`${kind}Place`, { numbers });
}

/** Inside bets on several numbers, as a layer over the numbers. */
export function createInsideBets(place: (id: string, name: string, className: string) => HTMLButtonElement): HTMLElement {
  const bets = insidePlaces.map((id) => {
    const cover = numbersCoveredBy(id) ?? [];
    const kind = ownValue(kindOf, id.charAt(0)) ?? 'split';
    const [street, lane] = pointOf(kind, cover);
    const across = kind === 'split' && !Number.isInteger(street) ? 'across' : '';
    const element = place(id, nameOf(kind, cover), `inside-bet is-${kind} ${across} ${cover[0] === 0 ? 'by-zero' : ''}`);
    element.style.setProperty('--s', String(street));
    element.style.setProperty('--l', String(lane));
    return element;
  });
  return el('div', { class: 'inside-bets' }, ...bets);
}
