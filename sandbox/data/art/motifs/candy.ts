import { dim, lit, mix } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import type { Pen } from '../pen.ts';
import { circle, curve, ellipse, glint, group, mirror, onCircle, type Point, path, place, stroke, times } from '../shapes.ts';
import { drawClouds, drawHills } from '../terrain.ts';

const swirl = (pen: Pen, r: number, arms: number, colours: readonly string[]) => {
  const arm = (turn: number) => {
    const edge = (shift: number): Point[] =>
      Array.from({ length: 9 }, (_, index) => onCircle((r * index) / 8, turn + shift + (index / 8) * 190));
    const [near, far] = [edge(0), edge(360 / arms)];
    return `${curve(near, false)}L${far
      .toReversed()
      .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}Z`;
  };
  return (
    circle(0, 0, r, colours[0] ?? '#fff') +
    group(
      times(arms, (index) => path(arm((index * 360) / arms), colours[index % colours.length] ?? '#fff')),
      `clip-path="${pen.clip(circle(0, 0, r, '#fff'))}"`,
    ) +
    circle(0, 0, r + 0.5, pen.radial(['#ffffff/0.5', '#ffffff/0@40', '#4a0a3a/0@60', '#4a0a3a/0.65'], 0.34, 0.28, 0.8)) +
    place(ellipse(0, 0, r * 0.26, r * 0.11, '#ffffff'), -r * 0.45, -r * 0.55, 1, -40, 'opacity="0.8"')
  );
};

const drawLollipop: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  return group(
    path('M-5 20H5V112H-5Z', pen.linear(['#ffffff', '#e3d4ea', '#a48ab4'], 90)) +
      place(swirl(pen, 66, 8, [key, '#fff6fa', alt, '#fff6fa']), 0, -30) +
      mirror(path('M0 52Q-38 34-44 56Q-40 76 0 58Z', pen.shade(accent, 30))) +
      circle(0, 55, 8, pen.ball(accent)) +
      mirror(path('M-2 60L-20 92L-6 86L0 66Z', pen.shade(accent))),
    'transform="rotate(10)"',
  );
};

const wrapped = (pen: Pen, colour: string, stripe: string) =>
  mirror(
    path('M-44 0L-92-34Q-84-14-96 0Q-84 14-92 34Z', pen.shade(colour, 40)) +
      stroke('M-50 0L-86-20M-50 0L-88 0M-50 0L-86 20', lit(colour, 0.6), 2, 'opacity="0.7"'),
  ) + place(swirl(pen, 50, 10, [colour, stripe]), 0, 0);
const drawSweets: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  return (
    place(wrapped(pen, alt, '#fff6fa'), 36, -52, 0.62, 28) +
    place(wrapped(pen, accent, '#fff6fa'), -40, -20, 0.7, -34) +
    place(wrapped(pen, key, '#fff6fa'), 12, 44, 0.95, -12)
  );
};

const drawCupcake: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const cream = pen.linear(['#ffffff', `${lit(key, 0.45)}@40`, `${key}@75`, dim(key, 0.25)], 30);
  return (
    path('M-54 30H54L38 104H-38Z', pen.shade(alt, 60)) +
    times(8, (index) => path(`M${-54 + index * 14.4} 30h6L${-33 + index * 9.6} 104h-5Z`, lit(alt, 0.5), 'opacity="0.7"')) +
    path(
      curve([
        [-66, 32],
        [-70, 10],
        [-50, -4],
        [-30, -2],
        [0, 4],
        [30, -2],
        [50, -4],
        [70, 10],
        [66, 32],
        [34, 42],
        [0, 38],
        [-34, 42],
      ]),
      cream,
    ) +
    path(
      curve([
        [-50, 0],
        [-52, -18],
        [-32, -30],
        [0, -24],
        [32, -30],
        [52, -18],
        [50, 0],
        [24, 10],
        [0, 6],
        [-24, 10],
      ]),
      cream,
    ) +
    path(
      curve([
        [-34, -28],
        [-34, -44],
        [-14, -56],
        [4, -66],
        [16, -56],
        [34, -44],
        [34, -28],
        [0, -18],
      ]),
      cream,
    ) +
    circle(2, -72, 18, pen.ball('#f0203c')) +
    ellipse(-4, -79, 5, 3.4, '#ffffff', 'opacity="0.9"') +
    stroke('M4-88Q8-102 20-104', '#5a8a2a', 3.5) +
    times(16, (index) =>
      place(
        `<rect x="-5" y="-1.6" width="10" height="3.2" rx="1.6" fill="${[accent, alt, '#fff06a', '#5ae0ff'][index % 4]}"/>`,
        -50 + ((index * 41) % 104),
        -34 + ((index * 29) % 60),
        1,
        index * 47,
      ),
    )
  );
};

