import * as z from 'zod/mini';
import { createChips } from './chips.ts';
import { button, el, svg, wait } from './dom.ts';
import { facts, say } from './facts.ts';
import { tell } from './link.ts';
import { type Look, lookSchema, placedSchema, rules } from './live-contract.ts';
import { bead, textOf } from './live-outcome.ts';
import { clearScene, places, reveal, scene } from './live-scene.ts';
import { major, money } from './money.ts';
import { ask } from './server.ts';
import { announce, celebrate, meter, refuse, requireFunds, setBalance, setOpen, showWin, stage, start } from './shell.ts';
import { play } from './sound.ts';

const { limits } = rules;
const sendAgainMs = 1_000;

const total = el('span', { class: 'figure' });
const placeButton = button(say('placeBets'), 'primary round', () => void placeChips());
const clock = el('p', { class: 'clock' });
const ring = svg('circle', { r: 20, class: 'ring', pathLength: 100 });
const clockBox = el(
  'div',
  { class: 'clock-box' },
  svg('svg', { viewBox: '-24 -24 48 48', 'aria-hidden': true }, svg('circle', { r: 20, class: 'ring-back' }), ring),
  clock,
);
const phaseText = el('p', { class: 'phase' });
const seats = el('ul', { class: 'seats', 'aria-label': say('seats') });
const past = el('ol', { class: 'past', 'aria-label': say('lastRounds') });
let look: Look | undefined;
let offset = 0;
let isReady = false;
let isPlacing = false;

const chips = createChips(limits, () => {
  total.textContent = money((chips?.total() ?? 0) + (look?.stakeMinor ?? 0));
  placeButton.disabled = !isReady || isPlacing || look?.phase !== 'bets' || (chips?.total() ?? 0) === 0;
});

const table = el(
  'div',
  { class: `live-table ${rules.kind} ${rules.watchOnly ? 'watching' : ''}` },
  el(
    'div',
    { class: 'studio' },
    el('img', { src: `/skin/${facts.slug}/dealer.svg`, alt: say('dealerAlt', { name: facts.dealer }), class: 'dealer' }),
    el('div', { class: 'play-area' }, scene()),
    el('div', { class: 'call' }, clockBox, phaseText),
    seats,
  ),
  el(
    'div',
    { class: 'bets' },
    past,
    ...places(chips),
    rules.watchOnly
      ? el('p', { class: 'felt-line' }, say('watchOnly'))
      : el('div', { class: 'tools' }, chips.tray, ...chips.tools),
  ),
);
stage.append(table);

function showSeats({ guests, players }: Look): void {
  const own = el('li', { class: 'you' }, say('you'));
  seats.replaceChildren(
    own,
    ...guests.map((name) => el('li', {}, name)),
    ...(players > 1 ? [el('li', {}, `+${players - 1}`)] : []),
  );
}

const serverNow = () => Date.now() + offset;

function showClock(): void {
  if (!look) return;
  const end = look.phase === 'bets' ? look.closesAt : look.nextAt;
  const length = look.phase === 'bets' ? look.betsMs : look.resultMs;
  const left = Math.max(0, end - serverNow());
  clock.textContent = String(Math.ceil(left / 1_000));
  ring.setAttribute('stroke-dasharray', `${Math.min(100, (left / length) * 100)} 100`);
  clockBox.classList.toggle('soon', look.phase === 'bets' && left < 5_000);
}

/** Sends chips until it is heard what became of them; the same wish lays them once, however often it arrives. */
async function send(tableRound: number) {
  const wished = { tableRound, bets: chips.bets(), wish: crypto.randomUUID() };
  for (let tries = 0; ; tries += 1) {
    const answer = await ask('/live/bet', wished, placedSchema);
    if (answer.kind === 'ok' || answer.code !== 'CONNECTION') return answer;
    if (tries === 0) refuse(answer.code);
    await new Promise((resolve) => setTimeout(resolve, sendAgainMs));
  }
}

