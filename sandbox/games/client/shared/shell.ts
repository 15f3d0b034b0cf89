import { actRound, type EndedRound, openRound, type Round, readState, type StakeLimit } from './api.ts';
import { bar, info } from './bar.ts';
import { countUp, el } from './dom.ts';
import { facts, getMessage } from './facts.ts';
import { restoreFocus } from './focus.ts';
import { freeSpinsIntro, hasFreeSpins, setFreeSpins, showSummaryIfOver } from './free-spins.ts';
import { major, minorOf, money } from './money.ts';
import { nextSteps, refusalText } from './refusal.ts';
import { listenToSite, sendToSite } from './site-messages.ts';
import { play } from './sound.ts';

const heartbeatMs = 15_000;

/** The part of the page that each game implements. */
export interface Game {
  /** Enables or disables the controls: whether the player can act now. */
  setReady(isReady: boolean): void;
  /** Shows an open round after a reload; `now` is the service's time. */
  resume(round: Round, now: number): Promise<void>;
  /** The action of the space key. */
  main(): void;
  /** The game asks for an open round until it ends: an answer that is lost is followed by another. */
  readonly isPolling?: true;
}

let balanceMinor = facts.balanceMinor;
let isBusy = true;
/** The page stays disabled until a reload. */
let isFinal = false;
let moveCount = 0;
let isOpen = false;
let isPaused = false;
let isPauseRequested = false;
/** When the next round may begin, of `performance.now()`. */
let nextRoundAt = 0;
/** How a bonus limits the stakes, as far as the page knows. */
let stakeLimit: StakeLimit | null = null;
let heartbeat: ReturnType<typeof setInterval> | undefined;
let game: Game | undefined;

export const stage = el('main', { class: `stage ${facts.engine}`, id: 'stage' });
export const hud = el('footer', { class: 'hud' });
const balance = el('span', { class: 'figure' });
const win = el('span', { class: 'figure' });
const winBox = el('div', { class: 'meter win', 'data-won': 'no' }, el('span', { class: 'label' }, getMessage('win')), win);
const status = el('div', { role: 'status', class: 'said' });
const pauseOverlay = el('div', { class: 'pause-overlay', hidden: true });

/** Shows a message in the status line, which screen readers announce. */
export function announce(text: string): void {
  status.textContent = text;
  status.classList.toggle('empty', text === '');
  status.classList.remove('refused');
}

let shownWinMinor = 0;

export function showWin(minor: number): void {
  shownWinMinor = minor;
  win.textContent = money(minor);
  winBox.dataset.won = minor > 0 ? 'yes' : 'no';
}

function showBalance(): void {
  balance.textContent = money(balanceMinor);
}

/**
 * Counts a win up, with an effect for big wins. An amount of at most `paidMinor` is announced without one: returning the stake
 * must not look like a win. The meter counts from what it shows to `totalMinor`, the round's win so far, so that it counts no
 * win twice. All amounts in minor units.
 */
export async function celebrate(minor: number, stakeMinor: number, paidMinor = stakeMinor, totalMinor = minor): Promise<void> {
  if (minor <= 0) return;
  if (minor <= paidMinor) {
    showWin(totalMinor);
    return announce(`${status.textContent} ${getMessage('cameBack', { amount: money(minor) })}`.trim());
  }
  const isBig = minor >= stakeMinor * 15;
  play(isBig ? 'bigWin' : 'win');
  winBox.dataset.won = 'yes';
  stage.classList.toggle('big-win', isBig);
  // The status line already shows the outcome: the win is appended.
  announce(`${status.textContent} ${getMessage(isBig ? 'bigWin' : 'youWin', { amount: money(minor) })}`.trim());
  if (shownWinMinor !== totalMinor) {
    await countUp(Math.min(shownWinMinor, totalMinor), totalMinor, isBig ? 1_000 : 450, (value) => {
      win.textContent = money(value);
    });
  }
  showWin(totalMinor);
  stage.classList.remove('big-win');
}

function setReady(): void {
  const mayBegin = isOpen || performance.now() >= nextRoundAt;
  const isReady = !isBusy && !isPaused && mayBegin;
  game?.setReady(isReady);
  if (isReady && !info.open) restoreFocus(hud.querySelectorAll<HTMLElement>('.actions button'));
}

function pauseIfIdle(): void {
  if (!isPauseRequested || isPaused || (!isFinal && (isBusy || isOpen))) return;
  isPaused = true;
  pauseOverlay.replaceChildren(el('p', {}, getMessage('paused')));
  pauseOverlay.hidden = false;
  setReady();
  sendToSite({ type: 'gprg_paused', payload: {} });
}

