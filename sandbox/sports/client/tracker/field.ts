import { ownValue } from '#lib/core/own-value.ts';
import type { WireEvent } from '../../wire.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { baseSport } from '../views/event-state.ts';

/** Lines on a grid of 300 × 120. The first team is on the left. */
const rectangle = 'M4 4H296V116H4z';
const halfway = 'M150 4V116';
const middleCircle = 'M150 42a18 18 0 1 0 .01 0';
const fields: Readonly<Record<string, string>> = {
  football: `${rectangle}${halfway}${middleCircle}M4 28H44V92H4M4 46H18V74H4M296 28H256V92H296M296 46H282V74H296`,
  'ice-hockey': `M34 4H266a30 30 0 0 1 30 30V86a30 30 0 0 1-30 30H34A30 30 0 0 1 4 86V34A30 30 0 0 1 34 4z${halfway}${middleCircle}M112 4V116M188 4V116M24 5V115M276 5V115`,
  basketball: `${rectangle}${halfway}${middleCircle}M4 42H62V78H4M296 42H238V78H296M4 12H36a48 48 0 0 1 0 96H4M296 12H264a48 48 0 0 0 0 96H296`,
  tennis: `${rectangle}${halfway}M4 18H296M4 102H296M76 18V102M224 18V102M76 60H224`,
  rugby: `${rectangle}${halfway}M28 4V116M272 4V116M84 4V116M216 4V116`,
  cricket: 'M150 4C230 4 296 28 296 60S230 116 150 116 4 92 4 60 70 4 150 4zM128 52H172V68H128zM134 52V68M166 52V68',
};
const anyField = rectangle + halfway;

const maxMarks = 12;
const mark = (x: number, y: number) => `M${x} ${y - 3}a3 3 0 1 0 .01 0`;

/** The field of the sport: the half of the side that has scored last, a mark for each goal, and who serves. */
export function field({ sport, tracker, phase }: WireEvent): VNode {
  const incidents = tracker?.incidents ?? [];
  const last = phase === 'LIVE' ? incidents.filter(({ side }) => side !== null).at(-1)?.side : null;
  const goals = (side: 'HOME' | 'AWAY') =>
    incidents
      .filter((incident) => incident.kind === 'GOAL' && incident.side === side)
      .slice(0, maxMarks)
      .map((_, index) => mark(side === 'HOME' ? 140 - index * 10 : 160 + index * 10, 108))
      .join('');
  const serving = tracker?.game?.serving;
  const marks = `${goals('HOME')}${goals('AWAY')}${serving ? mark(serving === 'HOME' ? 14 : 286, 60) : ''}`;
  return h(
    'svg',
    { viewBox: '0 0 300 120', class: 'field', 'aria-hidden': 'true', key: 'field' },
    typeof last === 'string' &&
      h('path', { class: 'field-half', key: `half ${last}`, d: last === 'HOME' ? 'M4 4H150V116H4z' : 'M150 4H296V116H150z' }),
    h('path', { class: 'field-lines', key: 'lines', d: ownValue(fields, baseSport(sport.slug)) ?? anyField }),
    marks !== '' && h('path', { class: 'field-marks', key: 'marks', d: marks }),
  );
}
