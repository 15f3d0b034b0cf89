import * as z from 'zod/mini';
import { postJson } from '../shared/api.ts';
import { button, el, svg, wait } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { major, money } from '../shared/money.ts';
import {
  announce,
  announceLast,
  celebrate,
  clearRefusal,
  meter,
  reportEnd,
  requireFunds,
  setBalance,
  setRoundOpen,
  showRefusal,
  showWin,
  stage,
  startGame,
} from '../shared/shell.ts';
import { sendToSite } from '../shared/site-messages.ts';
import { play } from '../shared/sound.ts';
import { createChips } from '../table-games/chips.ts';
import { createConnectionNotice, sendUntilAnswered } from './connection-notice.ts';
import { placedSchema, rules, type TableState, tableStateSchema } from './contract.ts';
import { historyMarkOf, textOf } from './outcome.ts';
import { clearScene, places, reveal, scene } from './scene.ts';

const { limits } = rules;

const total = el('span', { class: 'figure' });
const placeButton = button(getMessage('placeBets'), 'primary round', () => void placeChips());
const clock = el('p', { class: 'clock' });
const ring = svg('circle', { r: 20, class: 'ring', pathLength: 100 });
const clockBox = el(
  'div',
  { class: 'clock-box' },
  svg('svg', { viewBox: '-24 -24 48 48', 'aria-hidden': true }, svg('circle', { r: 20, class: 'ring-back' }), ring),
  clock,
);
const phaseText = el('p', { class: 'phase' });
const playerCount = el('p', { class: 'player-count' });
const history = el('ol', { class: 'history', 'aria-label': getMessage('lastRounds') });
let state: TableState | undefined;
let offset = 0;
let isReady = false;
let isPlacing = false;

/** Chips that were refused: they are placed again when the player asks for it, or has changed them since. */
let refusedBets = '';

const chips = createChips(limits, () => {
  if (chips && JSON.stringify(chips.bets()) !== refusedBets) refusedBets = '';
  total.textContent = money((chips?.total() ?? 0) + (state?.stakeMinor ?? 0));
  placeButton.disabled = !isReady || isPlacing || state?.phase !== 'bets' || (chips?.total() ?? 0) === 0;
});

const table = el(
  'div',
  { class: `live-table ${rules.kind} ${rules.watchOnly ? 'watch-only' : ''}` },
  el(
    'div',
    { class: 'studio' },
    el('img', { src: `/skin/${facts.slug}/dealer.svg`, alt: getMessage('dealerAlt', { name: facts.dealer }), class: 'dealer' }),
    el('div', { class: 'play-area' }, scene()),
    el('div', { class: 'phase-banner' }, clockBox, phaseText),
    playerCount,
  ),
  el(
    'div',
    { class: 'bets' },
    history,
    ...places(chips),
    rules.watchOnly
      ? el('p', { class: 'table-text' }, getMessage('watchOnly'))
      : el('div', { class: 'tools' }, chips.tray, ...chips.tools),
  ),
);
stage.append(table);

/** All play the same round, so players are counted and have no seats. */
function showPlayers({ guests, players }: TableState): void {
  const count = guests.length + Math.max(1, players);
  playerCount.textContent = count === 1 ? getMessage('aloneAtTable') : getMessage('playersAtTable', { count });
}

const serverNow = () => Date.now() + offset;

function showClock(): void {
  if (!state) return;
  const end = state.phase === 'bets' ? state.closesAt : state.nextAt;
  const length = state.phase === 'bets' ? state.betsMs : state.resultMs;
  const left = Math.max(0, end - serverNow());
  clock.textContent = String(Math.ceil(left / 1_000));
  ring.setAttribute('stroke-dasharray', `${Math.min(100, (left / length) * 100)} 100`);
  clockBox.classList.toggle('closing', state.phase === 'bets' && left < 5_000);
}

/** The idempotency key makes retries safe. */
function sendBets(tableRound: number) {
  const request = { tableRound, bets: chips.bets(), idempotencyKey: crypto.randomUUID() };
  return sendUntilAnswered(() => postJson('/live/bet', request, placedSchema), noteConnection, 1_000);
}

async function placeChips(): Promise<void> {
  if (state?.phase !== 'bets' || isPlacing || !isReady || chips.total() === 0) return;
  refusedBets = JSON.stringify(chips.bets());
  if (!requireFunds(chips.total())) return;
  const { tableRound } = state;
  isPlacing = true;
  chips.setReady(false);
  const answer = await sendBets(tableRound);
  isPlacing = false;
  chips.setReady(isReady && state?.phase === 'bets');
  if (answer.kind === 'refused') {
    // Chips for a round that is closed are none for the next one.
    if (answer.code === 'BETS_CLOSED') chips.takeAway();
    return showRefusal(answer.code, answer.limit);
  }
  const { value } = answer;
  chips.takeAway();
  // The reply came after the round: the table has started another one.
  if (state?.tableRound !== tableRound) return;
  // After that the table reports the end of the round, with a newer balance.
  if (state.phase === 'bets') {
    sendToSite({ type: 'gprg_roundStart', payload: { roundId: value.roundId } });
    showNewBalance(value.balanceMinor);
    setRoundOpen(true);
  }
  state = { ...state, stakeMinor: Object.values(value.bets).reduce((sum, minor) => sum + minor, 0), bets: value.bets };
  chips.lock(value.bets);
  announce(getMessage('betsPlaced'));
}

