import * as z from 'zod/mini';
import type { Round } from '../shared/api.ts';
import { allowsMotion, button, el, wait } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { money } from '../shared/money.ts';
import { announce, beginRound, celebrate, requireFunds, stage, startGame } from '../shared/shell.ts';
import { play } from '../shared/sound.ts';
import { createStake } from '../shared/stake.ts';

const rules = z.object({ stakes: z.array(z.number()), prizes: z.array(z.number()) }).parse(facts.rules);
const viewSchema = z.object({ card: z.array(z.number()), won: z.number(), stakeMinor: z.number() });

const stake = createStake(rules.stakes);
const fields = Array.from({ length: 9 }, (_, index) => {
  const prize = el('span', { class: 'prize' });
  const element = button(
    getMessage('field', { number: index + 1 }),
    'field covered',
    () => uncover(index),
    prize,
    el('span', { class: 'foil', 'aria-hidden': true }),
  );
  element.disabled = true;
  return { element, prize };
});
stage.append(
  el(
    'div',
    { class: 'ticket' },
    el('p', { class: 'ticket-line' }, getMessage('matchThree')),
    el('div', { class: 'fields' }, ...fields.map(({ element }) => element)),
  ),
);
const buy = button(getMessage('buyCard'), 'primary round', () => (finish ? revealAll() : startCard()));
let card: readonly number[] = [];
let covered = new Set<number>();
let finish: (() => void) | undefined;

function uncover(index: number): void {
  const field = fields[index];
  if (!field || !covered.delete(index)) return;
  field.element.classList.remove('covered');
  field.element.disabled = true;
  field.element.setAttribute('aria-label', field.prize.textContent ?? '');
  play('tap');
  if (allowsMotion())
    field.prize.animate([{ transform: 'scale(0.6)' }, { transform: 'none' }], { duration: 160, easing: 'ease-out' });
  if (covered.size === 0) finish?.();
}

async function revealAll(): Promise<void> {
  for (const index of [...covered]) {
    uncover(index);
    await wait(110);
  }
}

async function showRound(round: Round): Promise<void> {
  const view = viewSchema.parse(round.view);
  card = view.card;
  covered = new Set(card.keys());
  for (const [index, { element, prize }] of fields.entries()) {
    prize.textContent = money((card[index] ?? 0) * view.stakeMinor).replace(/\.00(?=\D*$)/, '');
    element.classList.add('covered');
    element.classList.remove('won');
    element.disabled = false;
    element.setAttribute('aria-label', getMessage('field', { number: index + 1 }));
  }
  announce(getMessage('scratchNow'));
  buy.textContent = getMessage('revealAll');
  buy.disabled = false;
  await new Promise<void>((resolve) => {
    finish = resolve;
  });
  finish = undefined;
  buy.disabled = true;
  buy.textContent = getMessage('buyCard');
  for (const [index, { element }] of fields.entries()) element.classList.toggle('won', view.won > 0 && card[index] === view.won);
  announce(round.winMinor > 0 ? '' : getMessage('noThree'));
  await celebrate(round.winMinor, round.stakeMinor);
  await wait(300);
}

function startCard(): void {
  if (buy.disabled) return;
  if (!requireFunds(stake.minor)) return;
  void beginRound({ type: 'card', stakeMinor: stake.minor }, showRound);
}

await startGame(
  {
    setReady(isReady) {
      buy.disabled = !isReady;
      stake.setReady(isReady);
    },
    resume: async () => undefined,
    main: () => (finish ? void revealAll() : startCard()),
  },
  [stake.box, el('div', { class: 'actions' }, buy)],
  () => [
    el('p', {}, getMessage('scratchRules')),
    el('p', {}, getMessage('scratchPrizes', { prizes: rules.prizes.map((times) => money(times * stake.minor)).join(', ') })),
  ],
);
