import { button, countUp, el } from './dom.ts';
import { facts, say } from './facts.ts';
import { giveBackFocus } from './focus.ts';
import { icon } from './icon.ts';
import { isFramed, leave, listen, tell } from './link.ts';
import { major, minorOf, money } from './money.ts';
import { type Answer, actRound, openRound, type Round, readState } from './server.ts';
import { play, switchSound } from './sound.ts';

const heartbeatMs = 15_000;

/** The game's own part of the page: what it shows, and what it does when the player may begin again. */
export interface Play {
  /** Whether the player may act now, and not the machine. */
  setReady(isReady: boolean): void;
  /** Takes up a round that was left open. */
  resume(round: Round): Promise<void>;
  /** What Space does. */
  main(): void;
}

let balanceMinor = facts.balanceMinor;
let isBusy = true;
let moves = 0;
let isOpen = false;
let isPaused = false;
let wantsPause = false;
let game: Play | undefined;

export const stage = el('main', { class: `stage ${facts.engine}`, id: 'stage' });
export const hud = el('footer', { class: 'hud' });
const balance = el('span', { class: 'figure' });
const win = el('span', { class: 'figure' });
const winBox = el('div', { class: 'meter win', 'data-won': 'no' }, el('span', { class: 'label' }, say('win')), win);
const status = el('div', { role: 'status', class: 'said' });
const veil = el('div', { class: 'veil', hidden: true });
const info = el('dialog', { class: 'info', 'aria-labelledby': 'info-title' });

/** Says something to everybody: on the page, and to who listens instead of looking. */
export function announce(text: string): void {
  status.textContent = text;
  status.classList.toggle('empty', text === '');
  status.classList.remove('refused');
}

export function showWin(minor: number): void {
  win.textContent = money(minor);
  winBox.dataset.won = minor > 0 ? 'yes' : 'no';
}

function showBalance(): void {
  balance.textContent = money(balanceMinor);
}

/**
 * Counts a win up where the player looks for it; a great one celebrates for a moment. What is no more than was paid is told
 * without a fanfare: it is no win.
 */
export async function celebrate(minor: number, stakeMinor: number, paidMinor = stakeMinor): Promise<void> {
  if (minor <= 0) return;
  if (minor <= paidMinor) {
    showWin(minor);
    return announce(`${status.textContent} ${say('cameBack', { amount: money(minor) })}`.trim());
  }
  const isBig = minor >= stakeMinor * 15;
  play(isBig ? 'bigWin' : 'win');
  winBox.dataset.won = 'yes';
  stage.classList.toggle('big-win', isBig);
  // What came is said already: the win is added to it.
  announce(`${status.textContent} ${say(isBig ? 'bigWin' : 'youWin', { amount: money(minor) })}`.trim());
  await countUp(0, minor, isBig ? 1_000 : 450, (value) => {
    win.textContent = money(value);
  });
  stage.classList.remove('big-win');
}

function setReady(): void {
  const isReady = !isBusy && !isPaused;
  game?.setReady(isReady);
  if (isReady && !info.open) giveBackFocus(hud.querySelectorAll<HTMLElement>('.actions button'));
}

function settlePause(): void {
  if (!wantsPause || isBusy || isOpen || isPaused) return;
  isPaused = true;
  veil.replaceChildren(el('p', {}, say('paused')));
  veil.hidden = false;
  setReady();
  tell({ type: 'gprg_paused', payload: {} });
}

function unpause(): void {
  wantsPause = false;
  if (!isPaused) return;
  isPaused = false;
  veil.hidden = true;
  setReady();
  tell({ type: 'gprg_resumed', payload: {} });
}

/** Explains a refusal in words that say what to do next, with the way there. */
export function refuse(code: string): void {
  // What came first has said so already.
  if (code === 'ROUND_ENDED') return;
  const text = facts.words[`refused.${code}`] ?? say('refused.other');
  announce(text);
  status.classList.add('refused');
  play('lose');
  tell({ type: 'gprg_error', payload: { code, message: text } });
  const ways = [
    code === 'NOT_ENOUGH_FUNDS' && facts.mode === 'real' && (isFramed || facts.depositUrl)
      ? button(say('deposit'), 'plain', () => leave('deposit'))
      : undefined,
    code === 'CONNECTION' || code === 'ROUND_OPEN' ? button(say('tryAgain'), 'plain', () => window.location.reload()) : undefined,
    code === 'SESSION_CLOSED' || code === 'OPENED_ELSEWHERE' || code === 'TABLE_CLOSED'
      ? button(say('toLobby'), 'plain', () => leave('lobby'))
      : undefined,
  ];
  status.append(' ', ...ways.filter((way) => way !== undefined));
}

/**
 * After these the page makes no move any more, and free spins none by themselves: it is loaded anew first, because nobody
 * knows what became of the last move, or the round goes on in another page.
 */
const lasting: ReadonlySet<string> = new Set(['CONNECTION', 'OPENED_ELSEWHERE']);

type Shown = (round: Round) => Promise<void>;

/** The round whose end was shown last: two moves at once may both be told of it. */
let endShown: string | undefined;

