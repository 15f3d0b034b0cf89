import * as z from 'zod/mini';
import { formatNumber } from '#lib/core/money/format.ts';
import type { Round } from '../shared/api.ts';
import { allowsMotion, button, el, wait } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { freeBetMinor, hasFreeSpins, spinLabel } from '../shared/free-spins.ts';
import { money } from '../shared/money.ts';
import { actInRound, announce, beginRound, celebrate, requireFunds, showWin, stage, startGame } from '../shared/shell.ts';
import { play } from '../shared/sound.ts';
import { createStake } from '../shared/stake.ts';
import { createBanner } from './banner.ts';
import { createBuyButton } from './buy-button.ts';
import { loadSymbols, payTable, symbolImage } from './symbols.ts';

const rules = z
  .object({
    pays: z.record(z.string(), z.array(z.number())),
    units: z.number(),
    stakes: z.array(z.number()),
    topMultiplier: z.number(),
    scattersForFree: z.number(),
    free: z.optional(z.object({ count: z.number(), top: z.number(), priceTenths: z.optional(z.number()) })),
  })
  .parse(facts.rules);

const dropSchema = z.object({
  cells: z.array(z.array(z.string())),
  wins: z.array(z.object({ symbol: z.string(), count: z.number(), minor: z.number() })),
  multiplier: z.number(),
});
const viewSchema = z.object({
  drops: z.optional(z.array(dropSchema)),
  spinMinor: z.optional(z.number()),
  granted: z.optional(z.number()),
  stakeMinor: z.number(),
  winMinor: z.number(),
  freeLeft: z.number(),
  freeCount: z.number(),
});
type Drop = z.output<typeof dropSchema>;

const stake = createStake(rules.stakes);
const grid = el('div', { class: 'grid', role: 'img', 'aria-label': '' });
const banner = createBanner();
const counter = el('p', { class: 'counter' });
const frame = el('div', { class: 'cabinet' }, banner.root, el('div', { class: 'window' }, grid), counter);
stage.append(frame);
const spinButton = button(getMessage('spin'), 'primary round', spin);
const buyButton = createBuyButton(
  rules.free?.priceTenths,
  stake,
  () => void beginRound({ type: 'buy', stakeMinor: stake.minor }, showRound),
);
let open: Round | undefined;

function put({ cells }: Drop): void {
  grid.classList.remove('shows-wins');
  grid.replaceChildren(
    ...cells.map((reel) => {
      const column = el('div', { class: 'column' }, ...reel.map((symbol) => el('div', { class: 'cell' }, symbolImage(symbol))));
      column.style.setProperty('--cells', String(reel.length));
      return column;
    }),
  );
  grid.setAttribute(
    'aria-label',
    cells.map((reel) => reel.map((symbol) => getMessage(`symbol.${symbol}`)).join(', ')).join('; '),
  );
}

const waysOf = ({ cells }: Drop) => cells.reduce((ways, reel) => ways * reel.length, 1);

async function fall(): Promise<void> {
  if (!allowsMotion()) return;
  const falls = [...grid.children].map(
    (column, index) =>
      column.animate([{ transform: 'translateY(-110%)' }, { transform: 'translateY(2%)', offset: 0.85 }, { transform: 'none' }], {
        duration: 380,
        delay: index * 60,
        fill: 'backwards',
        easing: 'cubic-bezier(.3,.1,.4,1)',
      }).finished,
  );
  await Promise.all(falls);
}

function light({ cells, wins }: Drop): void {
  grid.classList.toggle('shows-wins', wins.length > 0);
  for (const [reel, column] of [...grid.children].entries()) {
    for (const [row, cell] of [...column.children].entries()) {
      const symbol = cells[reel]?.[row];
      cell.firstElementChild?.classList.toggle(
        'lit',
        wins.some((win) => reel < win.count && (symbol === win.symbol || symbol === 'wild')),
      );
    }
  }
}

async function showDrop(drop: Drop, wonBefore: number): Promise<number> {
  put(drop);
  counter.textContent = getMessage('waysCount', { ways: formatNumber(waysOf(drop), facts.numbers), times: drop.multiplier });
  play('stop');
  await fall();
  if (drop.wins.length === 0) return wonBefore;
  light(drop);
  const won = wonBefore + drop.wins.reduce((sum, { minor }) => sum + minor, 0);
  play('win');
  showWin(won);
  await wait(850);
  return won;
}

