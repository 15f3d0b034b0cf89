import { dim } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawCurtains } from '../interior.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, glint, group, mirror, onCircle, path, place, star, stroke, times } from '../shapes.ts';
import { drawHills } from '../terrain.ts';

const marks = [
  star(5, 30, 13),
  'M-30 22L-34-20L-14 0L0-28L14 0L34-20L30 22Z',
  star(8, 30, 16),
  'M0-30Q9-12 24 0Q9 12 0 30Q-9 12-24 0Q-9-12 0-30Z',
] as const;

const face = (pen: Pen, mark: number) =>
  circle(0, 0, 50, pen.gold(30)) +
  circle(0, 0, 43, '#a8640c') +
  circle(0, 0, 42, pen.gold(210)) +
  times(28, (index) => circle(...onCircle(46.5, index * 12.86), 1.3, '#8a4e08')) +
  path(marks[mark % 4] ?? marks[0], '#8a4a06', 'transform="translate(1.500 2)"') +
  path(marks[mark % 4] ?? marks[0], pen.linear(['#fffbe0', '#ffe27a', '#e09a1c'], 30)) +
  path('M-38-22A44 44 0 0 1 8-43A56 56 0 0 0-38-22Z', '#ffffff', 'opacity="0.75"');

/** A coin seen from the front, radius 50. */
export const coin = (pen: Pen, mark: number) => pen.share(face(pen, mark % 4));

const turned = (pen: Pen, mark: number, squash: number) =>
  group(circle(0, 0, 50, '#8a4e08'), `transform="translate(7 2) scale(${squash} 1)"`) +
  group(coin(pen, mark), `transform="scale(${squash} 1)"`);

const flat = (pen: Pen, y: number, shift: number) =>
  path(
    `M${-40 + shift} ${y - 11}V${y}A40 14 0 0 0 ${40 + shift} ${y}V${y - 11}Z`,
    pen.linear(['#7a4206', '#ffe48a@25', '#ffc83a@45', '#8a4e08@85', '#5a2c04'], 90),
  ) +
  stroke(
    times(9, (index) => `M${-34 + index * 8.5 + shift} ${y + 5 + 4 * Math.sin((index / 8) * Math.PI)}v-8`),
    '#8a4e08',
    1.3,
    'opacity="0.7"',
  ) +
  ellipse(shift, y - 11, 40, 14, pen.gold(60)) +
  ellipse(shift, y - 11, 33, 11, pen.gold(240));
const stack = (pen: Pen, count: number) =>
  times(count, (index) => place(pen.share(flat(pen, 0, 0)), ((index * 5) % 7) - 3, -index * 11)) +
  place(group(path(marks[1], '#b87414'), 'transform="scale(0.6 0.22)"'), 0, -count * 11 + 1);

const drawStacks: Draw = (pen) =>
  place(stack(pen, 14), -12, 78, 0.94) +
  place(stack(pen, 9), 58, 86, 0.9) +
  place(stack(pen, 6), -68, 92, 0.9) +
  place(stack(pen, 3), 20, 104, 0.86) +
  place(turned(pen, pen.random.int(0, 3), 0.86), 66, 44 + 38, 0.52, 16) +
  place(turned(pen, 1, 0.6), -62, -30, 0.5, -24) +
  place(turned(pen, 2, 0.8), 58, -50, 0.42, 28) +
  glint(-34, -70, 18) +
  glint(72, 0, 10) +
  glint(-80, 34, 9);

const drawShower: Draw = (pen) => {
  const spots: readonly (readonly [number, number, number, number, number])[] = [
    [-66, -70, 0.42, 0.5, -20],
    [62, -76, 0.5, 0.85, 14],
    [-84, 0, 0.5, 0.8, 30],
    [84, -8, 0.44, 0.4, -30],
    [-58, 72, 0.6, 0.9, -12],
    [64, 70, 0.64, 0.7, 22],
    [4, -98, 0.34, 0.6, 0],
    [0, 98, 0.4, 0.45, 40],
  ];
  return (
    spots.map(([x, y, scale, squash, turn], index) => place(turned(pen, index, squash), x, y, scale, turn)).join('') +
    place(turned(pen, pen.random.int(0, 3), 0.96), 0, 0, 1.34, -10) +
    glint(-40, -44, 24) +
    glint(50, 30, 14)
  );
};

