import * as z from 'zod/mini';
import type { Round } from '../shared/api.ts';
import { el, wait } from '../shared/dom.ts';
import { getMessage } from '../shared/facts.ts';
import { announce, celebrate, stage } from '../shared/shell.ts';
import { play } from '../shared/sound.ts';
import { createChipGame } from './chip-game.ts';
import { colourOf, createRouletteLayout, isWinningOn } from './roulette-layout.ts';
import { createRouletteWheel } from './wheel.ts';

const viewSchema = z.object({ number: z.number() });

const { chips, start } = createChipGame('spin', showRound);
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
  chips.takeAway();
  await celebrate(round.winMinor, round.stakeMinor * 2, round.stakeMinor);
}

await start('rouletteRules', 'insideBetRules');
