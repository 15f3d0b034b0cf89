import { dim, lit } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { box, circle, ellipse, mirror, path, place, stroke, times } from '../shapes.ts';
import { drawClouds, drawGrass, drawHills } from '../terrain.ts';

const drawRooster: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const tail = times(6, (index) =>
    place(
      path(
        'M0 0Q-10-60 40-84Q66-92 78-70Q40-70 22 4Z',
        pen.linear(
          [lit([alt, dim(alt, 0.3), accent][index % 3] ?? alt, 0.3), dim([alt, dim(alt, 0.3), accent][index % 3] ?? alt, 0.4)],
          30,
        ),
      ),
      34,
      20,
      1 - index * 0.05,
      -30 + index * 19,
    ),
  );
  return (
    tail +
    stroke('M-6 70V96M20 70V96M-6 96L-20 104M-6 96L4 104M20 96L8 104M20 96L32 104', '#f0a02e', 5) +
    path(
      'M-52-44C-50-10-66 10-62 40C-56 72-20 84 10 80C46 74 64 46 60 14C40 24 24 14 12-2C0-18-4-40-10-60Z',
      pen.linear([lit(key, 0.35), `${key}@45`, dim(key, 0.5)], 30),
    ) +
    times(7, (index) =>
      path(
        `M${-56 + index * 5}-46Q${-70 + index * 13}-4 ${-58 + index * 13} ${26 - Math.abs(index - 3) * 5}Q${-44 + index * 10} 0 ${-44 + index * 5}-48Z`,
        pen.linear(['#fff0a0', '#ffb02e@50', '#d0601c']),
      ),
    ) +
    path('M-16 20Q28 6 46 34Q40 66 4 62Q-22 52-16 20Z', pen.shade(alt, 40)) +
    stroke('M-4 30Q22 24 38 40M-4 42Q18 38 32 50', lit(alt, 0.5), 3) +
    path('M-56-40C-64-66-46-86-26-82C-8-78-2-60-10-42Q-32-30-56-40Z', pen.linear(['#ffd878', '#ff9a2e'])) +
    path('M-48-76Q-54-100-38-96Q-34-112-22-98Q-10-108-8-92Q6-92-4-72Q-24-88-48-76Z', pen.shade('#f0243a')) +
    path('M-58-62L-84-52L-56-46Z', pen.linear(['#ffe06a', '#f0901c'])) +
    path('M-56-46Q-66-28-56-18Q-46-26-46-44Z', pen.shade('#f0243a')) +
    circle(-38, -62, 8, '#ffffff') +
    circle(-40, -62, 4.5, '#14060a') +
    circle(-41.5, -64, 1.6, '#ffffff')
  );
};

const drawPig: Draw = (pen) => {
  const skin = pen.radial(['#ffe3ea', '#ffb0c4@45', '#e8708f@80', '#a83a60'], 0.4, 0.3, 0.8);
  const { key, accent } = pen.palette;
  return (
    mirror(
      path('M-40-58C-60-100-96-96-90-62C-88-38-68-26-52-24Z', skin) +
        path('M-50-58C-64-80-82-80-80-60C-78-46-66-38-58-36Z', '#d8557a'),
    ) +
    path('M0-76C54-76 92-38 92 8C92 62 48 92 0 92S-92 62-92 8C-92-38-54-76 0-76Z', skin) +
    mirror(
      circle(-36, -12, 14, '#ffffff') +
        circle(-34, -11, 9, '#24101c') +
        circle(-38, -15, 3.5, '#ffffff') +
        stroke('M-54-34Q-38-44-24-32', '#a83a60', 5) +
        circle(-64, 30, 15, pen.radial(['#ff5a8a/0.6', '#ff5a8a/0'])),
    ) +
    ellipse(0, 26, 38, 28, pen.shade('#ff94b2', 10)) +
    mirror(ellipse(-14, 25, 6.5, 11, '#8a2a4c')) +
    ellipse(-10, 8, 18, 6, '#ffffff', 'opacity="0.4"') +
    path('M-26 62Q0 84 26 62Q14 76 0 76T-26 62Z', '#8a2a4c') +
    path('M-84-66Q0-96 84-66Q40-50 0-50T-84-66Z', pen.linear(['#ffe8a0', '#d09a3a', '#8a5a1a'])) +
    path('M-46-68Q-42-110 0-110T46-68Q0-82-46-68Z', pen.linear(['#fff0b8', '#e0ac4a'], 30)) +
    path('M-47-72Q0-86 47-72L46-62Q0-76-46-62Z', key) +
    place(times(8, (index) => place(ellipse(0, -10, 4, 8, '#fffbe8'), 0, 0, 1, index * 45)) + circle(0, 0, 5, accent), 34, -70, 1)
  );
};

