import { el } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { createBaccaratHands } from '../table-games/baccarat-hands.ts';
import { createBaccaratPlaces } from '../table-games/baccarat-places.ts';
import { showHand } from '../table-games/cards.ts';
import type { Chips } from '../table-games/chips.ts';
import { createRouletteLayout, isWinningOn } from '../table-games/roulette-layout.ts';
import { createRouletteWheel, createShowWheel } from '../table-games/wheel.ts';
import { type Outcome, rules } from './contract.ts';

const wheel = rules.kind === 'roulette' ? createRouletteWheel() : undefined;
const show = rules.kind === 'gameshow' ? createShowWheel(rules.fields) : undefined;
const hands = rules.kind === 'baccarat' ? createBaccaratHands() : undefined;
/** Shows the whole betting layout, of which the player may have enlarged a part. */
let showWholeLayout: (() => void) | undefined;
const tableHand = el('div', { class: 'hand' });
const dealerHand = el('div', { class: 'hand' });

/** The wheel or the cards of the table. */
export function scene(): Node {
  if (wheel) return wheel.root;
  if (show) return show.root;
  if (hands) return hands.root;
  return el(
    'div',
    { class: 'deal' },
    el('div', { class: 'seat' }, el('h2', {}, facts.dealer), dealerHand),
    el('div', { class: 'seat' }, el('h2', {}, getMessage('tableHand')), tableHand),
  );
}

/** The betting positions of the table. */
export function places(chips: Chips): readonly Node[] {
  if (rules.kind === 'roulette') {
    const { parts, showWhole } = createRouletteLayout(chips);
    showWholeLayout = showWhole;
    return parts;
  }
  if (rules.kind === 'baccarat') return [createBaccaratPlaces(chips)];
  if (rules.kind === 'blackjack') {
    const inside = [el('strong', {}, getMessage('tableHand')), el('small', {}, getMessage('blackjackPays'))];
    return [el('div', { class: 'sides one' }, chips.place('hand', getMessage('tableHand'), 'side', ...inside))];
  }
  const fields = [...new Set(rules.fields)].sort((a, b) => a - b);
  const sides = fields.map((pays) =>
    chips.place(
      `x${pays}`,
      getMessage('showPlace', { pays }),
      `side pays-${pays}`,
      el('strong', {}, String(pays)),
      el('small', {}, `${pays}:1`),
    ),
  );
  return [el('div', { class: 'sides many', role: 'group', 'aria-label': getMessage('betPlaces') }, ...sides)];
}

/** Animates an outcome and marks the winning places. */
export async function reveal(outcome: Outcome, chips: Chips): Promise<void> {
  showWholeLayout?.();
  if (outcome.kind === 'roulette') {
    await wheel?.turnTo(outcome.number, 2_600);
    chips.mark(isWinningOn(outcome.number));
  } else if (outcome.kind === 'gameshow') {
    await show?.turnTo(outcome.field, 2_600);
    chips.mark((place) => place === `x${outcome.pays}`);
  } else if (outcome.kind === 'baccarat') {
    await hands?.show(outcome.deal, 300);
    chips.mark((place) => place === outcome.deal.outcome);
  } else {
    await showHand(tableHand, outcome.cards, 220);
    await showHand(dealerHand, outcome.dealer, 260);
    chips.mark(() => outcome.halves > 2);
  }
}

/** Removes the cards for the next round. */
export function clearScene(): void {
  hands?.clear();
  tableHand.replaceChildren();
  dealerHand.replaceChildren();
}
