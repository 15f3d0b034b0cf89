import { dim, lit } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { circle, ellipse, glint, group, path, place, polygon, stroke, times } from '../shapes.ts';
import { drawFirs, drawGrass, drawPeaks, drawWater, haze } from '../terrain.ts';

const drawBass: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const body =
    'M-96-14C-82-46-44-64-8-56C30-46 58-18 74 14L96 2Q92 26 104 52Q84 44 70 38C50 46 14 46-18 38C-48 36-78 26-90 8L-64-2Z';
  const scales = times(28, (index) =>
    stroke(`M${-28 + (index % 7) * 14} ${-40 + Math.floor(index / 7) * 15 + (index % 7) * 7}q6 4 2 11`, lit(key, 0.5), 1.5),
  );
  const fin = (d: string, lines: string) =>
    path(d, pen.linear([lit(accent, 0.3), `${accent}@50`, dim(accent, 0.5)], 20)) +
    stroke(lines, lit(accent, 0.6), 1.6, 'opacity="0.8"');
  return group(
    fin('M-34-60L-22-92L-12-72L2-92L10-66L26-80L30-52L46-52L48-28Q6-66-34-60Z', 'M-22-90L-18-60M2-90L4-56M26-78L24-46') +
      fin('M66 22L104-18Q98 14 108 70Q84 56 64 34Z', 'M74 22L100-8M76 26L102 24M74 32L104 60') +
      fin('M10 36Q14 62 40 68Q36 50 44 38Z', 'M18 38L34 62') +
      path(body, pen.linear([dim(key, 0.45), `${key}@35`, `${lit(key, 0.5)}@62`, '#fffbe0'], 12)) +
      group(
        scales +
          path('M-60-14Q0-24 70 20Q10 2-56-6Z', dim(key, 0.7), 'opacity="0.6"') +
          times(9, (index) => ellipse(-40 + index * 12, -22 + index * 4.5, 6, 9, dim(key, 0.65), 'opacity="0.5"')),
        `clip-path="${pen.clip(path(body, '#fff'))}"`,
      ) +
      path(
        'M-96-14L-62-3L-90 8C-86 20-62 34-40 36C-32 10-34-30-44-52C-68-46-88-34-96-14Z',
        pen.linear([dim(key, 0.3), key, lit(key, 0.6)]),
      ) +
      path('M-97-16Q-78-12-58-6Q-74 2-92 10Q-84 0-97-16Z', '#6a1420') +
      path('M-98-16Q-76-16-54-6Q-76-8-96-10Z', lit(key, 0.5)) +
      path('M-92 8Q-70 4-56-4Q-50 14-40 36C-62 34-86 22-92 8Z', lit(key, 0.65)) +
      stroke('M-44-50Q-32-16-40 20', dim(key, 0.6), 3.5) +
      circle(-62, -31, 9, '#fff3c0') +
      circle(-62, -31, 6, pen.ball('#f0a81c')) +
      circle(-62, -31, 3.4, '#0c0608') +
      circle(-64, -33, 1.4, '#ffffff') +
      fin('M-30 0Q-8 4-2 26Q-24 30-36 12Z', 'M-28 4L-8 22') +
      stroke('M-84 2Q-112 20-106 60', '#dfe8f0', 2.5) +
      circle(-82, 2, 4, alt),
    'transform="rotate(-18)"',
  );
};

const splashes = (pen: Parameters<Draw>[0]) =>
  path(
    'M-104 108Q-92 70-70 90Q-66 52-44 78Q-30 34-8 74Q12 26 30 72Q50 44 62 82Q84 62 104 108Z',
    pen.linear(['#ffffff', lit(pen.palette.low, 0.5), pen.palette.far]),
  ) +
  path('M-80 108Q-66 84-50 98Q-36 66-14 96Q8 62 26 94Q46 74 60 98Q76 88 84 108Z', '#ffffff', 'opacity="0.6"') +
  times(18, (index) =>
    circle(-90 + ((index * 53) % 184), 70 - ((index * 37) % 84), 2 + (index % 4) * 1.6, '#ffffff', 'opacity="0.85"'),
  );
const drawLeap: Draw = (pen) => place(drawBass(pen), 0, -16, 0.94, -8) + splashes(pen);

const drawLure: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const hook = (x: number, y: number) =>
    stroke(
      `M${x} ${y}V${y + 18}Q${x} ${y + 36}-${-x + 16} ${y + 32}M${x} ${y + 18}Q${x} ${y + 36} ${x + 16} ${y + 32}M${x + 16} ${y + 32}l2-10M${x - 16} ${y + 32}l-2-10`,
      '#dfe8f0',
      4,
    );
  return (
    stroke('M-84-22Q-104-60-70-112', '#ffffff', 1.8) +
    circle(-88, -14, 7, 'none', 'stroke="#dfe8f0" stroke-width="3.500"') +
    hook(-26, 30) +
    hook(44, 24) +
    path(
      'M-84-10C-60-56 20-60 76-12C88-26 98-32 106-30C102-10 104 4 106 22C96 20 86 14 76 6C20 50-60 46-84-10Z',
      pen.linear([lit(key, 0.5), `${key}@40`, `${alt}@60`, dim(alt, 0.4)]),
    ) +
    times(7, (index) =>
      path(
        polygon([
          [-20 + index * 14, -34 + Math.abs(index - 2) * 3],
          [-12 + index * 14, -32],
          [-20 + index * 14, 4],
          [-26 + index * 14, 0],
        ]),
        accent,
        'opacity="0.75"',
      ),
    ) +
    circle(-54, -12, 14, '#ffffff') +
    circle(-54, -12, 8, '#10101c') +
    circle(-57, -15, 2.6, '#ffffff') +
    path('M-70-22Q-20-52 40-32Q-20-38-62-14Z', '#ffffff', 'opacity="0.6"') +
    glint(30, -26, 12)
  );
};

const drawLake: Scenery = (pen, frame) =>
  drawPeaks(pen, frame, 2, 330, true) +
  drawFirs(pen, frame, 0.5, frame.horizon + 8, 150) +
  drawWater(pen, frame, frame.horizon + 24);
const drawReeds: Scenery = (pen, frame) =>
  times(12, (index) => {
    const x = index < 7 ? pen.random.range(0, frame.width * 0.3) : pen.random.range(frame.width * 0.82, frame.width);
    const up = pen.random.range(140, 330);
    return (
      stroke(`M${x | 0} ${frame.height + 10}q6-${(up / 2) | 0} ${pen.random.range(-14, 20) | 0}-${up | 0}`, haze(pen, 1), 6) +
      ellipse(x + 3, frame.height - up + 6, 9, 32, dim('#7a4a20', 0.45))
    );
  }) + drawGrass(pen, frame, pen.palette.ink, 130);

export const bass: MotifArt = {
  moods: ['azure', 'aurora', 'ember', 'lagoon', 'sunny', 'rose', 'steel'],
  tones: ['5a9a3a ff4a3a ff8a2f', '3a8a8a ffb02e e8452f', '8a8a3a 2fa8e0 ffa02e', '4a7ab0 ff5a4a ffc83a'],
  subjects: [drawBass, drawLeap, drawLure],
  figures: [drawLeap],
  back: drawLake,
  front: drawReeds,
  particles: ['bubbles', 'bokeh', 'sparks'],
};