/** Sends unsent chips just before bets close. */
function placeChipsBeforeClose(): void {
  const isUnsent = chips.total() > 0 && !isPlacing && JSON.stringify(chips.bets()) !== refusedBets;
  if (state?.phase === 'bets' && isUnsent && isReady && state.closesAt - serverNow() < 1_200) void placeChips();
}

const stateSchema = z.object({ balanceMinor: z.number() });

function showNewBalance(balanceMinor: number): void {
  setBalance(balanceMinor);
  sendToSite({ type: 'gprg_balanceUpdate', payload: { balance: major(balanceMinor), currency: facts.currency } });
}

async function readBalance(): Promise<void> {
  const answer = await postJson('/play/state', { isFirst: false }, stateSchema);
  if (answer.kind === 'ok') showNewBalance(answer.value.balanceMinor);
}

async function showResult(next: TableState): Promise<void> {
  const { outcome } = next;
  if (!outcome) return;
  phaseText.textContent = getMessage('noMoreBets');
  history.replaceChildren(...next.history.slice(1).map(historyMarkOf));
  chips.setReady(false);
  await reveal(outcome, chips);
  announce(textOf(outcome));
  history.replaceChildren(...next.history.map(historyMarkOf));
  if (!next.roundId) return;
  await celebrate(next.winMinor, next.stakeMinor);
  if (next.winMinor === 0) play('lose');
  showWin(next.winMinor);
  await readBalance();
  reportEnd({ ...next, roundId: next.roundId });
  reportedEnd = next.roundId;
  setRoundOpen(false);
}

/** The round whose end was reported last. */
let reportedEnd: string | undefined;

/** Reports and shows the end of a round that this page has missed. */
async function reportMissedEnd({ last, roundId }: TableState, isFirst: boolean): Promise<void> {
  if (!last || last.roundId === roundId || last.roundId === reportedEnd) return;
  if (!isFirst) await readBalance();
  // A page that has just been opened counts no round of the session before.
  if (!isFirst || last.isOfSession) reportEnd(last);
  reportedEnd = last.roundId;
  announceLast(last);
}

async function openBets(next: TableState): Promise<void> {
  phaseText.textContent = getMessage('placeYourBets');
  history.replaceChildren(...next.history.map(historyMarkOf));
  chips.mark(() => false);
  setRoundOpen(next.stakeMinor > 0);
  // Chips that were placed before the page was reloaded.
  if (next.roundId) sendToSite({ type: 'gprg_roundStart', payload: { roundId: next.roundId } });
  chips.lock(next.bets);
  clearScene();
  showWin(0);
  chips.setReady(isReady && !isPlacing);
}

function showClosed(): void {
  state = undefined;
  setRoundOpen(false);
  chips.setReady(false);
  playerCount.textContent = '';
  phaseText.textContent = '';
  clockBox.hidden = true;
  showRefusal('TABLE_CLOSED');
}

const noteConnection = createConnectionNotice(() => showRefusal('CONNECTION'), clearRefusal);
/** While chips are sent, only their own answer clears the notice. */
const notePoll = (isConnected: boolean) => {
  if (!isConnected || !isPlacing) noteConnection(isConnected);
};

/** Polls the table whenever its phase ends, at least every eight seconds. */
async function pollTable(): Promise<void> {
  for (;;) {
    const answer = await sendUntilAnswered(() => postJson('/live/table', {}, tableStateSchema), notePoll, 2_000);
    if (answer.kind === 'refused') return showRefusal(answer.code);
    const next = answer.value;
    const isFirst = state === undefined;
    const isNew = state?.tableRound !== next.tableRound || state.phase !== next.phase;
    offset = next.now - Date.now();
    state = { ...next };
    await reportMissedEnd(next, isFirst);
    // When the table closes, a round with a stake is still played to its end.
    if (!next.open && next.stakeMinor === 0) return showClosed();
    showPlayers(next);
    if (isNew) {
      table.dataset.phase = next.phase;
      if (next.phase === 'result') await showResult(next);
      else await openBets(next);
    }
    const end = next.phase === 'bets' ? next.closesAt : next.nextAt;
    // Polling also counts as presence at the table.
    await new Promise((resolve) => setTimeout(resolve, Math.min(8_000, Math.max(250, end - serverNow() + 60))));
  }
}

await startGame(
  {
    setReady(ready) {
      isReady = ready && !rules.watchOnly;
      chips.setReady(isReady && !isPlacing && state?.phase === 'bets');
    },
    resume: async () => undefined,
    main: () => void placeChips(),
  },
  [meter(getMessage('stake'), total), el('div', { class: 'actions' }, rules.watchOnly ? undefined : placeButton)],
  () => [
    el('p', {}, getMessage(`live.${rules.kind}`)),
    ...(rules.kind === 'roulette' ? [el('p', {}, getMessage('rouletteRules')), el('p', {}, getMessage('insideBetRules'))] : []),
    el('p', {}, getMessage('limits', { min: money(limits.minMinor), max: money(limits.maxMinor) })),
  ],
);
setInterval(() => {
  showClock();
  placeChipsBeforeClose();
}, 250);
await wait(0);
void pollTable();
