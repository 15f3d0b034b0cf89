import { mayMove, svg, wait } from './dom.ts';
import { play } from './sound.ts';

const hopMs = 140;
const topGap = 1.1;
const bounce = 0.35;

/** A prize as one reads it on a pocket: `0.5`, `27`, `996.2`. */
export const times = (tenths: number) => `${tenths / 10}×`;

/** How warm a pocket glows: cool where it gives less than the stake, the warmer the more it gives. */
function heatOf(tenths: number): number {
  return tenths < 10 ? 0 : Math.min(4, 1 + Math.floor(Math.log10(tenths / 10) * 2));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels: prizes are read at this size or above. */
const smallest = 11;
const letterWidth = 0.62;
const above = topGap + 0.4;

/**
 * How a board fills its place, in steps of one row but for `unit`, their pixels: prizes lie in their pockets where these are broad
 * enough for them to be read, and stand upright where not.
 */
function measure(rows: number, tenths: readonly number[], { width, height }: Size) {
  const letters = Math.max(...tenths.map((tenth) => times(tenth).length)) * letterWidth;
  const pocket = width / (rows + 2);
  const heightOf = (depth: number) => (height - depth) / (rows + above - 0.25);
  const isUpright = pocket < letters * smallest + 4;
  const room = isUpright ? pocket * 0.7 : (pocket - 6) / letters;
  const font = isUpright ? Math.min(13, room) : Math.max(smallest, Math.min(room, heightOf(0) * 0.42));
  const depth = isUpright ? letters * font + 6 : font * 1.7;
  const unit = heightOf(depth);
  // A board as broad as it is high looks like one; a low one is drawn out until its prizes have room.
  const step = Math.min(pocket, Math.max(unit * 1.55, isUpright ? pocket : letters * font + 6)) / unit;
  return { unit, step, depth: depth / unit, font: font / unit, isUpright };
}

/** A board of pins over pockets, drawn in steps of one row; it stands on the middle of its width and fills its place. */
export function createPins(rows: number, tenths: readonly number[], size: Size) {
  const { unit, step, depth, font, isUpright } = measure(rows, tenths, size);
  const width = size.width / unit;
  const floor = rows - 0.35;
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, pin) =>
      svg('circle', { cx: (pin - (row + 2) / 2) * step, cy: row, r: Math.max(0.1, 1.3 / unit), class: 'pin' }),
    ),
  ).flat();
  const pockets = tenths.map((tenth, at) => {
    const x = (at - rows / 2) * step;
    const turn = isUpright ? ' rotate(-90)' : '';
    return svg(
      'g',
      { class: `pocket heat-${heatOf(tenth)}`, transform: `translate(${x} ${floor})` },
      svg('rect', { x: 0.04 - step / 2, y: 0, width: step - 0.08, height: depth, rx: 0.16 }),
      svg('text', { transform: `translate(0 ${depth / 2})${turn}`, 'font-size': font }, times(tenth)),
    );
  });
  const ball = svg('circle', { r: Math.max(0.26, 4 / unit), cy: -topGap, class: 'ball' });
  const trail = svg('polyline', { class: 'way', points: '' });
  const root = svg(
    'svg',
    { class: 'pins', viewBox: `${-width / 2} ${-above} ${width} ${size.height / unit}`, 'aria-hidden': true },
    trail,
    ...pins,
    ...pockets,
    ball,
  );

  const put = (x: number, y: number) => {
    ball.setAttribute('cx', String(x));
    ball.setAttribute('cy', String(y));
  };

  /** From the top of one pin to that of the next: up a little, then down. */
  async function hop(fromX: number, fromY: number, toX: number, toY: number): Promise<void> {
    const start = performance.now();
    for (let share = 0; share < 1; share = (performance.now() - start) / hopMs) {
      const fall = (toY - fromY + bounce) * share ** 2 - bounce * share;
      put(fromX + (toX - fromX) * share, fromY + fall);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    put(toX, toY);
  }

  return {
    root,
    /** The ball on its way, `1` for the right at each row; for who wants no movement it lies where it lands, with its way drawn. */
    async drop(way: readonly number[], pocket: number): Promise<void> {
      for (const each of pockets) each.classList.remove('hit');
      trail.setAttribute('points', '');
      let x = 0;
      const points = [[0, -topGap]];
      for (const [row, turn] of way.entries()) {
        points.push([x, row - 0.36]);
        x += (turn - 0.5) * step;
      }
      points.push([x, floor + depth / 2]);
      if (mayMove()) {
        let [fromX = 0, fromY = 0] = points[0] ?? [];
        for (const [toX = 0, toY = 0] of points.slice(1)) {
          await hop(fromX, fromY, toX, toY);
          play('pin');
          [fromX, fromY] = [toX, toY];
        }
      } else {
        trail.setAttribute('points', points.map((point) => point.join()).join(' '));
        put(x, floor + depth / 2);
        await wait(600);
      }
      pockets[pocket]?.classList.add('hit');
    },
  };
}
