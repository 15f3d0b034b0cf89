import * as z from 'zod/mini';
import type { Round } from '../shared/api.ts';
import { button, el, svg, wait } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { freeBetMinor, hasFreeSpins, spinLabel } from '../shared/free-spins.ts';
import { money } from '../shared/money.ts';
import { actInRound, announce, beginRound, celebrate, requireFunds, showWin, stage, startGame } from '../shared/shell.ts';
import { play } from '../shared/sound.ts';
import { createStake } from '../shared/stake.ts';
import { createBanner } from './banner.ts';
import { createBuyButton } from './buy-button.ts';
import { createReels } from './reels.ts';
import { loadSymbols, payTable, symbolImage } from './symbols.ts';

const rules = z
  .object({
    lines: z.array(z.array(z.number())),
    pays: z.record(z.string(), z.array(z.number())),
    scatterPays: z.array(z.number()),
    stakes: z.array(z.number()),
    strips: z.array(z.array(z.string())),
    free: z.optional(
      z.object({
        count: z.number(),
        again: z.number(),
        multiplier: z.number(),
        expands: z.boolean(),
        priceTenths: z.optional(z.number()),
      }),
    ),
  })
  .parse(facts.rules);

const screenSchema = z.array(z.array(z.string()));
const viewSchema = z.object({
  stopped: z.optional(screenSchema),
  screen: z.optional(screenSchema),
  wins: z.optional(z.array(z.object({ line: z.number(), count: z.number(), minor: z.number() }))),
  scatters: z.optional(z.number()),
  spinMinor: z.optional(z.number()),
  granted: z.optional(z.number()),
  stakeMinor: z.number(),
  winMinor: z.number(),
  freeLeft: z.number(),
  freeCount: z.number(),
  mayGamble: z.boolean(),
  card: z.optional(z.number()),
  isRight: z.optional(z.boolean()),
  jackpotMinor: z.optional(z.number()),
});
type View = z.output<typeof viewSchema>;

const reels = createReels(rules.strips);
const stake = createStake(rules.stakes);
const lineLayer = svg('svg', {
  class: 'lines',
  viewBox: `0 0 ${rules.strips.length * 100} 300`,
  'aria-hidden': true,
  preserveAspectRatio: 'none',
});
const banner = createBanner();
const frame = el('div', { class: 'cabinet' }, banner.root, el('div', { class: 'window' }, reels.root, lineLayer));
const gambleOffer = el('div', { class: 'gamble-offer', hidden: true, role: 'group', 'aria-label': getMessage('gamble') });
stage.append(frame, gambleOffer);

const spinButton = button(getMessage('spin'), 'primary round', spin);
const buyButton = createBuyButton(
  rules.free?.priceTenths,
  stake,
  () => void beginRound({ type: 'buy', stakeMinor: stake.minor }, showRound),
);
let open: Round | undefined;

function litCells({ wins = [], screen = [], scatters = 0 }: View): ReadonlySet<string> {
  const cells = new Set<string>();
  for (const { line, count } of wins) {
    for (let reel = 0; reel < count; reel += 1) cells.add(`${reel} ${rules.lines[line]?.[reel]}`);
  }
  if (scatters >= 3) {
    for (const [reel, column] of screen.entries())
      for (const [row, symbol] of column.entries()) if (symbol === 'scatter') cells.add(`${reel} ${row}`);
  }
  return cells;
}

