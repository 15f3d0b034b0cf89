import { z } from 'zod';
import { type Card, cardOf } from '../cards.ts';
import { type GameEngine, type Move, parseOrUndefined, type Step } from '../engine.ts';
import type { RandomSource } from '../random-source.ts';
import type { Stakes } from '../stakes.ts';
import { bestPlay } from './exact-return.ts';
import { dealerDraws, isBlackjack, pointsOf, worthOf } from './hand.ts';

const openSchema = z.object({ type: z.literal('deal'), stakeMinor: z.int() });
const actSchema = z.object({ type: z.enum(['hit', 'stand', 'double', 'split']) });
const cardSchema = z.object({ rank: z.int(), suit: z.int() });
const handSchema = z.object({ cards: z.array(cardSchema), stakeMinor: z.int(), isDone: z.boolean() });
const stateSchema = z.object({ stakeMinor: z.int(), hands: z.array(handSchema), dealer: z.array(cardSchema) });
type Hand = z.output<typeof handSchema>;
type Table = z.output<typeof stateSchema>;

/** Every card is drawn from a full deck, as with a continuous shuffling machine. */
const draw = (source: RandomSource): Card => cardOf(source.below(52));

const total = (cards: readonly Card[]) => pointsOf(cards).total;
const activeOf = ({ hands }: Table) => hands.findIndex(({ isDone }) => !isDone);

function mayDouble({ hands }: Table, hand: Hand): boolean {
  return hands.length === 1 && hand.cards.length === 2;
}

function maySplit({ hands }: Table, { cards: [one, two, more] }: Hand): boolean {
  return hands.length === 1 && one !== undefined && two !== undefined && !more && worthOf(one.rank) === worthOf(two.rank);
}

/** Single-player blackjack: dealer stands on all 17s and peeks for blackjack, blackjack pays 3 to 2, one split, one double. */
export function createBlackjackEngine(stakes: Stakes): GameEngine {
  return {
    facts: { stakes: stakes.ladder },
    open(input) {
      const action = parseOrUndefined(openSchema, input);
      if (!action || !stakes.ladder.includes(action.stakeMinor)) return undefined;
      const { stakeMinor } = action;
      const play = (source: RandomSource): Step => {
        const cards = [draw(source), draw(source)];
        const dealer = [draw(source), draw(source)];
        const isDone = isBlackjack(cards) || isBlackjack(dealer) || total(cards) === 21;
        return showOrSettle({ stakeMinor, hands: [{ cards, stakeMinor, isDone }], dealer }, source);
      };
      return { stakeMinor, play };
    },
    act(stored, input): Move | undefined {
      const table = stateSchema.parse(stored);
      const action = parseOrUndefined(actSchema, input);
      const hand = table.hands[activeOf(table)];
      if (!action || !hand) return undefined;
      const extra = action.type === 'double' || action.type === 'split' ? hand.stakeMinor : 0;
      if (action.type === 'double' && !mayDouble(table, hand)) return undefined;
      if (action.type === 'split' && !maySplit(table, hand)) return undefined;
      return { stakeMinor: extra, play: (source) => showOrSettle(applyMove(table, hand, action.type, source), source) };
    },
    settle(stored, source) {
      let table = stateSchema.parse(stored);
      for (let hand = table.hands[activeOf(table)]; hand; hand = table.hands[activeOf(table)]) {
        const up = worthOf(table.dealer[0]?.rank ?? 0);
        const { play } = bestPlay(pointsOf(hand.cards), up, { double: false, split: undefined });
        table = applyMove(table, hand, play === 'hit' ? 'hit' : 'stand', source);
      }
      return showOrSettle(table, source);
    },
  };
}

function applyMove(table: Table, hand: Hand, play: z.output<typeof actSchema>['type'], source: RandomSource): Table {
  const put = (...hands: readonly Hand[]): Table => ({
    ...table,
    hands: table.hands.flatMap((each) => (each === hand ? hands : [each])),
  });
  switch (play) {
    case 'stand':
      return put({ ...hand, isDone: true });
    case 'hit': {
      const cards = [...hand.cards, draw(source)];
      return put({ ...hand, cards, isDone: total(cards) >= 21 });
    }
    case 'double':
      return put({ cards: [...hand.cards, draw(source)], stakeMinor: hand.stakeMinor * 2, isDone: true });
    case 'split': {
      const halves = hand.cards.map((card) => {
        const cards = [card, draw(source)];
        return { ...hand, cards, isDone: card.rank === 0 || total(cards) === 21 };
      });
      return put(...halves);
    }
  }
}

/** The next step: the open table, or the settled round when no hand is left to play. */
function showOrSettle(table: Table, source: RandomSource): Step {
  const active = activeOf(table);
  const hand = table.hands[active];
  const [up] = table.dealer;
  const hands = table.hands.map((each) => ({ ...each, total: total(each.cards) }));
  if (hand) {
    const may = { double: mayDouble(table, hand), split: maySplit(table, hand) };
    const view = { hands, active, dealer: up ? [up] : [], dealerTotal: up ? total([up]) : 0, may, isOver: false };
    return { state: table, view, winMinor: 0, isOver: false };
  }
  const dealer = [...table.dealer];
  const isNatural = table.hands.length === 1 && isBlackjack(table.hands[0]?.cards ?? []);
  const counts = table.hands.some(({ cards }) => total(cards) <= 21) && !isNatural;
  while (counts && !isBlackjack(dealer) && dealerDraws(pointsOf(dealer))) dealer.push(draw(source));
  const results = table.hands.map((each) => resultOf(each, dealer, isNatural));
  const winMinor = results.reduce((sum, { winMinor: win }) => sum + win, 0);
  const view = {
    hands: hands.map((each, index) => ({ ...each, ...results[index] })),
    active: -1,
    dealer,
    dealerTotal: total(dealer),
    isOver: true,
  };
  return { state: { ...table, dealer }, view, winMinor, isOver: true };
}

function resultOf({ cards, stakeMinor }: Hand, dealer: readonly Card[], isNatural: boolean) {
  const [own, dealerTotal] = [total(cards), total(dealer)];
  if (isNatural) {
    return isBlackjack(dealer)
      ? { result: 'push', winMinor: stakeMinor }
      : { result: 'blackjack', winMinor: (stakeMinor * 5) / 2 };
  }
  if (own > 21 || isBlackjack(dealer)) return { result: 'lost', winMinor: 0 };
  if (dealerTotal > 21 || own > dealerTotal) return { result: 'won', winMinor: stakeMinor * 2 };
  return own === dealerTotal ? { result: 'push', winMinor: stakeMinor } : { result: 'lost', winMinor: 0 };
}