function resumePlay(): void {
  isPauseRequested = false;
  if (!isPaused) return;
  isPaused = false;
  pauseOverlay.hidden = true;
  setReady();
  sendToSite({ type: 'gprg_resumed', payload: {} });
}

/** As in the contract of the frame. */
const maxErrorLength = 300;

/**
 * Shows the message of a refusal, with buttons for the next step, and reports it to the site. `lowerToMinor` is the stake that a
 * limit leaves.
 */
export function showRefusal(code: string, limit?: StakeLimit, lowerToMinor = limit?.maxMinor): void {
  // The end of the round is already on the page.
  if (code === 'ROUND_ENDED') return;
  const text = refusalText({ code, limit });
  announce(text);
  status.classList.add('refused');
  play('lose');
  sendToSite({ type: 'gprg_error', payload: { code, message: text.slice(0, maxErrorLength) } });
  for (const step of nextSteps({ code, limit }, lowerToMinor, leaveRefusal)) status.append(' ', step);
}

/** The button that was pressed is gone: the focus goes to the main action. */
function leaveRefusal(text: string): void {
  announce(text);
  hud.querySelector<HTMLElement>('.actions .primary')?.focus();
}

/** Empties the status line; the focus on one of its buttons goes to the main action. */
export function clearRefusal(): void {
  if (status.contains(document.activeElement)) leaveRefusal('');
  else announce('');
}

/** Whether another page continues the round, or the result of the last move stays unknown. */
const isFinalCode = (code: string) => code === 'OPENED_ELSEWHERE' || (code === 'CONNECTION' && !(isOpen && game?.isPolling));

/** Counted from the reply, which comes after the wallet has taken the stake: the next stake cannot be too early. */
function delayNextRound(): void {
  if (facts.minRoundMs === 0) return;
  nextRoundAt = performance.now() + facts.minRoundMs;
  setTimeout(setReady, facts.minRoundMs + 20);
}

export type ShowRound = (round: Round) => Promise<void>;

/** Reports the end of a round to the site, which counts each once. */
export function reportEnd({ roundId, stakeMinor, winMinor }: EndedRound): void {
  sendToSite({ type: 'gprg_roundEnd', payload: { roundId, bet: major(stakeMinor), win: major(winMinor) } });
}

/** Shows the result of a round whose end the page has missed. */
export function announceLast({ stakeMinor, winMinor }: EndedRound): void {
  announce(getMessage(stakeMinor > 0 ? 'lastRound' : 'lastFreeSpin', { stake: money(stakeMinor), win: money(winMinor) }));
}

const endedRounds = new Set<string>();

/** Shows the result of a move, of a new round without an id, and reports it to the site; controls are disabled meanwhile. */
async function showMove(request: ReturnType<typeof openRound>, roundId: string | undefined, showRound: ShowRound) {
  const isFirst = roundId === undefined;
  isBusy = true;
  moveCount += 1;
  setReady();
  announce('');
  const answer = await request;
  // Another move has ended the round: it enables the controls.
  if (!isFirst && endedRounds.has(roundId)) return answer;
  if (answer.kind === 'refused') {
    if (answer.code === 'error.free_spins.used') setFreeSpins(null);
    stakeLimit = answer.limit ?? stakeLimit;
    showRefusal(answer.code, answer.limit);
  } else {
    const { round } = answer.value;
    if (isFirst) delayNextRound();
    setFreeSpins(answer.value.freeSpins);
    if (round.isOver) endedRounds.add(round.roundId);
    if (isFirst) sendToSite({ type: 'gprg_roundStart', payload: { roundId: round.roundId } });
    balanceMinor = answer.value.balanceMinor - (round.isOver ? round.winMinor : 0);
    showBalance();
    await showRound(round);
    balanceMinor = answer.value.balanceMinor;
    showBalance();
    if (round.isOver) {
      reportEnd(round);
      sendToSite({ type: 'gprg_balanceUpdate', payload: { balance: major(balanceMinor), currency: facts.currency } });
    }
  }
  isFinal ||= answer.kind === 'refused' && isFinalCode(answer.code);
  isBusy = isFinal;
  // A pause takes effect after the current round (DEC-GAM-10).
  if (answer.kind === 'ok') isOpen = !answer.value.round.isOver;
  pauseIfIdle();
  setReady();
  if (answer.kind === 'ok' && answer.value.round.isOver && answer.value.round.stakeMinor === 0) showSummaryIfOver();
  return answer;
}

