import { lit } from '../../colour.ts';
import { draw } from '../../drawings.ts';
import type { Draw, MotifArt } from '../../frame.ts';
import { drawColumns } from '../../interior.ts';
import { path, place, polygon, stroke, times } from '../../shapes.ts';
import { drawHills, drawRocks } from '../../terrain.ts';

const drawPlinth: Draw = (pen) => place(draw(pen, 'pharaoh/mask'), 0, -14, 0.8) + draw(pen, 'pharaoh/plinth');

const pyramid = (x: number, base: number, size: number, lightFill: string, darkFill: string) => {
  const rows = times(
    9,
    (row) => `M${x - (size * (row + 1)) / 10} ${base - size * 0.68 * (1 - (row + 1) / 10)}H${x + (size * (row + 1)) / 10}`,
  );
  return (
    path(
      polygon([
        [x, base - size * 0.68],
        [x - size, base],
        [x + size * 0.24, base],
      ]),
      lightFill,
    ) +
    path(
      polygon([
        [x, base - size * 0.68],
        [x + size * 0.24, base],
        [x + size, base],
      ]),
      darkFill,
    ) +
    stroke(rows, darkFill, 2, 'opacity="0.35"')
  );
};

export const pharaoh: MotifArt = {
  moods: ['gold', 'ember', 'dusk', 'night', 'lagoon', 'rose'],
  tones: ['1b4fc4 18b7a6 e2412f', '12808a e2412f 7a3fd0', '2a2f9c e88a1c 1fb58a', '8a1f4a 1b8fc4 27b070'],
  subjects: ['pharaoh/mask', 'pharaoh/mask', 'pharaoh/scarab'],
  figures: ['pharaoh/cat', drawPlinth],
  back: (pen, frame) => {
    if (pen.random.chance(0.25)) return drawColumns(pen, frame) + drawHills(pen, frame, 1, 20);
    const { palette, random } = pen;
    const fills = [pen.linear([lit(palette.low, 0.2), palette.far], 0), pen.linear([palette.far, palette.near])] as const;
    const spots = [0.16, 0.5, 0.86].map((at, index) =>
      pyramid(
        frame.width * (at + random.range(-0.08, 0.08)),
        frame.horizon + 40,
        random.range(190, 330) * (index === 1 ? 0.7 : 1.1),
        ...fills,
      ),
    );
    return spots.join('') + drawHills(pen, frame, 3, 110);
  },
  front: (pen, frame) => (pen.random.chance(0.5) ? drawRocks(pen, frame, 110) : ''),
  particles: ['sparks', 'sparks', 'bokeh'],
};
