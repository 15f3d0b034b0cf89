import type { Round } from '../shared/api.ts';
import { el } from '../shared/dom.ts';
import { getMessage } from '../shared/facts.ts';
import { announce, celebrate, showWin, stage } from '../shared/shell.ts';
import { createBaccaratHands, dealSchema } from './baccarat-hands.ts';
import { createBaccaratPlaces } from './baccarat-places.ts';
import { createChipGame } from './chip-game.ts';
import { createHistoryMark } from './history-mark.ts';

const { chips, start } = createChipGame('deal', showRound);
const hands = createBaccaratHands();
const history = el('ol', { class: 'history bead-road', 'aria-label': getMessage('lastDeals') });
stage.append(
  el(
    'div',
    { class: 'table-felt' },
    hands.root,
    history,
    createBaccaratPlaces(chips),
    el('div', { class: 'tools' }, chips.tray, ...chips.tools),
  ),
);

async function showRound(round: Round): Promise<void> {
  const view = dealSchema.parse(round.view);
  chips.mark(() => false);
  hands.clear();
  await hands.show(view);
  history.append(createHistoryMark(`is-${view.outcome}`, getMessage(`mark.${view.outcome}`), getMessage(view.outcome)));
  if (history.children.length > 12) history.firstElementChild?.remove();
  announce(getMessage(`came.${view.outcome}`, { player: view.playerPoints, banker: view.bankerPoints }));
  chips.mark((place) => place === view.outcome);
  chips.takeAway();
  if (round.winMinor > round.stakeMinor) await celebrate(round.winMinor, round.stakeMinor * 4);
  else showWin(round.winMinor);
}

await start('baccaratRules');
