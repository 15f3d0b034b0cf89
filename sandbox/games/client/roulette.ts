import * as z from 'zod/mini';
import { createChips } from './chips.ts';
import { colourOf, rouletteCloth, winsOn } from './cloth.ts';
import { button, el, wait } from './dom.ts';
import { facts, say } from './facts.ts';
import { money } from './money.ts';
import type { Round } from './server.ts';
import { announce, begin, celebrate, meter, requireFunds, stage, start } from './shell.ts';
import { play } from './sound.ts';
import { rouletteWheel } from './wheel.ts';

const limitsSchema = z.object({ minMinor: z.number(), maxMinor: z.number(), unit: z.number() });
const { limits } = z.object({ limits: limitsSchema }).parse(facts.rules);
const viewSchema = z.object({ number: z.number() });

const total = el('span', { class: 'figure' });
const spin = button(say('spin'), 'primary round', spins);
let isReady = false;
const chips = createChips(limits, () => {
  total.textContent = money(chips?.total() ?? 0);
  spin.disabled = !isReady || (chips?.total() ?? 0) === 0;
});
const wheel = rouletteWheel();
const past = el('ol', { class: 'past', 'aria-label': say('lastNumbers') });
stage.append(
  el(
    'div',
    { class: 'roulette-table' },
    el('div', { class: 'wheel-side' }, wheel.root, past),
    el('div', { class: 'cloth-side' }, ...rouletteCloth(chips), el('div', { class: 'tools' }, chips.tray, ...chips.tools)),
  ),
);

async function shown(round: Round): Promise<void> {
  const { number } = viewSchema.parse(round.view);
  chips.mark(() => false);
  play('spin');
  stage.dataset.turns = 'yes';
  await wheel.turnTo(number, 3_200);
  past.prepend(el('li', { class: colourOf(number) }, String(number)));
  if (past.children.length > 10) past.lastElementChild?.remove();
  announce(say('numberCame', { number, colour: say(colourOf(number)) }));
  await wait(500);
  delete stage.dataset.turns;
  chips.mark(winsOn(number));
  chips.keep();
  await celebrate(round.winMinor, round.stakeMinor * 2, round.stakeMinor);
}

function spins(): void {
  if (spin.disabled) return;
  if (!requireFunds(chips.total())) return;
  void begin({ type: 'spin', bets: chips.bets() }, shown);
}

await start(
  {
    setReady(ready) {
      isReady = ready;
      chips.setReady(ready);
    },
    resume: async () => undefined,
    main: spins,
  },
  [meter(say('stake'), total), el('div', { class: 'actions' }, spin)],
  () => [
    el('p', {}, say('rouletteRules')),
    el('p', {}, say('clothRules')),
    el('p', {}, say('limits', { min: money(limits.minMinor), max: money(limits.maxMinor) })),
  ],
);