const maxListedWins = 2;

/** The largest wins of all drops, whose symbols have fallen away. */
function listWins(drops: readonly Drop[]): void {
  const wins = drops.flatMap((drop) => drop.wins).sort((one, other) => other.minor - one.minor);
  if (wins.length === 0) return;
  const listed = wins.slice(0, maxListedWins).map(({ symbol, count, minor }) => {
    return el('span', { class: 'listed-win' }, `${count} × `, symbolImage(symbol), ` ${money(minor)}`);
  });
  counter.replaceChildren(...listed, wins.length > maxListedWins ? `+${wins.length - maxListedWins}` : '');
}

async function showRound(round: Round): Promise<void> {
  open = round.isOver ? undefined : round;
  const view = viewSchema.parse(round.view);
  const spinMinor = view.spinMinor ?? 0;
  let won = view.freeCount > 0 ? view.winMinor - spinMinor : 0;
  for (const drop of view.drops ?? []) won = await showDrop(drop, won);
  listWins(view.drops ?? []);
  const isPaid = round.isOver && view.freeCount === 0;
  if (view.drops) await celebrate(spinMinor, view.stakeMinor, isPaid ? round.stakeMinor : 0, won);
  if (view.freeCount > 0) showWin(view.winMinor);
  if (view.granted) {
    play('free');
    announce(getMessage('freeWon', { count: view.granted }));
    await wait(1_600);
  }
  showBanner(view.freeCount, view.freeLeft, view.winMinor);
  if (round.isOver && view.freeCount > 0) announce(getMessage('freeOver', { win: money(view.winMinor) }));
}

function showBanner(freeCount: number, freeLeft: number, winMinor: number): void {
  frame.classList.toggle('in-free-spins', freeLeft > 0);
  banner.showFeature(freeCount > 0 ? getMessage('freeLeft', { left: freeLeft, win: money(winMinor) }) : '');
}

function spin(): void {
  if (spinButton.disabled) return;
  if (open) return void actInRound(open.roundId, { type: 'free' }, showRound);
  if (!hasFreeSpins() && !requireFunds(stake.minor)) return;
  showBanner(0, 0, 0);
  play('spin');
  void beginRound({ type: 'spin', stakeMinor: stake.minor }, showRound);
}

let nextSpin: ReturnType<typeof setTimeout> | undefined;

await loadSymbols([...Object.keys(rules.pays), 'wild', 'scatter']);
put({
  cells: [3, 4, 5, 4, 5, 3].map((height, reel) =>
    Array.from({ length: height }, (_, row) => Object.keys(rules.pays)[(reel * 3 + row * 5) % 8] ?? 'l1'),
  ),
  wins: [],
  multiplier: 1,
});
await startGame(
  {
    setReady(isReady) {
      spinButton.disabled = !isReady;
      spinButton.textContent = spinLabel();
      banner.refresh();
      stake.hold(open?.stakeMinor === 0 ? viewSchema.parse(open.view).stakeMinor : freeBetMinor());
      stake.setReady(isReady && !open);
      buyButton?.setReady(isReady && !open);
      clearTimeout(nextSpin);
      if (isReady && open) nextSpin = setTimeout(spin, 900);
    },
    async resume(round) {
      const view = viewSchema.parse(round.view);
      if (round.stakeMinor > 0) stake.set(view.stakeMinor);
      const last = view.drops?.at(-1);
      if (last) put(last);
      open = round;
      showWin(view.winMinor);
      showBanner(view.freeCount, view.freeLeft, view.winMinor);
    },
    main: spin,
  },
  [stake.box, el('div', { class: 'actions' }, ...(buyButton ? [buyButton.element] : []), spinButton)],
  () => [
    payTable(rules.pays, stake.minor / rules.units, true),
    el('p', { class: 'with-symbol' }, symbolImage('wild'), getMessage('wildRule')),
    el('p', {}, getMessage('cascadeRule', { top: rules.topMultiplier })),
    ...(rules.free
      ? [
          el(
            'p',
            { class: 'with-symbol' },
            symbolImage('scatter'),
            getMessage('waysFreeRule', { from: rules.scattersForFree, count: rules.free.count, top: rules.free.top }),
          ),
        ]
      : []),
  ],
);
