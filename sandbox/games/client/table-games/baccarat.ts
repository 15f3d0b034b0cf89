import * as z from 'zod/mini';
import type { Round } from '../shared/api.ts';
import { button, el } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { money } from '../shared/money.ts';
import { announce, beginRound, celebrate, meter, requireFunds, showWin, stage, startGame } from '../shared/shell.ts';
import { createBaccaratHands, dealSchema } from './baccarat-hands.ts';
import { createBaccaratPlaces } from './baccarat-places.ts';
import { createChips } from './chips.ts';
import { createHistoryMark } from './history-mark.ts';

const limitsSchema = z.object({ minMinor: z.number(), maxMinor: z.number(), unit: z.number() });
const { limits } = z.object({ limits: limitsSchema }).parse(facts.rules);

const total = el('span', { class: 'figure' });
const deal = button(getMessage('deal'), 'primary round', startDeal);
let isReady = false;
const chips = createChips(limits, () => {
  total.textContent = money(chips?.total() ?? 0);
  deal.disabled = !isReady || (chips?.total() ?? 0) === 0;
});
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
  chips.commit();
  if (round.winMinor > round.stakeMinor) await celebrate(round.winMinor, round.stakeMinor * 4);
  else showWin(round.winMinor);
}

function startDeal(): void {
  if (deal.disabled) return;
  if (!requireFunds(chips.total())) return;
  void beginRound({ type: 'deal', bets: chips.bets() }, showRound);
}

await startGame(
  {
    setReady(ready) {
      isReady = ready;
      chips.setReady(ready);
    },
    resume: async () => undefined,
    main: startDeal,
  },
  [meter(getMessage('stake'), total), el('div', { class: 'actions' }, deal)],
  () => [
    el('p', {}, getMessage('baccaratRules')),
    el('p', {}, getMessage('limits', { min: money(limits.minMinor), max: money(limits.maxMinor) })),
  ],
);
