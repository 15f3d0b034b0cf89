import * as z from 'zod/mini';
import type { Round } from '../shared/api.ts';
import { button, el } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { money } from '../shared/money.ts';
import { announce, beginRound, celebrate, requireFunds, stage, startGame } from '../shared/shell.ts';
import { play } from '../shared/sound.ts';
import { createStake } from '../shared/stake.ts';
import { createBoard, times } from './plinko-board.ts';

const boardSchema = z.object({ rows: z.number(), risk: z.enum(['low', 'med', 'high']), tenths: z.array(z.number()) });
const rules = z.object({ stakes: z.array(z.number()), boards: z.array(boardSchema) }).parse(facts.rules);
const viewSchema = z.object({ way: z.array(z.number()), pocket: z.number(), tenths: z.number() });

const stake = createStake(rules.stakes);
let board = rules.boards.find(({ rows, risk }) => rows === 12 && risk === 'med') ?? rules.boards[0];

const place = el('div', { class: 'board' });
const makePins = () =>
  createBoard(board?.rows ?? 0, board?.tenths ?? [], { width: place.clientWidth || 400, height: place.clientHeight || 400 });
let pins = makePins();
/** Where the last ball came to rest on this board. */
let lastPocket: number | undefined;
const history = el('ol', { class: 'history', 'aria-label': getMessage('lastPrizes') });

function redraw(): void {
  pins = makePins();
  if (lastPocket !== undefined) pins.rest(lastPocket);
  place.replaceChildren(pins.root);
}

/** A group of radio buttons. */
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
      lastPocket = undefined;
      redraw();
      play('tap');
    });
    return el('label', { class: 'kind' }, radio, el('span', {}, textOf(value)));
  });
  return el('fieldset', { class: 'kinds' }, el('legend', {}, getMessage(name)), ...labels);
}

const findBoard = (rows?: number, risk?: string) => rules.boards.find((each) => each.rows === rows && each.risk === risk);
const rows = choice(
  'rows',
  rules.boards.map((each) => each.rows),
  String,
  (value) => {
    board = findBoard(value, board?.risk);
  },
);
const risk = choice(
  'risk',
  rules.boards.map((each) => each.risk),
  (value) => getMessage(`risk.${value}`),
  (value) => {
    board = findBoard(board?.rows, value);
  },
);
stage.append(el('div', { class: 'plinko-board' }, el('div', { class: 'choices' }, rows, risk), place, history));
new ResizeObserver(redraw).observe(place);

async function showRound(round: Round): Promise<void> {
  const { way, pocket, tenths } = viewSchema.parse(round.view);
  lastPocket = undefined;
  await pins.drop(way, pocket);
  lastPocket = pocket;
  // The page may have been resized meanwhile, with another board.
  pins.rest(pocket);
  history.prepend(el('li', { class: tenths < 10 ? 'low' : 'high' }, times(tenths)));
  if (history.children.length > 8) history.lastElementChild?.remove();
  announce(getMessage('ballIn', { times: times(tenths) }));
  if (round.winMinor < round.stakeMinor) play('lose');
  await celebrate(round.winMinor, round.stakeMinor);
}

const drop = button(getMessage('drop'), 'primary round', startDrop);
function startDrop(): void {
  if (drop.disabled) return;
  if (!requireFunds(stake.minor)) return;
  void beginRound({ type: 'drop', stakeMinor: stake.minor, rows: board?.rows, risk: board?.risk }, showRound);
}

/** Half of the symmetric board, from the edge to the middle. */
const prizesNow = () => {
  const tenths = board?.tenths ?? [];
  return tenths.slice(0, Math.ceil(tenths.length / 2)).map((tenth) => money((stake.minor * tenth) / 10));
};

await startGame(
  {
    setReady(isReady) {
      stake.setReady(isReady);
      rows.disabled = !isReady;
      risk.disabled = !isReady;
      drop.disabled = !isReady;
    },
    resume: async () => undefined,
    main: startDrop,
  },
  [stake.box, el('div', { class: 'actions' }, drop)],
  () => [
    el('p', {}, getMessage('plinkoRules')),
    el(
      'p',
      {},
      getMessage('plinkoPrizes', {
        rows: board?.rows ?? 0,
        risk: getMessage(`risk.${board?.risk}`),
        prizes: prizesNow().join(', '),
      }),
    ),
  ],
);