const drawDonut: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  return (
    path(
      'M-88 6A88 74 0 1 0 88 6A88 74 0 1 0-88 6ZM-26 0A26 18 0 1 1 26 0A26 18 0 1 1-26 0Z',
      pen.linear(['#f7c078', '#c87a34', '#6a3412']),
      'fill-rule="evenodd"',
    ) +
    path(
      'M-84-8C-84-56-44-80 0-80S84-56 84-8Q84 22 68 20T48 36Q36 50 24 38T-6 46Q-24 60-34 40T-60 26Q-84 30-84-8ZM-28-4A28 18 0 1 1 28-4A28 18 0 1 1-28-4Z',
      pen.linear([lit(key, 0.55), `${key}@45`, dim(key, 0.3)], 20),
      'fill-rule="evenodd"',
    ) +
    times(26, (index) => {
      const [x, y] = onCircle(44 + (index % 3) * 12, index * 31);
      return place(
        `<rect x="-6" y="-2" width="12" height="4" rx="2" fill="${[accent, alt, '#ffffff', '#fff06a'][index % 4]}"/>`,
        x,
        y * 0.72 - 14,
        1,
        index * 53,
      );
    }) +
    path('M-64-34Q-44-66-4-68Q-40-56-52-26Z', '#ffffff', 'opacity="0.6"') +
    glint(52, -52, 12)
  );
};

const drawLand: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const hills = drawHills(pen, frame, 3, 190, [mix(palette.key, palette.low, 0.4), mix(palette.alt, palette.near, 0.3)]);
  const trees = times(7, () => {
    const y = frame.horizon + random.range(0, 90);
    const size = random.range(0.5, 1.1);
    return place(
      path('M-4 0H4V-90H-4Z', '#fff6fa') +
        place(swirl(pen, 42, 6, [random.pick([palette.key, palette.alt, palette.accent]), '#fff6fa']), 0, -104),
      random.range(0, frame.width),
      y,
      size,
      random.range(-6, 6),
    );
  });
  return drawClouds(pen, frame, frame.horizon * 0.45, 150, 0.1, 4) + trees + hills;
};

export const candy: MotifArt = {
  moods: ['sugar', 'mint', 'rose', 'sunny', 'amethyst', 'azure'],
  tones: ['ff4a8e 4ac8f0 ffc83a', '9a4aff ff7ac0 5ae0a0', 'ff6a4a ffb0d0 4ad0c8', '3fb8ff ff5a9a ffe05a'],
  subjects: [drawLollipop, drawSweets, drawCupcake, drawDonut],
  figures: [drawLollipop, drawCupcake, drawDonut],
  back: drawLand,
  front: (pen, frame) =>
    times(12, (index) =>
      circle(
        index < 6 ? pen.random.range(-20, frame.width * 0.4) : pen.random.range(frame.width * 0.7, frame.width),
        frame.height + pen.random.range(-20, 40),
        pen.random.range(30, 76),
        pen.ball(mix(pen.random.pick([pen.palette.key, pen.palette.alt, pen.palette.accent]), pen.palette.near, 0.35)),
      ),
    ),
  particles: ['confetti', 'bokeh', 'sparks'],
  shade: 0.22,
};