export const beginRound = (action: object, showRound: ShowRound) => {
  showWin(0);
  return showMove(openRound(action, hasFreeSpins()), undefined, showRound);
};
export const actInRound = (roundId: string, action: object, showRound: ShowRound) =>
  showMove(actRound(roundId, action), roundId, showRound);

/** Marks a round of a live table as open or ended. */
export function setRoundOpen(open: boolean): void {
  isOpen = open;
  pauseIfIdle();
}

export function setBalance(minor: number): void {
  balanceMinor = minor;
  showBalance();
}

/** The limit of a bonus that a stake exceeds. */
export const limitExceededBy = (minor: number) => (stakeLimit && minor > (stakeLimit.maxMinor ?? 0) ? stakeLimit : undefined);

export const canAfford = (minor: number) => balanceMinor >= minor;

/** Whether the balance covers a stake; shows a refusal when it does not. */
export function requireFunds(minor: number): boolean {
  if (!canAfford(minor)) showRefusal('NOT_ENOUGH_FUNDS');
  return canAfford(minor);
}

/** Keeps the session alive. An open round shows its own balance; a balance requested before a move is older than the move's balance, so it is ignored. */
async function sendHeartbeat(): Promise<void> {
  const before = moveCount;
  const now = await readState(false);
  if (now.kind !== 'ok' || isBusy || isOpen || moveCount !== before) return;
  if (!now.value.isClosed) {
    stakeLimit = now.value.stakeLimit;
    setBalance(now.value.balanceMinor);
    return setReady();
  }
  // Another game was opened: this page takes no stake any more, and says so.
  clearInterval(heartbeat);
  isFinal = true;
  isBusy = true;
  setReady();
  showRefusal('SESSION_CLOSED');
}

/** A labelled figure in the control bar. */
export function meter(label: string, ...content: readonly Node[]): HTMLElement {
  return el('div', { class: 'meter' }, el('span', { class: 'label' }, label), ...content);
}

const interactive = 'button, input, select, dialog, a';

/** Renders the page, resumes an open round, and reports to the site that the game is ready. */
export async function startGame(ownGame: Game, controls: readonly Node[], rules: () => readonly Node[]): Promise<void> {
  game = ownGame;
  ownGame.setReady(false);
  hud.append(meter(getMessage('balance'), balance), ...controls, winBox);
  document.body.append(bar(rules), stage, status, hud, pauseOverlay, info);
  showBalance();
  showWin(0);
  announce('');
  document.addEventListener('keydown', (event) => {
    const isOnControl = event.target instanceof Element && event.target.closest(interactive);
    // A key that is held down presses a focused button again and again: no round begins without a press of its own.
    if (event.repeat && event.target instanceof Element && event.target.closest('.actions')) event.preventDefault();
    if (event.code !== 'Space' || event.repeat || isOnControl || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    ownGame.main();
  });
  listenToSite({
    pause() {
      isPauseRequested = true;
      pauseIfIdle();
    },
    resume: resumePlay,
    balance(amount) {
      if (isBusy || isOpen) return;
      setBalance(minorOf(amount));
      setReady();
    },
    reality: ({ elapsedMinutes, turnover, winnings }) =>
      announce(
        getMessage('reality', {
          minutes: Math.round(elapsedMinutes),
          staked: money(minorOf(turnover)),
          won: money(minorOf(winnings)),
        }),
      ),
  });
  const state = await readState(true);
  if (state.kind === 'refused') showRefusal(state.code);
  else if (state.value.isClosed) showRefusal('SESSION_CLOSED');
  else {
    stakeLimit = state.value.stakeLimit;
    setBalance(state.value.balanceMinor);
    setFreeSpins(state.value.freeSpins);
    if (state.value.round) {
      isOpen = true;
      sendToSite({ type: 'gprg_roundStart', payload: { roundId: state.value.round.roundId } });
      announce(getMessage('goesOn'));
      await ownGame.resume(state.value.round, state.value.now);
    } else if (state.value.last) {
      // The page may have lost the response to its last move.
      const { last } = state.value;
      if (last.isOfSession) reportEnd(last);
      announceLast(last);
    } else announce(freeSpinsIntro());
  }
  isBusy = false;
  setReady();
  sendToSite({ type: 'gprg_ready', payload: {} });
  heartbeat = setInterval(() => void sendHeartbeat(), heartbeatMs);
}
