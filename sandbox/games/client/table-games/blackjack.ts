import * as z from 'zod/mini';
import { pointsOf } from '../../engines/blackjack/hand.ts';
import type { Round } from '../shared/api.ts';
import { button, el, wait } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { money } from '../shared/money.ts';
import { actInRound, announce, beginRound, celebrate, requireFunds, stage, startGame } from '../shared/shell.ts';
import { play } from '../shared/sound.ts';
import { createStake } from '../shared/stake.ts';
import { type Card, showHand } from './cards.ts';

const rules = z.object({ stakes: z.array(z.number()) }).parse(facts.rules);
const cardSchema = z.object({ rank: z.number(), suit: z.number() });
const viewSchema = z.object({
  hands: z.array(
    z.object({
      cards: z.array(cardSchema),
      total: z.number(),
      stakeMinor: z.number(),
      result: z.optional(z.string()),
      winMinor: z.optional(z.number()),
    }),
  ),
  active: z.number(),
  dealer: z.array(cardSchema),
  dealerTotal: z.number(),
  may: z.optional(z.object({ double: z.boolean(), split: z.boolean() })),
  isOver: z.boolean(),
});
type View = z.output<typeof viewSchema>;

const stake = createStake(rules.stakes);
const dealerRow = el('div', { class: 'hand' });
const dealerTotal = el('span', { class: 'total' });
const ownHands = el('div', { class: 'hands' });
stage.append(
  el(
    'div',
    { class: 'table-felt' },
    el('div', { class: 'seat' }, el('h2', {}, getMessage('dealer'), ' ', dealerTotal), dealerRow),
    el('p', { class: 'table-text' }, getMessage('blackjackPays')),
    ownHands,
  ),
);
const deal = button(getMessage('deal'), 'primary round', startDeal);
const moves = (['hit', 'stand', 'double', 'split'] as const).map((type) => ({
  type,
  button: button(getMessage(type), type === 'hit' ? 'primary' : 'plain', () => act(type)),
}));
let open: Round | undefined;
let seats: { readonly row: HTMLElement; readonly label: HTMLElement; readonly seat: HTMLElement }[] = [];

function createSeats(count: number): void {
  if (seats.length === count) return;
  // After a split the first card stays in place, without a new deal animation.
  const before = seats[0]?.row.firstElementChild;
  seats = Array.from({ length: count }, () => {
    const [row, label] = [el('div', { class: 'hand' }), el('p', { class: 'total' })];
    return { row, label, seat: el('div', { class: 'seat' }, row, label) };
  });
  if (before && count > 1) seats[0]?.row.append(before);
  ownHands.replaceChildren(...seats.map(({ seat }) => seat));
}

/** Shows an empty table with placeholders for the cards. */
function clear(): void {
  dealerRow.replaceChildren();
  dealerTotal.textContent = '';
  seats = [];
  createSeats(1);
}

/** A soft hand shows both totals, as in `7 / 17`. */
function totalOf({ cards, total, result }: View['hands'][number]): string {
  const isOpen = result === undefined && total < 21 && pointsOf(cards).soft;
  return isOpen ? `${total - 10} / ${total}` : String(total);
}

function labelOf(hand: View['hands'][number]): string {
  const { stakeMinor, result, winMinor = 0 } = hand;
  const text = `${totalOf(hand)} · ${money(stakeMinor)}`;
  return result ? `${text} · ${getMessage(`result.${result}`)}${winMinor > stakeMinor ? ` ${money(winMinor)}` : ''}` : text;
}

async function showTable(view: View): Promise<void> {
  createSeats(view.hands.length);
  for (const [index, hand] of view.hands.entries()) {
    const place = seats[index];
    if (!place) continue;
    await showHand(place.row, hand.cards);
    place.label.textContent = labelOf({ ...hand, result: undefined });
    place.seat.classList.toggle('active', index === view.active);
  }
  const hidden: readonly (Card | undefined)[] = view.isOver ? view.dealer : [...view.dealer, undefined];
  await showHand(dealerRow, hidden, 260);
  dealerTotal.textContent = String(view.dealerTotal);
  if (!view.isOver) return;
  for (const [index, hand] of view.hands.entries()) {
    const place = seats[index];
    if (!place) continue;
    place.label.textContent = labelOf(hand);
    place.seat.dataset.result = hand.result ?? '';
  }
}

async function showRound(round: Round): Promise<void> {
  open = round.isOver ? undefined : round;
  const view = viewSchema.parse(round.view);
  await showTable(view);
  const active = view.hands[view.active];
  if (!round.isOver) return announce(getMessage('yourTurn', { total: active ? totalOf(active) : '' }));
  const results = view.hands.map(({ result = '' }) => getMessage(`result.${result}`)).join(', ');
  announce(`${getMessage('dealer')} ${view.dealerTotal}. ${results}`);
  if (round.winMinor > round.stakeMinor) await celebrate(round.winMinor, round.stakeMinor * 8);
  else play(round.winMinor === 0 ? 'lose' : 'tap');
  await wait(300);
}

function startDeal(): void {
  if (deal.disabled) return;
  if (!requireFunds(stake.minor)) return;
  clear();
  void beginRound({ type: 'deal', stakeMinor: stake.minor }, showRound);
}

function act(type: 'hit' | 'stand' | 'double' | 'split'): void {
  if (!open) return;
  const [hand] = viewSchema.parse(open.view).hands;
  if ((type === 'double' || type === 'split') && !requireFunds(hand?.stakeMinor ?? 0)) return;
  void actInRound(open.roundId, { type }, showRound);
}

clear();
await startGame(
  {
    setReady(isReady) {
      const view = open && viewSchema.parse(open.view);
      stake.setReady(isReady && !open);
      deal.hidden = open !== undefined;
      deal.disabled = !isReady;
      for (const { type, button: each } of moves) {
        const isAllowed = type === 'double' || type === 'split' ? view?.may?.[type] === true : true;
        each.hidden = open === undefined || (type === 'split' && view?.may?.split !== true);
        each.disabled = !isReady || !isAllowed;
      }
    },
    async resume(round) {
      open = round;
      const view = viewSchema.parse(round.view);
      stake.set(view.hands[0]?.stakeMinor ?? 0);
      await showTable(view);
    },
    main: () => (open ? undefined : startDeal()),
  },
  [stake.box, el('div', { class: 'actions' }, deal, ...moves.map(({ button: each }) => each))],
  () => [el('p', {}, getMessage('blackjackRules'))],
);
