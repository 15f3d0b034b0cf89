import { allowsMotion, el, svg } from '../shared/dom.ts';
import { getMessage } from '../shared/facts.ts';
import { play } from '../shared/sound.ts';

export interface Card {
  readonly rank: number;
  readonly suit: number;
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Hearts, diamonds, clubs, spades, in a 24 × 24 box. */
const suits = [
  'M12 21C4 14 2 11 2 7.500A5 5 0 0 1 12 6a5 5 0 0 1 10 1.500C22 11 20 14 12 21z',
  'M12 2l8 10-8 10-8-10z',
  'M12 2a4.500 4.500 0 0 1 4 6.600 4.600 4.600 0 1 1-3.200 7.700L14 22h-4l1.200-5.700A4.600 4.600 0 1 1 8 8.600 4.500 4.500 0 0 1 12 2z',
  'M12 2c7 7 9 9 9 12.500a4.500 4.500 0 0 1-8 2.800L14 22h-4l1-4.700a4.500 4.500 0 0 1-8-2.800C3 11 5 9 12 2z',
];

export function cardName({ rank, suit }: Card): string {
  return getMessage('cardName', { rank: ranks[rank] ?? '', suit: getMessage(`suit.${suit}`) });
}

/** A card face up, or its back. */
export function cardFace(card: Card | undefined): HTMLElement {
  if (!card) return el('div', { class: 'card back', role: 'img', 'aria-label': getMessage('cardBack') });
  const { rank, suit } = card;
  const pip = () => svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': true }, svg('path', { d: suits[suit] ?? '' }));
  return el(
    'div',
    { class: `card ${suit < 2 ? 'red' : 'black'}`, role: 'img', 'aria-label': cardName(card) },
    el('span', { class: 'rank', 'aria-hidden': true }, ranks[rank] ?? ''),
    pip(),
  );
}

/** Updates a hand; only new or changed cards are animated. */
export async function showHand(row: HTMLElement, cards: readonly (Card | undefined)[], delayMs = 160): Promise<void> {
  for (const [index, card] of cards.entries()) {
    const face = cardFace(card);
    const current = row.children[index];
    if (current?.getAttribute('aria-label') === face.getAttribute('aria-label')) continue;
    if (current) current.replaceWith(face);
    else row.append(face);
    play('card');
    if (allowsMotion()) {
      await face.animate(
        [
          { transform: 'translate(60%, -120%) rotate(12deg)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: delayMs + 80,
          easing: 'ease-out',
        },
      ).finished;
    }
  }
  while (row.children.length > cards.length) row.lastElementChild?.remove();
}
