import * as z from 'zod/mini';
import type { Round } from '../shared/api.ts';
import { button, el, wait } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { money } from '../shared/money.ts';
import { announce, beginRound, celebrate, meter, requireFunds, stage, startGame } from '../shared/shell.ts';
import { play } from '../shared/sound.ts';
import { createChips } from './chips.ts';
import { colourOf, createRouletteLayout, isWinningOn } from './roulette-layout.ts';
import { createRouletteWheel } from './wheel.ts';

const limitsSchema = z.object({ minMinor: z.number(), maxMinor: z.number(), unit: z.number() });
const { limits } = z.object({ limits: limitsSchema }).parse(facts.rules);
const viewSchema = z.object({ number: z.number() });

const total = el('span', { class: 'figure' });
const spin = button(getMessage('spin'), 'primary round', startSpin);
let isReady = false;
const chips = createChips(limits, () => {
  total.textContent = money(chips?.total() ?? 0);
  spin.disabled = !isReady || (chips?.total() ?? 0) === 0;
});
const layout = createRouletteLayout(chips);
const wheel = createRouletteWheel();
const history = el('ol', { class: 'history', 'aria-label': getMessage('lastNumbers') });
stage.append(
  el(
    'div',
    { class: 'roulette-table' },
    el('div', { class: 'wheel-side' }, wheel.root, history),
    el('div', { class: 'layout-side' }, ...layout.parts, el('div', { class: 'tools' }, chips.tray, ...chips.tools)),
  ),
);

async function showRound(round: Round): Promise<void> {
  const { number } = viewSchema.parse(round.view);
  chips.mark(() => false);
  layout.showWhole();
  play('spin');
  stage.dataset.spinning = 'yes';
  await wheel.turnTo(number, 3_200);
  history.prepend(el('li', { class: colourOf(number) }, String(number)));
  if (history.children.length > 10) history.lastElementChild?.remove();
  announce(getMessage('numberCame', { number, colour: getMessage(colourOf(number)) }));
  await wait(500);
  delete stage.dataset.spinning;
  chips.mark(isWinningOn(number));
  chips.commit();
  await celebrate(round.winMinor, round.stakeMinor * 2, round.stakeMinor);
}

function startSpin(): void {
  if (spin.disabled) return;
  if (!requireFunds(chips.total())) return;
  void beginRound({ type: 'spin', bets: chips.bets() }, showRound);
}

await startGame(
  {
    setReady(ready) {
      isReady = ready;
      chips.setReady(ready);
    },
    resume: async () => undefined,
    main: startSpin,
  },
  [meter(getMessage('stake'), total), el('div', { class: 'actions' }, spin)],
  () => [
    el('p', {}, getMessage('rouletteRules')),
    el('p', {}, getMessage('insideBetRules')),
    el('p', {}, getMessage('limits', { min: money(limits.minMinor), max: money(limits.maxMinor) })),
  ],
);
