import * as z from 'zod/mini';
import { baccaratHands, dealSchema } from './baccarat-deal.ts';
import { baccaratPlaces } from './baccarat-places.ts';
import { createBead } from './bead.ts';
import { createChips } from './chips.ts';
import { button, el } from './dom.ts';
import { facts, say } from './facts.ts';
import { money } from './money.ts';
import type { Round } from './server.ts';
import { announce, begin, celebrate, meter, requireFunds, showWin, stage, start } from './shell.ts';

const limitsSchema = z.object({ minMinor: z.number(), maxMinor: z.number(), unit: z.number() });
const { limits } = z.object({ limits: limitsSchema }).parse(facts.rules);

const total = el('span', { class: 'figure' });
const deal = button(say('deal'), 'primary round', deals);
let isReady = false;
const chips = createChips(limits, () => {
  total.textContent = money(chips?.total() ?? 0);
  deal.disabled = !isReady || (chips?.total() ?? 0) === 0;
});
const hands = baccaratHands();
const past = el('ol', { class: 'past beads', 'aria-label': say('lastDeals') });
stage.append(
  el(
    'div',
    { class: 'table-felt' },
    hands.root,
    past,
    baccaratPlaces(chips),
    el('div', { class: 'tools' }, chips.tray, ...chips.tools),
  ),
);

async function shown(round: Round): Promise<void> {
  const view = dealSchema.parse(round.view);
  chips.mark(() => false);
  hands.clear();
  await hands.show(view);
  past.append(createBead(`is-${view.outcome}`, say(`mark.${view.outcome}`), say(view.outcome)));
  if (past.children.length > 12) past.firstElementChild?.remove();
  announce(say(`came.${view.outcome}`, { player: view.playerPoints, banker: view.bankerPoints }));
  chips.mark((place) => place === view.outcome);
  chips.keep();
  if (round.winMinor > round.stakeMinor) await celebrate(round.winMinor, round.stakeMinor * 4);
  else showWin(round.winMinor);
}

function deals(): void {
  if (deal.disabled) return;
  if (!requireFunds(chips.total())) return;
  void begin({ type: 'deal', bets: chips.bets() }, shown);
}

await start(
  {
    setReady(ready) {
      isReady = ready;
      chips.setReady(ready);
    },
    resume: async () => undefined,
    main: deals,
  },
  [meter(say('stake'), total), el('div', { class: 'actions' }, deal)],
  () => [
    el('p', {}, say('baccaratRules')),
    el('p', {}, say('limits', { min: money(limits.minMinor), max: money(limits.maxMinor) })),
  ],
);