const drawBarn: Draw = (pen) => {
  const { key } = pen.palette;
  return (
    path('M-70-4L-50-52L0-84L50-52L70-4V96H-70Z', pen.linear([lit(key, 0.25), key, dim(key, 0.5)], 60)) +
    stroke(
      times(10, (index) => `M${-60 + index * 13}-6V94`),
      dim(key, 0.4),
      1.5,
      'opacity="0.6"',
    ) +
    path('M-82 2L-58-58L0-96L58-58L82 2L70 0L50-52L0-84L-50-52L-70 0Z', '#fff6e6') +
    box(-26, 30, 52, 66, dim(key, 0.7)) +
    stroke('M-26 30H26V96H-26ZM-26 30L26 96M26 30L-26 96', '#fff6e6', 4.5) +
    circle(0, -34, 16, '#fff6e6') +
    circle(0, -34, 12, '#ffd860') +
    stroke('M-12-34H12M0-46V-22', '#fff6e6', 3) +
    path('M78 96V-10Q78-40 96-40T114-10V96Z', pen.silver(90)) +
    stroke('M78 16H114M78 44H114M78 70H114', '#5a6a7c', 2) +
    times(3, (index) =>
      path(`M${-104 + index * 14} 100Q${-104 + index * 14} 70-${86 - index * 12} 72T${-62 + index * 12} 100Z`, pen.gold()),
    )
  );
};

const drawSunflower: Draw = (pen) => {
  const petals = (count: number, reach: number, fill: string, turn: number) =>
    times(count, (index) =>
      place(path(`M0-30Q20-${reach * 0.7} 0-${reach}Q-20-${reach * 0.7} 0-30Z`, fill), 0, -14, 1, turn + (index * 360) / count),
    );
  return (
    path('M-5 20Q4 70-4 112H8Q14 70 5 20Z', '#3f8a2a') +
    path('M0 74Q-50 40-70 70Q-40 104 0 90ZM4 84Q46 56 66 84Q40 112 4 100Z', pen.shade('#4aa83a')) +
    petals(16, 88, pen.linear(['#ffb81c', '#e8760c']), 0) +
    petals(16, 80, pen.linear(['#fff06a', '#ffb02e']), 11) +
    circle(0, -14, 38, pen.radial(['#a8622c', '#5a2c10@60', '#2a1206'])) +
    times(40, (index) =>
      circle(
        Math.cos(index * 2.4) * Math.sqrt(index) * 5.5,
        -14 + Math.sin(index * 2.4) * Math.sqrt(index) * 5.5,
        2,
        index % 2 ? '#d0903a' : '#1a0a04',
      ),
    )
  );
};

const drawFields: Scenery = (pen, frame) => {
  const x = frame.width * pen.random.range(0.1, 0.3);
  const mill =
    path('M-34 0L-20-150H20L34 0Z', pen.linear(['#fff6e6', '#c8b098'], 90)) +
    path('M-26-148Q0-196 26-148Z', pen.shade(pen.palette.key)) +
    place(
      times(4, (index) =>
        place(
          box(-3, -120, 6, 120, '#7a5a3a') +
            box(3, -118, 24, 84, '#fffaf0', 'opacity="0.9"') +
            stroke('M3-96H27M3-74H27M3-52H27', '#7a5a3a', 2),
          0,
          0,
          1,
          index * 90,
        ),
      ),
      0,
      -146,
      0.9,
      pen.random.range(10, 70),
    );
  return (
    drawClouds(pen, frame, frame.horizon * 0.35, 140, 0.1, 4) +
    drawHills(pen, frame, 1, 120, ['#7ac04a', '#7ac04a']) +
    place(mill, x, frame.horizon + 20, 1.5) +
    drawHills(pen, { ...frame, horizon: frame.horizon + 50 }, 3, 90, ['#e8c84a', '#2f7a34'])
  );
};

export const farm: MotifArt = {
  moods: ['sunny', 'azure', 'rose', 'ember', 'mint', 'gold'],
  tones: ['d83a2a 1f7a8a ffc02e', 'c8622a 2a5ab0 ff5a4a', 'a83248 2f8a4a ffb03a'],
  subjects: [drawRooster, drawPig, drawSunflower],
  figures: [drawBarn, drawRooster, drawSunflower],
  back: drawFields,
  front: (pen, frame) => drawGrass(pen, frame, dim('#2f7a34', 0.45), 110),
  particles: ['leaves', 'bokeh', 'sparks'],
};
