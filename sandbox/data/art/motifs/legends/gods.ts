import { dim, lit } from '../../colour.ts';
import type { Draw, MotifArt, Scenery } from '../../frame.ts';
import { drawColumns } from '../../interior.ts';
import { box, circle, glint, mirror, path, place, stroke, times } from '../../shapes.ts';
import { drawClouds } from '../../terrain.ts';

const bolt = 'M14-104L-44 14H-8L-28 104L50-28H10L38-104Z';

const drawElder: Draw = (pen) => {
  const { key, accent } = pen.palette;
  const hair = [lit(key, 0.94), lit(key, 0.78), lit(key, 0.6)];
  const skin = pen.linear(['#ffd7ae', '#e2a272@50', '#945a3a'], 60);
  const lock = (index: number) =>
    path(
      `M${-30 - index * 5} ${-74 + index * 15}Q${-92 - (index % 2) * 12} ${-66 + index * 17}-${78 + (index % 3) * 9} ${-22 + index * 19}Q-${66 + index * 2} ${-34 + index * 17}-${38} ${-28 + index * 14}Z`,
      pen.linear([hair[index % 3] ?? key, dim(key, 0.35)], 20),
    );
  return (
    mirror(times(6, lock)) +
    path('M-46-50H46V26Q30 60 0 66T-46 26Z', skin) +
    path('M0-50H46V26Q30 60 0 66Z', '#5a2410', 'opacity="0.22"') +
    mirror(
      path('M-36-10Q-20-22-7-8Q-20-1-36-10Z', '#ffffff') +
        circle(-20, -10, 6, pen.radial(['#ffffff', `${accent}@45`, dim(accent, 0.4)])) +
        circle(-20, -10, 12, pen.radial([`${accent}/0.6`, `${accent}/0`])) +
        path('M-44-20Q-22-34-4-18L-6-10Q-22-22-40-14Z', hair[0] ?? key),
    ) +
    path('M-5-14L-11 14Q0 22 11 14L5-14Z', pen.linear(['#ffdcb8', '#c8844f'])) +
    path('M-50 6Q-56 70-26 92L0 108L26 92Q56 70 50 6Q30 24 0 22T-50 6Z', pen.linear([lit(key, 0.6), dim(key, 0.1)])) +
    times(9, (index) =>
      path(
        `M${-50 + index * 12.5} 18Q${-64 + index * 16} 70 ${-30 + index * 7.5} ${94 + (4 - Math.abs(index - 4)) * 5}Q${-12 + index * 3} 74 ${-38 + index * 9.5} 20Z`,
        pen.linear([hair[index % 3] ?? key, dim(key, 0.25)]),
      ),
    ) +
    mirror(path('M0 18Q-16 12-30 22Q-42 30-54 24Q-44 46-22 38Q-8 32 0 28Z', pen.linear(['#ffffff', hair[1] ?? key]))) +
    path('M-9 30Q0 35 9 30Q0 42-9 30Z', '#8a2a2a') +
    path('M-48-44Q-52-88 0-92T48-44Q30-66 0-66T-48-44Z', pen.linear([hair[0] ?? key, hair[2] ?? key])) +
    path('M-54-44Q0-66 54-44L52-32Q0-54-52-32Z', pen.gold(30)) +
    mirror(
      times(5, (index) =>
        place(path('M0-15Q9-4 0 8Q-9-4 0-15Z', pen.gold(60)), -10 - index * 11, -58 + index * 4, 1, -34 - index * 8),
      ),
    ) +
    circle(0, -50, 7, pen.ball(accent)) +
    glint(0, -50, 12)
  );
};

