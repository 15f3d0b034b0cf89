import { allowsMotion, svg, wait } from '../shared/dom.ts';
import { play } from '../shared/sound.ts';

const hopMs = 140;
const topGap = 1.1;
const bounce = 0.35;

/** A prize as shown on a pocket: `0.5×`, `27×`, `996.2×`. */
export const times = (tenths: number) => `${tenths / 10}×`;

/** Colour step of a pocket: 0 below the stake, up to 4 for the highest prizes. */
function heatOf(tenths: number): number {
  return tenths < 10 ? 0 : Math.min(4, 1 + Math.floor(Math.log10(tenths / 10) * 2));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Smallest readable font size of the prizes, in pixels. */
const minFontPixels = 11;
const letterWidth = 0.62;
const above = topGap + 0.4;

/**
 * The dimensions of a board in steps of one row; `unit` is the size of a step in pixels. Prizes are rotated where the pockets
 * are too narrow for readable text.
 */
function measure(rows: number, tenths: readonly number[], { width, height }: Size) {
  const letters = Math.max(...tenths.map((tenth) => times(tenth).length)) * letterWidth;
  const pocket = width / (rows + 2);
  const heightOf = (depth: number) => (height - depth) / (rows + above - 0.25);
  const isUpright = pocket < letters * minFontPixels + 4;
  const maxFont = isUpright ? pocket * 0.7 : (pocket - 6) / letters;
  const font = isUpright ? Math.min(13, maxFont) : Math.max(minFontPixels, Math.min(maxFont, heightOf(0) * 0.42));
  const depth = isUpright ? letters * font + 6 : font * 1.7;
  const unit = heightOf(depth);
  // About as wide as it is high, and wider on low screens so that the prizes fit.
  const step = Math.min(pocket, Math.max(unit * 1.55, isUpright ? pocket : letters * font + 6)) / unit;
  return { unit, step, depth: depth / unit, font: font / unit, isUpright };
}

/** A board of pins over pockets that fills its container; coordinates are steps of one row, centred horizontally. */
export function createBoard(rows: number, tenths: readonly number[], size: Size) {
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
  const trail = svg('polyline', { class: 'ball-path', points: '' });
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

  /** Animates the ball from one pin to the next: up a little, then down. */
  async function hop(fromX: number, fromY: number, toX: number, toY: number): Promise<void> {
    const start = performance.now();
    for (let share = 0; share < 1; share = (performance.now() - start) / hopMs) {
      const fall = (toY - fromY + bounce) * share ** 2 - bounce * share;
      put(fromX + (toX - fromX) * share, fromY + fall);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    put(toX, toY);
  }

  /** The ball in a pocket, which is marked. */
  function rest(pocket: number): void {
    put((pocket - rows / 2) * step, floor + depth / 2);
    pockets[pocket]?.classList.add('hit');
  }

  return {
    root,
    rest,
    /** Animates the ball; `path` has 1 for right and 0 for left at each row. With reduced motion its path is drawn instead. */
    async drop(path: readonly number[], pocket: number): Promise<void> {
      for (const each of pockets) each.classList.remove('hit');
      trail.setAttribute('points', '');
      let x = 0;
      const points = [[0, -topGap]];
      for (const [row, turn] of path.entries()) {
        points.push([x, row - 0.36]);
        x += (turn - 0.5) * step;
      }
      points.push([x, floor + depth / 2]);
      if (allowsMotion()) {
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
      rest(pocket);
    },
  };
}