/** Sends a move, shows what came of it, and tells the site. The game is not ready meanwhile. */
async function move(asked: Promise<Answer<{ value: { round: Round; balanceMinor: number } }>>, isFirst: boolean, shown: Shown) {
  isBusy = true;
  moves += 1;
  setReady();
  announce('');
  const answer = await asked;
  if (answer.kind === 'refused') {
    refuse(answer.code);
  } else {
    const { round } = answer.value;
    if (round.isOver && round.roundId === endShown) return answer;
    if (round.isOver) endShown = round.roundId;
    if (isFirst) tell({ type: 'gprg_roundStart', payload: { roundId: round.roundId } });
    balanceMinor = answer.value.balanceMinor - (round.isOver ? round.winMinor : 0);
    showBalance();
    await shown(round);
    balanceMinor = answer.value.balanceMinor;
    showBalance();
    if (round.isOver) {
      const { roundId, stakeMinor, winMinor } = round;
      tell({ type: 'gprg_roundEnd', payload: { roundId, bet: major(stakeMinor), win: major(winMinor) } });
      tell({ type: 'gprg_balanceUpdate', payload: { balance: major(balanceMinor), currency: facts.currency } });
    }
  }
  isBusy = answer.kind === 'refused' && lasting.has(answer.code);
  // An open round goes on before a pause begins.
  if (answer.kind === 'ok') isOpen = !answer.value.round.isOver;
  settlePause();
  setReady();
  return answer;
}

export const begin = (action: object, shown: Shown) => {
  showWin(0);
  return move(openRound(action), true, shown);
};
export const goOn = (roundId: string, action: object, shown: Shown) => move(actRound(roundId, action), false, shown);

/** A round of a live table, which begins and ends by the clock. */
export function setOpen(open: boolean): void {
  isOpen = open;
  settlePause();
}

/** The balance changed outside of this page's rounds. */
export function setBalance(minor: number): void {
  balanceMinor = minor;
  showBalance();
}

export const mayAfford = (minor: number) => balanceMinor >= minor;

/** Whether the balance covers a stake; says what to do when it does not. */
export function requireFunds(minor: number): boolean {
  if (!mayAfford(minor)) refuse('NOT_ENOUGH_FUNDS');
  return mayAfford(minor);
}

function openInfo(content: readonly Node[]): void {
  const figures = [
    el('p', {}, say('returns', { share: facts.rtp.toFixed(2) })),
    facts.boughtRtp === null ? undefined : el('p', {}, say('returnsBought', { share: facts.boughtRtp.toFixed(2) })),
    facts.hasJackpot ? el('p', {}, say('jackpotRule')) : undefined,
  ];
  const close = button(say('close'), 'primary', () => info.close());
  info.replaceChildren(
    el('h2', { id: 'info-title' }, facts.title),
    ...content,
    ...figures.filter((each) => each !== undefined),
    close,
  );
  info.showModal();
}

function bar(rules: () => readonly Node[]): HTMLElement {
  const sound = button(
    say('soundOn'),
    'tool',
    () => {
      const isOn = switchSound();
      sound.replaceChildren(icon(isOn ? 'sound' : 'mute'));
      sound.setAttribute('aria-pressed', String(isOn));
    },
    icon('mute'),
  );
  sound.setAttribute('aria-pressed', 'false');
  const hasWayOut = !isFramed && facts.lobbyUrl !== '';
  return el(
    'header',
    { class: 'bar' },
    hasWayOut ? button(say('toLobby'), 'tool', () => leave('lobby'), icon('lobby')) : undefined,
    el('h1', {}, facts.title),
    facts.mode === 'fun' ? el('span', { class: 'fun' }, say('playMoney')) : undefined,
    el('span', { class: 'grow' }),
    sound,
    button(say('howItPays'), 'tool', () => openInfo(rules()), icon('info')),
  );
}

/** Shows that the page is there. A balance that was asked for before a move is older than what the move has said. */
async function beat(): Promise<void> {
  const before = moves;
  const now = await readState();
  if (now.kind === 'ok' && !isBusy && moves === before) setBalance(now.value.balanceMinor);
}

/** A labelled figure of the lower bar. */
export function meter(label: string, ...content: readonly Node[]): HTMLElement {
  return el('div', { class: 'meter' }, el('span', { class: 'label' }, label), ...content);
}

const typing = 'button, input, select, dialog, a';

/** Puts the page together, takes up what was left open, and tells the site that the game can be played. */
export async function start(own: Play, controls: readonly Node[], rules: () => readonly Node[]): Promise<void> {
  game = own;
  own.setReady(false);
  hud.append(meter(say('balance'), balance), ...controls, winBox);
  document.body.append(bar(rules), stage, status, hud, veil, info);
  showBalance();
  showWin(0);
  announce('');
  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(typing);
    if (event.code !== 'Space' || event.repeat || isElsewhere || info.open) return;
    event.preventDefault();
    own.main();
  });
  listen({
    pause() {
      wantsPause = true;
      settlePause();
    },
    resume: unpause,
    balance: (amount) => !isBusy && setBalance(minorOf(amount)),
    reality: ({ elapsedMinutes }) => announce(say('reality', { minutes: Math.round(elapsedMinutes) })),
  });
  const state = await readState();
  if (state.kind === 'refused') refuse(state.code);
  else if (state.value.isClosed) refuse('SESSION_CLOSED');
  else {
    setBalance(state.value.balanceMinor);
    if (state.value.round) {
      isOpen = true;
      announce(say('goesOn'));
      await own.resume(state.value.round);
    } else if (state.value.last) {
      // A page that lost the answer is loaded anew: what it has not shown is told at least.
      const { stakeMinor, winMinor } = state.value.last;
      announce(say('lastRound', { stake: money(stakeMinor), win: money(winMinor) }));
    }
  }
  isBusy = false;
  setReady();
  tell({ type: 'gprg_ready', payload: {} });
  setInterval(() => void beat(), heartbeatMs);
}
