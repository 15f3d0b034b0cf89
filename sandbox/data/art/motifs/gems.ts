import { dim, lit } from '../colour.ts';
import type { MotifArt } from '../frame.ts';
import type { Pen } from '../pen.ts';
import { type Point, path, place, polygon, stroke, times } from '../shapes.ts';
import { drawPeaks } from '../terrain.ts';

/** A facet, lighter for a positive `tone` and darker for a negative one. */
const facet = (pen: Pen, colour: string, points: readonly Point[], tone: number) => {
  const step = Math.round(tone * 8) / 8;
  const base = step > 0 ? lit(colour, step) : dim(colour, -step);
  return path(
    polygon(points),
    pen.linear([lit(base, 0.25), base, dim(base, 0.25)], 35),
    'stroke="#fff" stroke-width="0.6" stroke-opacity="0.4"',
  );
};

const crystal = (pen: Pen, colour: string, long: number) =>
  facet(
    pen,
    colour,
    [
      [-22, 0],
      [-26, -long],
      [-4, -long - 34],
      [-2, 0],
    ],
    0.35,
  ) +
  facet(
    pen,
    colour,
    [
      [-2, 0],
      [-4, -long - 34],
      [12, -long - 4],
      [14, 0],
    ],
    -0.05,
  ) +
  facet(
    pen,
    colour,
    [
      [14, 0],
      [12, -long - 4],
      [24, -long + 8],
      [24, 0],
    ],
    -0.45,
  ) +
  facet(
    pen,
    colour,
    [
      [-4, -long - 34],
      [24, -long + 8],
      [12, -long - 4],
    ],
    -0.2,
  ) +
  stroke(`M-20-8L-22 ${-long + 6}`, '#ffffff', 2.5, 'opacity="0.7"');

export const gems: MotifArt = {
  moods: ['amethyst', 'night', 'lagoon', 'dusk', 'emerald', 'blood', 'plum', 'neon'],
  tones: ['2f7bff ff3f8e 2fd08a', 'ff3355 3fc8ff ffc02e', '1fc98a b04aff ff8a2f', 'b04aff 2fe0d0 ff4a6a', '38d4ff ffb81c ff4ac0'],
  subjects: ['gems/brilliant', 'gems/round', 'gems/trio', 'gems/cluster', 'gems/emerald', 'gems/oval'],
  figures: ['gems/cluster', 'gems/trio'],
  back: (pen, frame) =>
    drawPeaks(pen, frame, 2, 420) +
    times(12, () =>
      place(
        crystal(pen, pen.random.pick([pen.palette.far, pen.palette.key, pen.palette.alt]), pen.random.range(60, 190)),
        pen.random.range(0, frame.width),
        frame.horizon + pen.random.range(60, 150),
        pen.random.range(0.6, 1.3),
        pen.random.range(-28, 28),
        'opacity="0.6"',
      ),
    ),
  front: (pen, frame) =>
    times(9, (index) =>
      place(
        crystal(pen, dim(pen.random.pick([pen.palette.near, pen.palette.key]), 0.55), pen.random.range(60, 150)),
        index < 5 ? pen.random.range(-20, frame.width * 0.34) : pen.random.range(frame.width * 0.74, frame.width + 20),
        frame.height + 40,
        pen.random.range(1, 1.8),
        pen.random.range(-34, 34),
      ),
    ),
  particles: ['sparks', 'bokeh', 'stars'],
};
