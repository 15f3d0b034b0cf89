import * as z from 'zod/mini';
import { formatNumber } from '#lib/core/money/format.ts';
import type { Round } from '../shared/api.ts';
import { button, el, svg } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { money } from '../shared/money.ts';
import { actInRound, announce, beginRound, celebrate, requireFunds, stage, startGame } from '../shared/shell.ts';
import { play } from '../shared/sound.ts';
import { createStake } from '../shared/stake.ts';

const rules = z
  .object({ stakes: z.array(z.number()), growthMs: z.number(), topTenths: z.number(), graceMs: z.number() })
  .parse(facts.rules);
const viewSchema = z.object({
  phase: z.enum(['flying', 'fallen', 'landed']),
  tenths: z.optional(z.nullable(z.number())),
  fallsAt: z.optional(z.number()),
  stakeMinor: z.number(),
  startedAt: z.optional(z.number()),
});

const watchMs = 400;
/** Polling interval without a connection. */
const watchOfflineMs = 2_000;
const pauseAfterRoundMs = 600;
const stake = createStake(rules.stakes);
const times = (tenths: number) => `${formatNumber(tenths / 10, facts.numbers, 1)}×`;
const figure = el('p', { class: 'height' }, times(10));
const path = svg('path', { class: 'trail', d: '' });
const area = svg('path', { class: 'trail-area', d: '' });
const rocket = svg(
  'svg',
  { class: 'rocket', viewBox: '-24 -36 48 72', 'aria-hidden': true },
  svg('path', { class: 'flame', d: 'M-4 16Q0 34 4 16Z' }),
  svg('path', { class: 'body', d: 'M0-22Q11-8 7 14H-7Q-11-8 0-22Z' }),
  svg('circle', { cx: 0, cy: -5, r: 3.5, class: 'pane' }),
  svg('path', { class: 'fin', d: 'M-7 4L-14 17L-6 14ZM7 4L14 17L6 14Z' }),
);
const sky = svg('svg', { class: 'sky', viewBox: '0 0 400 240', preserveAspectRatio: 'none', 'aria-hidden': true }, area, path);
const history = el('ol', { class: 'history heights', 'aria-label': getMessage('lastHeights') });
const auto = el(
  'select',
  { id: 'auto' },
  el('option', { value: '' }, getMessage('autoOff')),
  ...[11, 12, 15, 20, 30, 50, 100, 250, 1_000].map((tenths) => el('option', { value: tenths }, times(tenths))),
);
stage.append(el('div', { class: 'flight' }, sky, rocket, figure, history));
const flightButton = button(getMessage('takeOff'), 'primary round', () => (open ? cashOut() : takeOff()));
let open: Round | undefined;
let startedAt = 0;
let tick = 0;
let isReady = false;

/** As late as the service counts a cash-out, so that it pays at least this. */
function tenthsNow(): number {
  const flownMs = Math.max(0, performance.now() - startedAt - rules.graceMs);
  return Math.min(rules.topTenths, Math.floor(10 * Math.exp(flownMs / rules.growthMs)));
}

/** A round can crash at once, below a multiplier of 1.0: the figure never shows less. */
function draw(reached: number): void {
  const tenths = Math.max(10, reached);
  const share = Math.min(1, Math.log(tenths / 10) / Math.log(20));
  const [x, y] = [30 + share * 300, 215 - share ** 1.6 * 165];
  const line = `M10 225Q${10 + (x - 10) * 0.6} 225 ${x} ${y}`;
  path.setAttribute('d', line);
  area.setAttribute('d', `${line}V240H10Z`);
  rocket.style.left = `${x / 4}%`;
  rocket.style.top = `${y / 2.4}%`;
  rocket.style.transform = `translate(-50%, -50%) rotate(${70 - share * 45}deg)`;
  figure.textContent = times(tenths);
}

function fly(): void {
  if (!open) return;
  draw(tenthsNow());
  flightButton.textContent = getMessage('cashOut', { win: money((viewSchema.parse(open.view).stakeMinor * tenthsNow()) / 10) });
  tick = requestAnimationFrame(fly);
}

/** Polls for the crash, because the crash point is known to the server only. */
async function watch({ roundId }: Round): Promise<void> {
  const isFlying = () => open?.roundId === roundId;
  let pauseMs = watchMs;
  while (isFlying()) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (!isFlying() || isLanding) continue;
    const answer = await actInRound(roundId, { type: 'watch' }, showRound);
    if (isFlying() && answer.kind === 'refused' && answer.code !== 'CONNECTION') return endFlight();
    pauseMs = answer.kind === 'refused' ? watchOfflineMs : watchMs;
  }
}

/** The button stays disabled until the end has been shown: a late cash-out click must not start a new round. */
function endFlight(): void {
  open = undefined;
  isLanding = false;
  cancelAnimationFrame(tick);
  flightButton.disabled = true;
  flightButton.textContent = getMessage('takeOff');
}

let isLanding = false;

async function showRound(round: Round): Promise<void> {
  const view = viewSchema.parse(round.view);
  if (!round.isOver) {
    const isNew = open === undefined;
    open = round;
    // Counted from the reply and not from the click: with a slow wallet the page would show more than the server pays.
    if (isNew) startedAt = performance.now();
    if (isNew) startFlight(round);
    return;
  }
  endFlight();
  const isFallen = view.phase === 'fallen';
  stage.dataset.phase = view.phase;
  draw(view.tenths ?? view.fallsAt ?? 10);
  const text = figure.textContent ?? '';
  history.prepend(el('li', { class: isFallen ? 'low' : 'high' }, text));
  if (history.children.length > 8) history.lastElementChild?.remove();
  announce(getMessage(isFallen ? 'fellAt' : 'landedAt', { height: text }));
  if (isFallen) play('lose');
  await celebrate(round.winMinor, round.stakeMinor);
  // Leaves time to release the button, also with reduced motion.
  await new Promise((resolve) => setTimeout(resolve, pauseAfterRoundMs));
}

function startFlight(round: Round): void {
  stage.dataset.phase = 'flying';
  play('spin');
  fly();
  void watch(round);
}

function takeOff(): void {
  if (flightButton.disabled) return;
  if (!requireFunds(stake.minor)) return;
  void beginRound(
    { type: 'start', stakeMinor: stake.minor, autoTenths: auto.value === '' ? null : Number(auto.value) },
    showRound,
  );
}

function cashOut(): void {
  if (!open || isLanding) return;
  isLanding = true;
  void actInRound(open.roundId, { type: 'cash-out' }, showRound).finally(() => {
    isLanding = false;
  });
}

draw(10);
await startGame(
  {
    setReady(ready) {
      isReady = ready;
      stake.setReady(isReady && !open);
      auto.disabled = !isReady || open !== undefined;
      // A cash-out must not wait for a pending poll.
      flightButton.disabled = !isReady && !open;
    },
    async resume(round, now) {
      const view = viewSchema.parse(round.view);
      stake.set(view.stakeMinor);
      startedAt = performance.now() - (now - (view.startedAt ?? now));
      open = round;
      startFlight(round);
    },
    isPolling: true,
    main: () => (open ? cashOut() : takeOff()),
  },
  [
    stake.box,
    el('div', { class: 'meter' }, el('label', { class: 'label', for: 'auto' }, getMessage('auto')), auto),
    el('div', { class: 'actions' }, flightButton),
  ],
  () => [el('p', {}, getMessage('crashRules'))],
);
