import { dim, lit } from '../colour.ts';
import type { Draw, MotifArt } from '../frame.ts';
import type { Pen } from '../pen.ts';
import { glint, onCircle, type Point, path, place, polygon, stroke, times } from '../shapes.ts';
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

const brilliant = (pen: Pen, colour: string) => {
  const girdle = [-98, -62, -22, 22, 62, 98];
  const table = [-56, -20, 20, 56];
  const crown = [0.5, 0.1, 0.62, 0.2, -0.1];
  const stones = [0.3, -0.25, 0.5, -0.05, -0.45];
  const at = (list: readonly number[], index: number) => list[index] ?? 0;
  return (
    times(5, (index) =>
      facet(
        pen,
        colour,
        [
          [at(girdle, index), -22],
          [at(girdle, index + 1), -22],
          [0, 96],
        ],
        at(stones, index),
      ),
    ) +
    times(4, (index) =>
      facet(
        pen,
        colour,
        [
          [at(girdle, index), -22],
          [at(table, index), -64],
          [at(girdle, index + 1), -22],
        ],
        at(crown, index),
      ),
    ) +
    times(3, (index) =>
      facet(
        pen,
        colour,
        [
          [at(table, index), -64],
          [at(table, index + 1), -64],
          [at(girdle, index + 1), -22],
        ],
        at(crown, 4 - index),
      ),
    ) +
    facet(
      pen,
      colour,
      [
        [at(table, 3), -64],
        [98, -22],
        [62, -22],
      ],
      -0.2,
    ) +
    path('M-56-64L-98-22L0 96L98-22L56-64Z', 'none', `stroke="${lit(colour, 0.75)}" stroke-width="2" stroke-linejoin="round"`) +
    path('M-50-60H-24L-58-24H-86Z', '#ffffff', 'opacity="0.4"') +
    path('M-52-14L-16-14L-6 60Z', '#ffffff', 'opacity="0.18"') +
    glint(-54, -62, 20) +
    glint(40, -10, 12)
  );
};

const cut = (pen: Pen, colour: string, sides: number, stretch: number, turn: number) => {
  const ring = (radius: number, shift = 0): Point[] =>
    Array.from({ length: sides }, (_, index) => {
      const [x, y] = onCircle(radius, turn + ((index + shift) * 360) / sides);
      return [x, y * stretch];
    });
  const [outer, middle, inner] = [ring(94), ring(72, 0.5), ring(50)];
  const pick = (list: Point[], index: number): Point => list[(index + sides) % sides] ?? [0, 0];
  const tone = (index: number, shift: number) =>
    -Math.sin(((turn + ((index + shift) * 360) / sides) * Math.PI) / 180) * 0.5 -
    Math.cos(((turn + ((index + shift) * 360) / sides) * Math.PI) / 180) * 0.22;
  return (
    times(sides, (index) =>
      facet(pen, colour, [pick(outer, index), pick(outer, index + 1), pick(middle, index)], tone(index, 0.5) + 0.1),
    ) +
    times(sides, (index) =>
      facet(
        pen,
        colour,
        [pick(outer, index), pick(middle, index), pick(inner, index), pick(middle, index - 1)],
        tone(index, 0) + (index % 2 ? 0.12 : -0.08),
      ),
    ) +
    times(sides, (index) =>
      facet(pen, colour, [pick(middle, index), pick(inner, index + 1), pick(inner, index)], tone(index, 0.5) * -0.7),
    ) +
    path(polygon(inner), pen.linear([lit(colour, 0.7), `${lit(colour, 0.1)}@45`, dim(colour, 0.3)], 35)) +
    path(polygon([pick(inner, 0), pick(inner, 1), [0, 0], pick(inner, sides - 1)]), '#ffffff', 'opacity="0.25"') +
    glint(-46, -46 * stretch, 16) +
    glint(38, 30 * stretch, 9)
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

/** Rounds the length, so that many crystals share few definitions and the SVG stays small. */
const grown = (pen: Pen, colour: string, long: number) => pen.share(crystal(pen, colour, Math.round(long / 40) * 40));

const drawBrilliant: Draw = (pen) => brilliant(pen, pen.palette.key);
const drawRound: Draw = (pen) => cut(pen, pen.palette.key, 10, 1, 18);
const drawOval: Draw = (pen) => cut(pen, pen.palette.alt, 12, 1.12, 15);
const drawEmerald: Draw = (pen) => place(cut(pen, pen.palette.accent, 8, 1.2, 22.5), 0, 0, 0.92);
const drawTrio: Draw = (pen) =>
  place(cut(pen, pen.palette.alt, 8, 1.15, 22.5), -56, 26, 0.52, -14) +
  place(cut(pen, pen.palette.accent, 6, 1.05, 30), 58, 30, 0.54, 10) +
  place(brilliant(pen, pen.palette.key), 0, -14, 0.78) +
  place(cut(pen, pen.palette.accent, 5, 1, -90), -20, 76, 0.26) +
  place(cut(pen, pen.palette.key, 6, 1, 0), 28, 80, 0.22);
const drawCluster: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const spikes: readonly (readonly [number, number, number, number, string])[] = [
    [-46, 84, 40, -38, alt],
    [46, 86, 46, 36, accent],
    [-26, 90, 78, -20, key],
    [30, 90, 84, 17, alt],
    [0, 96, 128, -2, key],
    [-60, 100, 20, -58, key],
    [62, 100, 16, 56, alt],
    [-14, 100, 46, -12, accent],
    [20, 102, 36, 12, key],
  ];
  return (
    spikes.map(([x, y, long, turn, colour]) => place(grown(pen, colour, long), x, y, 1, turn)).join('') +
    glint(0, -56, 22) +
    glint(48, 0, 12) +
    glint(-46, 10, 12)
  );
};

export const gems: MotifArt = {
  moods: ['amethyst', 'night', 'lagoon', 'dusk', 'emerald', 'blood', 'plum', 'neon'],
  tones: ['2f7bff ff3f8e 2fd08a', 'ff3355 3fc8ff ffc02e', '1fc98a b04aff ff8a2f', 'b04aff 2fe0d0 ff4a6a', '38d4ff ffb81c ff4ac0'],
  subjects: [drawBrilliant, drawRound, drawTrio, drawCluster, drawEmerald, drawOval],
  figures: [drawCluster, drawTrio],
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
