import { dim } from '../colour.ts';
import { draw } from '../drawings.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawCurtains } from '../interior.ts';
import type { Pen } from '../pen.ts';
import { circle, glint, group, path, place, times } from '../shapes.ts';
import { drawHills } from '../terrain.ts';

const marks = ['star', 'crown', 'burst', 'diamond'] as const;

/** A coin seen from the front, radius 50. */
const coin = (pen: Pen, mark: number) => pen.share(draw(pen, `coins/${marks[mark % 4] ?? marks[0]}`));

const turned = (pen: Pen, mark: number, squash: number) =>
  group(circle(0, 0, 50, '#8a4e08'), `transform="translate(7 2) scale(${squash} 1)"`) +
  group(coin(pen, mark), `transform="scale(${squash} 1)"`);

const stack = (pen: Pen, count: number) =>
  times(count, (index) => place(pen.share(draw(pen, 'coins/layer')), ((index * 5) % 7) - 3, -index * 11)) +
  place(group(path('M-30 22L-34-20L-14 0L0-28L14 0L34-20L30 22Z', '#b87414'), 'transform="scale(0.6 0.22)"'), 0, -count * 11 + 1);

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

const drawSack: Draw = (pen) =>
  draw(pen, 'coins/sack') +
  place(coin(pen, pen.random.int(0, 3)), 0, 42, 0.82) +
  place(turned(pen, 2, 0.9), -84, 88, 0.4, -14) +
  place(turned(pen, 0, 0.7), 84, 90, 0.44, 24) +
  place(turned(pen, 1, 0.8), 50, 100, 0.34, 70) +
  glint(-30, 10, 14);

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
  subjects: [drawStacks, drawShower, drawSack, 'coins/pig'],
  figures: [drawStacks, drawSack, 'coins/pig'],
  back: drawHoard,
  front: drawHeap,
  particles: ['sparks', 'bokeh', 'sparks'],
  indoors: true,
};
