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
const rowCounts = [...new Set(rules.boards.map((board) => board.rows))];
const riskNames = [...new Set(rules.boards.map((board) => board.risk))];
const rows = el('select', { id: 'rows' }, ...rowCounts.map((count) => el('option', { value: count }, String(count))));
const risk = el('select', { id: 'risk' }, ...riskNames.map((name) => el('option', { value: name }, say(`risk.${name}`))));
rows.value = String(rowCounts[1] ?? rowCounts[0]);
risk.value = riskNames[1] ?? riskNames[0] ?? '';

const boardNow = () => {
  const board = rules.boards.find((each) => String(each.rows) === rows.value && each.risk === risk.value);
  if (!board) throw new Error('there is no such board');
  return board;
};
const makePins = () => createPins(boardNow().rows, boardNow().tenths);
let pins = makePins();
const past = el('ol', { class: 'past', 'aria-label': say('lastPrizes') });
const well = el('div', { class: 'well' }, pins.root, past);
stage.append(well);

for (const choice of [rows, risk]) {
  choice.addEventListener('change', () => {
    pins = makePins();
    well.replaceChildren(pins.root, past);
    play('tap');
  });
}

async function shown(round: Round): Promise<void> {
  const { way, pocket, tenths } = viewSchema.parse(round.view);
  await pins.drop(way, pocket);
  past.prepend(el('li', { class: tenths < 10 ? 'low' : 'high' }, times(tenths)));
  if (past.children.length > 8) past.lastElementChild?.remove();
  announce(say('ballIn', { times: times(tenths) }));
  if (tenths < 10) play('lose');
  await celebrate(round.winMinor, round.stakeMinor);
}

const drop = button(say('drop'), 'primary round', drops);
function drops(): void {
  if (drop.disabled) return;
  if (!requireFunds(stake.minor)) return;
  const board = boardNow();
  void begin({ type: 'drop', stakeMinor: stake.minor, rows: board.rows, risk: board.risk }, shown);
}

const choice = (name: string, select: HTMLElement) =>
  el('div', { class: 'meter' }, el('label', { class: 'label', for: select.id }, say(name)), select);

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
  [stake.box, choice('rows', rows), choice('risk', risk), el('div', { class: 'actions' }, drop)],
  () => [
    el('p', {}, say('plinkoRules')),
    el(
      'p',
      {},
      say('plinkoPrizes', {
        rows: boardNow().rows,
        risk: say(`risk.${boardNow().risk}`),
        prizes: boardNow()
          .tenths.slice(0, boardNow().rows / 2 + 1)
          .map((tenths) => money((stake.minor * tenths) / 10))
          .join(', '),
      }),
    ),
  ],
);