function drawLines({ wins = [] }: View): void {
  const paths = wins.slice(0, 8).map(({ line, count }) => {
    const points = (rules.lines[line] ?? []).slice(0, count).map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`);
    return svg('path', { d: `M${points.join('L')}`, class: `line-${line % 6}` });
  });
  lineLayer.replaceChildren(...paths);
}

function showBanner({ freeLeft, freeCount, winMinor }: View): void {
  const isOn = freeCount > 0;
  frame.classList.toggle('in-free-spins', isOn && freeLeft > 0);
  banner.showFeature(isOn ? getMessage('freeLeft', { left: freeLeft, win: money(winMinor) }) : '');
}

async function showRound(round: Round): Promise<void> {
  open = round.isOver ? undefined : round;
  const view = viewSchema.parse(round.view);
  lineLayer.replaceChildren();
  gambleOffer.hidden = true;
  if (view.card !== undefined) return showGamble(view);
  if (view.stopped && view.screen) {
    reels.light(new Set());
    await reels.spin(view.stopped);
    if (JSON.stringify(view.stopped) !== JSON.stringify(view.screen)) {
      await wait(250);
      reels.set(view.screen);
      await wait(350);
    }
    reels.light(litCells(view));
    drawLines(view);
    const isPaid = round.isOver && view.freeCount === 0;
    const spinMinor = view.spinMinor ?? 0;
    const totalMinor = view.freeCount > 0 ? view.winMinor : spinMinor;
    await celebrate(spinMinor, view.stakeMinor, isPaid ? round.stakeMinor : 0, totalMinor);
  }
  if (view.freeCount > 0) showWin(view.winMinor);
  if (view.jackpotMinor) {
    announce(getMessage('jackpot', { amount: money(view.jackpotMinor) }));
    await celebrate(view.jackpotMinor, view.stakeMinor, view.stakeMinor, (view.spinMinor ?? 0) + view.jackpotMinor);
    await wait(1_500);
  }
  if (view.granted) {
    play('free');
    announce(getMessage('freeWon', { count: view.granted }));
    await wait(1_600);
  }
  showBanner(view);
  if (round.isOver && view.freeCount > 0) announce(getMessage('freeOver', { win: money(view.winMinor) }));
  if (view.mayGamble) showOffer(view);
}

function showOffer({ winMinor }: View): void {
  const choose = (action: object) => () => open && void actInRound(open.roundId, action, showRound);
  gambleOffer.replaceChildren(
    el('p', {}, getMessage('gambleOffer', { win: money(winMinor), double: money(winMinor * 2) })),
    button(getMessage('red'), 'card-red', choose({ type: 'gamble', colour: 'red' })),
    button(getMessage('black'), 'card-black', choose({ type: 'gamble', colour: 'black' })),
    button(getMessage('collect'), 'primary', choose({ type: 'collect' })),
  );
  gambleOffer.hidden = false;
}

async function showGamble(view: View): Promise<void> {
  const isRed = (view.card ?? 0) < 26;
  play(view.isRight ? 'win' : 'lose');
  announce(getMessage(view.isRight ? 'gambleWon' : 'gambleLost', { colour: getMessage(isRed ? 'red' : 'black') }));
  showWin(view.winMinor);
  await wait(700);
  if (view.mayGamble) showOffer(view);
}

function spin(): void {
  if (spinButton.disabled) return;
  const view = open && viewSchema.parse(open.view);
  if (open && view && view.freeLeft > 0) return void actInRound(open.roundId, { type: 'free' }, showRound);
  if (open)
    return void actInRound(open.roundId, { type: 'collect' }, async (round) => showRound(round).then(() => undefined)).then(
      // No stake follows the last free spin by itself.
      (answer) => answer.kind === 'ok' && (answer.value.round.stakeMinor > 0 || hasFreeSpins()) && spin(),
    );
  if (!hasFreeSpins() && !requireFunds(stake.minor)) return;
  showBanner({ freeCount: 0, freeLeft: 0, winMinor: 0, stakeMinor: 0, mayGamble: false });
  void beginRound({ type: 'spin', stakeMinor: stake.minor }, showRound);
}

let nextSpin: ReturnType<typeof setTimeout> | undefined;

/** Starts the next free spin after a delay, unless the game is paused. */
function scheduleFreeSpin(isReady: boolean): void {
  clearTimeout(nextSpin);
  const view = open && viewSchema.parse(open.view);
  if (isReady && view && view.freeLeft > 0) nextSpin = setTimeout(spin, 900);
}

const pays = () => [
  payTable(rules.pays, stake.minor / 10, false),
  el('p', { class: 'with-symbol' }, symbolImage('wild'), getMessage('wildRule')),
  ...(rules.free
    ? [
        el(
          'p',
          { class: 'with-symbol' },
          symbolImage('scatter'),
          getMessage('scatterRule', {
            count: rules.free.count,
            again: rules.free.again,
            prizes: rules.scatterPays.map((tenths) => money((tenths * stake.minor) / 10)).join(' / '),
          }),
        ),
        ...(rules.free.multiplier > 1 ? [el('p', {}, getMessage('multiplierRule', { times: rules.free.multiplier }))] : []),
        ...(rules.free.expands ? [el('p', {}, getMessage('expandRule'))] : []),
      ]
    : []),
  el('p', {}, getMessage('linesRule', { count: rules.lines.length })),
];

await loadSymbols([...Object.keys(rules.pays), 'wild', ...(rules.free ? ['scatter'] : [])]);
await startGame(
  {
    setReady(isReady) {
      const view = open && viewSchema.parse(open.view);
      const isInFree = view !== undefined && view.freeLeft > 0;
      spinButton.disabled = !isReady;
      spinButton.textContent = spinLabel();
      banner.refresh();
      spinButton.classList.toggle('waits', !isReady);
      stake.hold(open?.stakeMinor === 0 ? view?.stakeMinor : freeBetMinor());
      stake.setReady(isReady && !open);
      buyButton?.setReady(isReady && !open);
      for (const each of gambleOffer.querySelectorAll('button')) each.disabled = !isReady;
      scheduleFreeSpin(isReady && isInFree);
    },
    async resume(round) {
      const view = viewSchema.parse(round.view);
      if (round.stakeMinor > 0) stake.set(view.stakeMinor);
      if (view.screen) reels.set(view.screen);
      open = round;
      showWin(view.winMinor);
      showBanner(view);
      if (view.mayGamble) showOffer(view);
    },
    main: spin,
  },
  [stake.box, el('div', { class: 'actions' }, ...(buyButton ? [buyButton.element] : []), spinButton)],
  pays,
);
