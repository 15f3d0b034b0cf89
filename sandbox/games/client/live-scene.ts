import { baccaratHands } from './baccarat-deal.ts';
import { baccaratPlaces } from './baccarat-places.ts';
import { showHand } from './cards.ts';
import type { Chips } from './chips.ts';
import { rouletteCloth, winsOn } from './cloth.ts';
import { el } from './dom.ts';
import { facts, say } from './facts.ts';
import { type Outcome, rules } from './live-contract.ts';
import { rouletteWheel, showWheel } from './wheel.ts';

const wheel = rules.kind === 'roulette' ? rouletteWheel() : undefined;
const show = rules.kind === 'gameshow' ? showWheel(rules.fields) : undefined;
const hands = rules.kind === 'baccarat' ? baccaratHands() : undefined;
const tableHand = el('div', { class: 'hand' });
const dealerHand = el('div', { class: 'hand' });

/** What the dealer plays with: a wheel, or cards. */
export function scene(): Node {
  if (wheel) return wheel.root;
  if (show) return show.root;
  if (hands) return hands.root;
  return el(
    'div',
    { class: 'deal' },
    el('div', { class: 'seat' }, el('h2', {}, facts.dealer), dealerHand),
    el('div', { class: 'seat' }, el('h2', {}, say('tableHand')), tableHand),
  );
}

/** Where chips may be laid. */
export function places(chips: Chips): readonly Node[] {
  if (rules.kind === 'roulette') return rouletteCloth(chips);
  if (rules.kind === 'baccarat') return [baccaratPlaces(chips)];
  if (rules.kind === 'blackjack') {
    const inside = [el('strong', {}, say('tableHand')), el('small', {}, say('blackjackPays'))];
    return [el('div', { class: 'sides one' }, chips.place('hand', say('tableHand'), 'side', ...inside))];
  }
  const fields = [...new Set(rules.fields)].sort((a, b) => a - b);
  const sides = fields.map((pays) =>
    chips.place(
      `x${pays}`,
      say('showPlace', { pays }),
      `side pays-${pays}`,
      el('strong', {}, String(pays)),
      el('small', {}, `${pays}:1`),
    ),
  );
  return [el('div', { class: 'sides many', role: 'group', 'aria-label': say('cloth') }, ...sides)];
}

/** Plays an outcome out before everybody's eyes, and marks the places that win. */
export async function reveal(outcome: Outcome, chips: Chips): Promise<void> {
  if (outcome.kind === 'roulette') {
    await wheel?.turnTo(outcome.number, 2_600);
    chips.mark(winsOn(outcome.number));
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

/** Takes the cards away for the next round. */
export function clearScene(): void {
  hands?.clear();
  tableHand.replaceChildren();
  dealerHand.replaceChildren();
}
