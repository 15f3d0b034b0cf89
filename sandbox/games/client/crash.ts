import * as z from 'zod/mini';
import { button, el, svg } from './dom.ts';
import { facts, say } from './facts.ts';
import { money } from './money.ts';
import type { Round } from './server.ts';
import { announce, begin, celebrate, goOn, requireFunds, stage, start } from './shell.ts';
import { play } from './sound.ts';
import { createStake } from './stake.ts';

const rules = z.object({ stakes: z.array(z.number()), growthMs: z.number(), topTenths: z.number() }).parse(facts.rules);
const viewSchema = z.object({
  phase: z.enum(['flying', 'fallen', 'landed']),
  tenths: z.optional(z.nullable(z.number())),
  fallsAt: z.optional(z.number()),
  stakeMinor: z.number(),
  startedAt: z.optional(z.number()),
});

const watchMs = 400;
/** Without a connection it is asked for less often. */
const lostMs = 2_000;
const restMs = 600;
const stake = createStake(rules.stakes);
const times = (tenths: number) => `${(tenths / 10).toFixed(1)}×`;
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
const past = el('ol', { class: 'past heights', 'aria-label': say('lastHeights') });
const auto = el(
  'select',
  { id: 'auto' },
  el('option', { value: '' }, say('autoOff')),
  ...[11, 12, 15, 20, 30, 50, 100, 250, 1_000].map((tenths) => el('option', { value: tenths }, times(tenths))),
);
stage.append(el('div', { class: 'flight' }, sky, rocket, figure, past));
const go = button(say('takeOff'), 'primary round', () => (open ? cashOut() : takeOff()));
let open: Round | undefined;
let startedAt = 0;
let tick = 0;
let isReady = false;

const tenthsNow = () => Math.min(rules.topTenths, Math.floor(10 * Math.exp((performance.now() - startedAt) / rules.growthMs)));

/** One that falls at once never rose: below one there is no height. */
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
  go.textContent = say('cashOut', { win: money((viewSchema.parse(open.view).stakeMinor * tenthsNow()) / 10) });
  tick = requestAnimationFrame(fly);
}

/** Asks now and then whether it has fallen: where it falls is known to the house alone. */
async function watch(): Promise<void> {
  let pauseMs = watchMs;
  while (open) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (!open || isLanding) continue;
    const answer = await goOn(open.roundId, { type: 'watch' }, shown);
    if (answer.kind === 'refused' && answer.code !== 'CONNECTION') return letGo();
    pauseMs = answer.kind === 'refused' ? lostMs : watchMs;
  }
}

/** Whoever reaches for the button to get off must not take off again by it: it rests until the end has been shown. */
function letGo(): void {
  open = undefined;
  cancelAnimationFrame(tick);
  go.disabled = true;
  go.textContent = say('takeOff');
}

let isLanding = false;

async function shown(round: Round): Promise<void> {
  const view = viewSchema.parse(round.view);
  if (!round.isOver) {
    const isNew = open === undefined;
    open = round;
    // From here on, and not from the press: a slow wallet must not show more than the house pays.
    if (isNew) startedAt = performance.now();
    if (isNew) lift();
    return;
  }
  letGo();
  const isFallen = view.phase === 'fallen';
  stage.dataset.phase = view.phase;
  draw(view.tenths ?? view.fallsAt ?? 10);
  const text = figure.textContent ?? '';
  past.prepend(el('li', { class: isFallen ? 'low' : 'high' }, text));
  if (past.children.length > 8) past.lastElementChild?.remove();
  announce(say(isFallen ? 'fellAt' : 'landedAt', { height: text }));
  if (isFallen) play('lose');
  await celebrate(round.winMinor, round.stakeMinor);
  // A hand needs its time, however little the page moves.
  await new Promise((resolve) => setTimeout(resolve, restMs));
}

function lift(): void {
  stage.dataset.phase = 'flying';
  play('spin');
  fly();
  void watch();
}

function takeOff(): void {
  if (go.disabled) return;
  if (!requireFunds(stake.minor)) return;
  void begin({ type: 'start', stakeMinor: stake.minor, autoTenths: auto.value === '' ? null : Number(auto.value) }, shown);
}

function cashOut(): void {
  if (!open || isLanding) return;
  isLanding = true;
  void goOn(open.roundId, { type: 'cash-out' }, shown).finally(() => {
    isLanding = false;
  });
}

draw(10);
await start(
  {
    setReady(ready) {
      isReady = ready;
      stake.setReady(isReady && !open);
      auto.disabled = !isReady || open !== undefined;
      // Getting off must never wait for an answer to a look.
      go.disabled = !isReady && !open;
    },
    async resume(round) {
      const view = viewSchema.parse(round.view);
      stake.set(view.stakeMinor);
      startedAt = performance.now() - (Date.now() - (view.startedAt ?? Date.now()));
      open = round;
      lift();
    },
    main: () => (open ? cashOut() : takeOff()),
  },
  [
    stake.box,
    el('div', { class: 'meter' }, el('label', { class: 'label', for: 'auto' }, say('auto')), auto),
    el('div', { class: 'actions' }, go),
  ],
  () => [el('p', {}, say('crashRules'))],
);