const drawBolt: Draw = (pen) => {
  const { accent } = pen.palette;
  const wings = mirror(
    times(7, (index) =>
      path(
        `M-14 ${-12 + index * 6}Q-60 ${-50 + index * 9}-${112 - index * 10} ${-62 + index * 18}Q-${84 - index * 6} ${-26 + index * 16}-16 ${6 + index * 7}Z`,
        pen.linear(['#ffffff', lit(pen.palette.key, 0.55), dim(pen.palette.key, 0.1)], 50),
      ),
    ),
  );
  return (
    wings +
    circle(0, 0, 96, pen.radial([`${accent}/0.9`, `${accent}/0.3@45`, `${accent}/0`])) +
    path(bolt, '#7a3c05', 'transform="translate(5 4)"') +
    path(bolt, pen.linear(['#fffef0', '#ffe25a@40', '#ff9a1c'], 20)) +
    path('M14-104L-44 14H-8L-16 50L-2-2H-26L26-104Z', '#ffffff', 'opacity="0.7"') +
    stroke('M-60-80L-46-58L-56-52L-38-30M70 84L56 60L66 54L50 34', lit(accent, 0.6), 3.5) +
    glint(20, -84, 14)
  );
};

const drawTemple: Draw = (pen) => {
  const marble = pen.linear(['#ffffff', '#f0e4d0@55', '#a898a8']);
  const shaft = pen.linear(['#a898b0', '#ffffff@35', '#efe2cf@60', '#8a7a94'], 90);
  return (
    box(-104, 88, 208, 14, marble) +
    box(-94, 76, 188, 14, pen.linear(['#fffaf0', '#b8a8a8'])) +
    box(-84, -10, 168, 88, pen.linear([dim(pen.palette.near, 0.2), pen.palette.low])) +
    times(
      6,
      (index) =>
        box(-86 + index * 31.5, -14, 17, 90, shaft) +
        stroke(`M${-81 + index * 31.5}-8V72M${-75 + index * 31.5}-8V72`, '#8a7a94', 1.4, 'opacity="0.6"') +
        box(-90 + index * 31.5, -20, 25, 8, marble),
    ) +
    box(-98, -38, 196, 20, marble) +
    times(12, (index) => box(-92 + index * 16, -34, 6, 12, pen.shade(pen.palette.key))) +
    path('M-108-38L0-92L108-38Z', marble) +
    path('M-78-44L0-82L78-44Z', pen.shade(pen.palette.key)) +
    place(path(bolt, pen.gold()), 0, -60, 0.16) +
    circle(0, -98, 7, pen.gold())
  );
};

const drawOlympus: Scenery = (pen, frame) => {
  const lower =
    drawClouds(pen, frame, frame.horizon + 90, 210, 0.05, 7) + drawClouds(pen, frame, frame.horizon + 190, 230, 0.25, 6);
  const upper = drawClouds(pen, frame, frame.horizon * 0.4, 130, 0.5, 4);
  const forks = times(pen.random.int(1, 3), () => {
    const x = pen.random.range(frame.width * 0.1, frame.width);
    return stroke(
      `M${x | 0}-10l-40 ${frame.horizon * 0.25}l34 8l-60 ${frame.horizon * 0.22}l30 8l-46 ${frame.horizon * 0.3}`,
      pen.palette.light,
      6,
      'opacity="0.85"',
    );
  });
  return upper + (pen.random.chance(0.4) ? drawColumns(pen, frame, 0.1) : '') + forks + lower;
};

export const gods: MotifArt = {
  moods: ['azure', 'dusk', 'amethyst', 'gold', 'night', 'rose', 'ember'],
  tones: ['8fa8d0 c8a02a 4ad8ff', 'c8a86a 7a3fd0 ffe03a', 'b08ac8 d0902a 6affea', 'd08a5a 2f6ac8 ffd24a'],
  subjects: [drawElder, drawBolt],
  figures: [drawTemple, drawElder],
  back: drawOlympus,
  front: (pen, frame) => drawClouds(pen, frame, frame.height - 10, 190, 0.45, 5),
  particles: ['sparks', 'bokeh', 'stars'],
};