async function placeChips(): Promise<void> {
  if (look?.phase !== 'bets' || isPlacing || !isReady || chips.total() === 0) return;
  if (!requireFunds(chips.total())) return;
  const { tableRound } = look;
  isPlacing = true;
  chips.setReady(false);
  const answer = await send(tableRound);
  isPlacing = false;
  chips.setReady(isReady && look?.phase === 'bets');
  if (answer.kind === 'refused') return refuse(answer.code);
  const { value } = answer;
  chips.keep();
  tell({ type: 'gprg_roundStart', payload: { roundId: value.roundId } });
  setBalance(value.balanceMinor);
  tell({ type: 'gprg_balanceUpdate', payload: { balance: major(value.balanceMinor), currency: facts.currency } });
  // Heard of too late: the table is at another round.
  if (look?.tableRound !== tableRound) return;
  if (look.phase === 'bets') setOpen(true);
  look = { ...look, stakeMinor: Object.values(value.bets).reduce((sum, minor) => sum + minor, 0), bets: value.bets };
  chips.lock(value.bets);
  announce(say('betsPlaced'));
}

/** Chips that were laid and not placed are placed when time runs out: nothing that the player meant is lost. */
function placeLate(): void {
  if (look?.phase === 'bets' && chips.total() > 0 && !isPlacing && isReady && look.closesAt - serverNow() < 1_200)
    void placeChips();
}

const stateSchema = z.object({ balanceMinor: z.number() });

async function showResult(next: Look): Promise<void> {
  const { outcome } = next;
  if (!outcome) return;
  phaseText.textContent = say('noMoreBets');
  past.replaceChildren(...next.history.slice(1).map(bead));
  chips.setReady(false);
  await reveal(outcome, chips);
  announce(textOf(outcome));
  past.replaceChildren(...next.history.map(bead));
  if (!next.roundId) return;
  await celebrate(next.winMinor, next.stakeMinor);
  if (next.winMinor === 0) play('lose');
  showWin(next.winMinor);
  const state = await ask('/play/state', {}, stateSchema);
  if (state.kind === 'ok') {
    setBalance(state.value.balanceMinor);
    tell({ type: 'gprg_balanceUpdate', payload: { balance: major(state.value.balanceMinor), currency: facts.currency } });
  }
  tell({ type: 'gprg_roundEnd', payload: { roundId: next.roundId, bet: major(next.stakeMinor), win: major(next.winMinor) } });
  setOpen(false);
}

async function openBets(next: Look): Promise<void> {
  phaseText.textContent = say('placeYourBets');
  past.replaceChildren(...next.history.map(bead));
  chips.mark(() => false);
  setOpen(next.stakeMinor > 0);
  chips.lock(next.bets);
  clearScene();
  showWin(0);
  chips.setReady(isReady && !isPlacing);
}

function shut(): void {
  look = undefined;
  setOpen(false);
  chips.setReady(false);
  seats.replaceChildren();
  phaseText.textContent = '';
  clockBox.hidden = true;
  refuse('TABLE_CLOSED');
}

/** Follows the table by its own clock: looks when chips go down and when the next round begins. */
async function follow(): Promise<void> {
  for (;;) {
    const answer = await ask('/live/look', {}, lookSchema);
    if (answer.kind === 'refused') {
      refuse(answer.code);
      if (answer.code !== 'CONNECTION') return;
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      continue;
    }
    const next = answer.value;
    const isNew = look?.tableRound !== next.tableRound || look.phase !== next.phase;
    offset = next.now - Date.now();
    look = { ...next };
    // What lies there is still played to its end.
    if (!next.open && next.stakeMinor === 0) return shut();
    showSeats(next);
    if (isNew) {
      table.dataset.phase = next.phase;
      if (next.phase === 'result') await showResult(next);
      else await openBets(next);
    }
    const end = next.phase === 'bets' ? next.closesAt : next.nextAt;
    // Now and then in between: who sits here is counted by who looks.
    await new Promise((resolve) => setTimeout(resolve, Math.min(8_000, Math.max(250, end - serverNow() + 60))));
  }
}

await start(
  {
    setReady(ready) {
      isReady = ready && !rules.watchOnly;
      chips.setReady(isReady && !isPlacing && look?.phase === 'bets');
    },
    resume: async () => undefined,
    main: () => void placeChips(),
  },
  [meter(say('stake'), total), el('div', { class: 'actions' }, rules.watchOnly ? undefined : placeButton)],
  () => [
    el('p', {}, say(`live.${rules.kind}`)),
    ...(rules.kind === 'roulette' ? [el('p', {}, say('rouletteRules')), el('p', {}, say('clothRules'))] : []),
    el('p', {}, say('limits', { min: money(limits.minMinor), max: money(limits.maxMinor) })),
  ],
);
setInterval(() => {
  showClock();
  placeLate();
}, 250);
await wait(0);
void follow();