const drawSack: Draw = (pen) => {
  const { key, accent } = pen.palette;
  const cloth = pen.radial(['#fff0d8', key, dim(key, 0.65)], 0.38, 0.35, 0.75);
  return (
    times(15, (index) =>
      place(turned(pen, index, 0.5 + (index % 4) * 0.15), -40 + ((index * 37) % 82), -62 - ((index * 23) % 34), 0.34, index * 31),
    ) +
    path(
      'M-50-52Q-64-76-40-70Q-20-60 0-68Q22-60 42-70Q64-76 50-52C62-34 92 4 92 46C92 92 50 104 0 104S-92 92-92 46C-92 4-62-34-50-52Z',
      cloth,
    ) +
    path('M50-52C62-34 92 4 92 46C92 92 50 104 0 104Q66 70 30-44Z', '#0e0418', 'opacity="0.35"') +
    stroke('M-40-36Q-66 10-60 60M-20-34Q-30 0-30 20M34-36Q50-10 56 20', dim(key, 0.45), 3, 'opacity="0.6"') +
    path('M-58-50Q0-34 58-50L56-38Q0-22-56-38Z', pen.gold(90)) +
    circle(0, -32, 8, pen.ball(accent)) +
    stroke('M0-26Q-16-6-22 8M0-26Q14-8 24 4', '#ffcf4d', 4) +
    place(coin(pen, pen.random.int(0, 3)), 0, 42, 0.82) +
    place(turned(pen, 2, 0.9), -84, 88, 0.4, -14) +
    place(turned(pen, 0, 0.7), 84, 90, 0.44, 24) +
    place(turned(pen, 1, 0.8), 50, 100, 0.34, 70) +
    glint(-30, 10, 14)
  );
};

const drawPig: Draw = (pen) => {
  const { key, accent } = pen.palette;
  const skin = pen.radial(['#ffffff', `${key}@40`, dim(key, 0.55)], 0.36, 0.26, 0.85);
  return (
    place(turned(pen, 0, 0.75), 12, -84, 0.52, 12) +
    mirror(path('M-58 66H-30V102H-54Z', pen.shade(dim(key, 0.25)))) +
    path('M90 10Q112 4 106-16Q98-4 88-6Z', pen.shade(key)) +
    path('M-80-8C-76-44-40-60 0-60C56-60 92-30 92 16C92 62 50 84 4 84C-36 84-66 66-76 42L-96 36V2Z', skin) +
    path('M-64-40Q-84-72-60-74Q-40-64-34-52Z', pen.shade(key)) +
    path('M-96 2Q-104 18-96 38L-84 40Q-90 18-84 0Z', dim(key, 0.2)) +
    ellipse(-95, 12, 2.5, 5, dim(key, 0.7)) +
    ellipse(-94, 26, 2.5, 5, dim(key, 0.7)) +
    circle(-58, -6, 7, '#1c0a14') +
    circle(-60, -9, 2.5, '#ffffff') +
    stroke('M-74 44Q-64 54-52 50', dim(key, 0.6), 3) +
    path('M-14-60H36V-53H-14Z', '#24101c') +
    path('M-40-40Q0-58 44-44Q10-50-32-30Z', '#ffffff', 'opacity="0.7"') +
    place(path(star(5, 22, 10), pen.gold()), 26, 16) +
    circle(-40, 26, 11, accent, 'opacity="0.35"') +
    place(stack(pen, 3), -66, 106, 0.5) +
    place(turned(pen, 1, 0.8), 78, 90, 0.36, 14) +
    glint(50, -34, 12)
  );
};

const drawHoard: Scenery = (pen, frame) =>
  (pen.random.chance(0.6) ? drawCurtains(pen, frame, pen.random.pick(['#8a1428', '#4a1f7a', '#0f5a3c', '#1a3f8a'])) : '') +
  drawHills(pen, frame, 2, 90, [dim('#e8a020', 0.35), dim('#a8640c', 0.5)]);
const drawHeap: Scenery = (pen, frame) =>
  times(26, (index) =>
    place(
      turned(pen, index, pen.random.range(0.4, 0.95)),
      pen.random.range(-20, frame.width + 20),
      frame.height - pen.random.range(-30, 60) * (index % 2 ? 1 : 0.6),
      pen.random.range(0.7, 1.3),
      pen.random.range(-50, 50),
    ),
  );

export const coins: MotifArt = {
  moods: ['plum', 'velvet', 'emerald', 'amethyst', 'gold', 'night', 'blood'],
  tones: ['b8402a 1f8a6a ff4a5a', '7a3fd0 ff5a8a 4ae0ff', 'ff6a9a 2fa8d8 ff4a6a', '1f7ab0 e8452f 5affb0'],
  subjects: [drawStacks, drawShower, drawSack, drawPig],
  figures: [drawStacks, drawSack, drawPig],
  back: drawHoard,
  front: drawHeap,
  particles: ['sparks', 'bokeh', 'sparks'],
  indoors: true,
};
