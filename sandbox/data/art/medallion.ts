import { dim, lit } from './colour.ts';
import type { Pen } from './pen.ts';
import { circle, curve, ellipse, mirror, onCircle, path, place, star, stroke, times } from './shapes.ts';

/** The round frame behind an emblem's subject, in the ±130 box around the origin. */
export function drawMedallion(pen: Pen): string {
  const { random, palette } = pen;
  const rim = random.chance(0.68) ? pen.gold(30) : pen.silver(30);
  const inner = pen.radial([lit(palette.mid, 0.25), `${palette.mid}@55`, dim(palette.near, 0.2)], 0.5, 0.4, 0.65);
  const outlines: readonly [string, ...string[]] = [
    star(6, 124, 107, 0, 0),
    'M0-122C40-104 80-100 112-104C116-30 100 70 0 124C-100 70-116-30-112-104C-80-100-40-104 0-122Z',
    star(8, 124, 115, 0, 0, -67.5),
    star(12, 126, 108),
    'M-96 112V-20C-96-84-50-122 0-122C50-122 96-84 96-20V112Z',
    curve(Array.from({ length: 24 }, (_, index) => onCircle(index % 2 ? 112 : 124, index * 15))),
    star(4, 138, 98),
  ];
  const outline = random.chance(0.25) ? undefined : random.pick(outlines);
  const plate = (scale: number, fill: string) =>
    outline ? place(path(outline, fill), 0, 0, scale) : circle(0, 0, 122 * scale, fill);
  const beads = times(24, (index) => {
    const [x, y] = onCircle(96, index * 15 + 7.5);
    return circle(x, y, 3.4, index % 3 ? pen.ball('#ffd36a') : pen.ball(palette.accent));
  });
  return (
    (random.chance(0.55) ? drawWings(pen) : '') +
    plate(1.06, dim(palette.near, 0.55)) +
    plate(1, rim) +
    plate(0.93, dim(palette.near, 0.3)) +
    plate(0.9, rim) +
    plate(0.85, inner) +
    (outline ? '' : beads)
  );
}

function drawWings({ random, palette, shade, gold }: Pen): string {
  const kind = random.int(0, 2);
  if (kind === 0) {
    return mirror(
      times(9, (index) => {
        const [x, y] = onCircle(138, 112 + index * 15);
        return (
          place(path('M0-17Q13 0 0 19Q-13 0 0-17Z', gold(60)), x, y, 1, 22 + index * 15) +
          place(path('M0-12Q9 0 0 13Q-9 0 0-12Z', gold(200)), x * 0.92, y * 0.92, 1, 70 + index * 15)
        );
      }) + stroke('M-8 140Q-150 110-134-60', '#b97a1a', 3),
    );
  }
  if (kind === 1) {
    return mirror(
      times(6, (index) =>
        path(
          `M-90 ${-40 + index * 16}Q-150 ${-70 + index * 14}-${198 - index * 14} ${-88 + index * 26}Q-150 ${-28 + index * 18}-90 ${-10 + index * 14}Z`,
          shade(index % 2 ? palette.key : palette.accent, 60),
        ),
      ),
    );
  }
  return (
    mirror(path('M-70 96L-176 84L-156 112L-178 142L-80 132Z', shade(dim(palette.accent, 0.25)))) +
    path('M-104 88Q0 132 104 88V126Q0 170-104 126Z', shade(palette.accent, 0)) +
    ellipse(0, 134, 14, 5, '#ffffff', 'opacity="0.25"')
  );
}
