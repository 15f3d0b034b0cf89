import * as z from 'zod/mini';
import { button, el } from './dom.ts';
import { facts, say } from './facts.ts';
import { money } from './money.ts';
import { createPins, times } from './pins.ts';
import type { Round } from './server.ts';
import { announce, begin, celebrate, requireFunds, stage, start } from './shell.ts';
import { play } from './sound.ts';
import { createStake } from './stake.ts';

const boardSchema = z.object({ rows: z.number(), risk: z.enum(['low', 'med', 'high']), tenths: z.array(z.number()) });
const rules = z.object({ stakes: z.array(z.number()), boards: z.array(boardSchema) }).parse(facts.rules);
const viewSchema = z.object({ way: z.array(z.number()), pocket: z.number(), tenths: z.number() });

const stake = createStake(rules.stakes);
let board = rules.boards.find(({ rows, risk }) => rows === 12 && risk === 'med') ?? rules.boards[0];

const place = el('div', { class: 'board' });
const makePins = () =>
  createPins(board?.rows ?? 0, board?.tenths ?? [], { width: place.clientWidth || 400, height: place.clientHeight || 400 });
let pins = makePins();
const past = el('ol', { class: 'past', 'aria-label': say('lastPrizes') });

function redraw(): void {
  pins = makePins();
  place.replaceChildren(pins.root);
}

/** One of a few, chosen by pressing it or with the arrow keys. */
function choice<Value extends string | number>(
  name: 'rows' | 'risk',
  values: readonly Value[],
  textOf: (value: Value) => string,
  choose: (value: Value) => void,
): HTMLFieldSetElement {
  const labels = [...new Set(values)].map((value) => {
    const radio = el('input', { type: 'radio', name, value, checked: board?.[name] === value, class: 'sr' });
    radio.addEventListener('change', () => {
      choose(value);
      redraw();
      play('tap');
    });
    return el('label', { class: 'kind' }, radio, el('span', {}, textOf(value)));
  });
  return el('fieldset', { class: 'kinds' }, el('legend', {}, say(name)), ...labels);
}

const find = (rows?: number, risk?: string) => rules.boards.find((each) => each.rows === rows && each.risk === risk);
const rows = choice(
  'rows',
  rules.boards.map((each) => each.rows),
  String,
  (value) => {
    board = find(value, board?.risk);
  },
);
const risk = choice(
  'risk',
  rules.boards.map((each) => each.risk),
  (value) => say(`risk.${value}`),
  (value) => {
    board = find(board?.rows, value);
  },
);
stage.append(el('div', { class: 'well' }, el('div', { class: 'choices' }, rows, risk), place, past));
new ResizeObserver(redraw).observe(place);

async function shown(round: Round): Promise<void> {
  const { way, pocket, tenths } = viewSchema.parse(round.view);
  await pins.drop(way, pocket);
  past.prepend(el('li', { class: tenths < 10 ? 'low' : 'high' }, times(tenths)));
  if (past.children.length > 8) past.lastElementChild?.remove();
  announce(say('ballIn', { times: times(tenths) }));
  if (round.winMinor < round.stakeMinor) play('lose');
  await celebrate(round.winMinor, round.stakeMinor);
}

const drop = button(say('drop'), 'primary round', drops);
function drops(): void {
  if (drop.disabled) return;
  if (!requireFunds(stake.minor)) return;
  void begin({ type: 'drop', stakeMinor: stake.minor, rows: board?.rows, risk: board?.risk }, shown);
}

/** From the edge to the middle. */
const prizesNow = () => {
  const tenths = board?.tenths ?? [];
  return tenths.slice(0, Math.ceil(tenths.length / 2)).map((tenth) => money((stake.minor * tenth) / 10));
};

await start(
  {
    setReady(isReady) {
      stake.setReady(isReady);
      rows.disabled = !isReady;
      risk.disabled = !isReady;
      drop.disabled = !isReady;
    },
    resume: async () => undefined,
    main: drops,
  },
  [stake.box, el('div', { class: 'actions' }, drop)],
  () => [
    el('p', {}, say('plinkoRules')),
    el(
      'p',
      {},
      say('plinkoPrizes', {
        rows: board?.rows ?? 0,
        risk: say(`risk.${board?.risk}`),
        prizes: prizesNow().join(', '),
      }),
    ),
  ],
);
