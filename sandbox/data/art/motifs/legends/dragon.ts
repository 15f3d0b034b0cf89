import { dim, lit, mix } from '../../colour.ts';
import type { Draw, MotifArt } from '../../frame.ts';
import { circle, curve, ellipse, glint, group, mirror, type Point, path, place, stroke, times } from '../../shapes.ts';
import { drawClouds, drawPeaks, drawRocks } from '../../terrain.ts';

const drawHead: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const hide = pen.linear([lit(key, 0.45), `${key}@38`, dim(key, 0.62)], 30);
  const horn = pen.linear(['#fff6dc', '#e0bd80@50', '#5a3418'], 250);
  const spikes: readonly (readonly [number, number, number, number])[] = [
    [62, -30, 34, 40],
    [76, -2, 36, 62],
    [84, 30, 36, 84],
    [86, 64, 34, 104],
  ];
  return (
    path('M38-44C80-36 104 10 100 110H-6C10 84 14 56 2 30Z', hide) +
    spikes.map(([x, y, long, turn]) => place(path(`M-12 8L0-${long}L12 8Z`, pen.shade(accent, 40)), x, y, 1, turn)).join('') +
    times(5, (index) =>
      path(
        `M${8 + index} ${44 + index * 13}Q${34 + index * 2} ${40 + index * 14} ${52 + index} ${58 + index * 13}Q${30} ${60 + index * 13} ${4} ${56 + index * 14}Z`,
        pen.shade(alt, 20),
      ),
    ) +
    path('M30-54C56-66 78-88 84-112C100-80 84-48 46-34Z', horn) +
    path('M10-58C22-78 38-92 58-100C58-76 46-56 26-48Z', horn) +
    stroke('M56-70L66-58M68-84L80-72', '#6a4420', 2.5, 'opacity="0.6"') +
    path('M-88 36C-66 42-44 40-26 30L12 42Q4 62-22 66C-50 72-78 64-88 52Z', pen.linear([dim(key, 0.1), dim(key, 0.65)])) +
    path('M-84 34C-60 44-40 40-18 26L6 36Q-16 54-46 56Q-72 54-84 34Z', '#5a0814') +
    path('M-72 44Q-40 34-14 40Q-40 56-72 44Z', '#ff6a5a') +
    path(
      'M-104-2C-100-24-84-34-64-34C-52-50-30-62-2-60C30-60 54-40 54-8C54 24 32 46 4 44C-6 28-20 22-38 24C-60 30-84 30-98 20Q-106 10-104-2Z',
      hide,
    ) +
    times(6, (index) => path(`M${-90 + index * 13} ${23 + (index % 2) * 2}l5 ${15 - index}l6-${14 - index}Z`, '#fffbea')) +
    times(5, (index) => path(`M${-80 + index * 13} ${52 - index}l5-${13 - index}l5 ${13 - index}Z`, '#fffbea')) +
    path('M-64-34C-52-50-30-62-2-60Q-22-44-30-26Q-48-24-64-34Z', lit(key, 0.5), 'opacity="0.5"') +
    path('M-36-28L4-30L-8-14Q-22-10-32-16Z', '#fff6c0') +
    circle(-16, -21, 7.5, pen.radial(['#fff6a0', `${accent}@55`, '#7a1404'])) +
    ellipse(-16, -21, 2.2, 7, '#140404') +
    path('M-44-30Q-16-44 12-34L4-26Q-18-34-40-22Z', dim(key, 0.55)) +
    ellipse(-88, -8, 6, 4, '#1a0408') +
    path('M-104-2Q-96-22-78-22Q-88-12-88-6Z', lit(key, 0.5), 'opacity="0.5"') +
    times(9, (index) =>
      path(`M${-2 + (index % 3) * 15} ${-10 + Math.floor(index / 3) * 14}q8-7 14 1q-7 8-14-1Z`, lit(key, 0.35), 'opacity="0.55"'),
    ) +
    path('M8 36Q20 56 10 78L28 58L34 76L40 44Z', pen.shade(accent, 30)) +
    stroke('M-94 24Q-110 44-100 66M-90 26Q-98 56-84 74', lit(accent, 0.3), 3)
  );
};

const flame = (pen: { linear(stops: readonly string[], degrees?: number): string }) =>
  path(
    'M0 0C-30-26-64-24-96-6C-82-30-110-40-130-30C-112-2-120 16-140 24C-104 26-110 46-92 54C-80 32-40 34 0 14Z',
    pen.linear(['#ff3a1c/0', '#ff5a1c@20', '#ffb02e@60', '#fff6b0'], 90),
  ) + path('M0 2C-24-10-50-8-74 6C-64 12-70 22-82 26C-54 32-30 22 0 12Z', '#fffbd8', 'opacity="0.85"');
const drawBreath: Draw = (pen) => group(place(flame(pen), -34, 34, 0.85, -20) + place(drawHead(pen), 22, 2, 0.9));

const drawSerpent: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const spine: Point[] = [
    [-8, 104],
    [44, 96],
    [74, 66],
    [60, 32],
    [14, 22],
    [-36, 18],
    [-66, -8],
    [-58, -44],
    [-20, -58],
    [18, -54],
  ];
  const back = curve(spine, false);
  const fins = times(15, (index) => {
    const at = (index / 15) * (spine.length - 2);
    const [from, to] = [spine[Math.floor(at)] ?? [0, 0], spine[Math.floor(at) + 1] ?? [0, 0]];
    const share = at - Math.floor(at);
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return place(
      path('M-10 0Q-8-22 4-30Q4-14 12 0Z', pen.shade(accent, 30)),
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      1,
      angle + 180 + (index < 7 ? 180 : 0),
    );
  });
  return (
    group(fins) +
    stroke(back, dim(key, 0.6), 36) +
    stroke(back, key, 31) +
    stroke(back, lit(key, 0.35), 17, 'transform="translate(-3 -4)" opacity="0.6"') +
    stroke(back, lit(alt, 0.4), 7, 'transform="translate(3 9)" stroke-dasharray="1 10" opacity="0.9"') +
    stroke(back, dim(key, 0.3), 24, 'stroke-dasharray="2 12" opacity="0.35"') +
    path('M-8 90Q-40 92-62 112Q-30 116-6 116Z', key) +
    circle(88, -30, 17, pen.ball('#ffb02e')) +
    circle(88, -30, 26, pen.radial(['#fff6a0/0.8', '#ffb02e/0.3@50', '#ffb02e/0'])) +
    group(place(group(drawHead(pen), 'transform="scale(-1 1)"'), 36, -62, 0.5, 8))
  );
};

const drawWyvern: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const wing =
    path(
      'M-8-6C-30-52-66-84-112-92C-100-70-104-56-116-40C-96-42-86-32-88-10C-72-20-58-14-54 8C-42-2-26 2-14 22Z',
      pen.linear([lit(alt, 0.3), `${alt}@45`, dim(key, 0.5)], 40),
    ) + stroke('M-10-4C-34-44-70-74-112-92M-70-72Q-104-58-116-40M-56-56Q-84-36-88-10M-40-38Q-56-16-54 8', dim(key, 0.35), 5);
  return (
    path('M-2 40C18 60 44 64 60 88C68 100 60 112 46 108C60 100 44 88 20 82C-2 76-18 60-14 36Z', pen.shade(key)) +
    path('M44 108L30 116L34 98Z', accent) +
    mirror(wing) +
    path('M-16-30C-26-4-24 30-10 54Q0 64 10 54C24 30 26-4 16-30Z', pen.linear([lit(key, 0.4), key, dim(key, 0.5)], 60)) +
    times(6, (index) => ellipse(0, -14 + index * 12, 10 - index * 0.8, 5, mix(lit(alt, 0.5), key, index * 0.08))) +
    mirror(path('M-14 36Q-36 44-30 70L-38 82L-26 78L-22 86L-18 76Q-8 58-8 46Z', pen.shade(dim(key, 0.2)))) +
    path('M-13-26Q-22-50-16-66L-24-92L-8-76H8L24-92L16-66Q22-50 13-26Q0-14-13-26Z', pen.shade(key, 60)) +
    mirror(path('M-13-58L-3-52L-11-50Z', '#fff06a')) +
    path('M-7-34Q0-28 7-34L4-24H-4Z', '#ffb02e') +
    glint(0, -30, 5, '#fff6a0')
  );
};

export const dragon: MotifArt = {
  moods: ['blood', 'ember', 'emerald', 'amethyst', 'gold', 'night', 'copper'],
  tones: ['c8201f ffb02e ff7a1c', '1f9c5a ffd24a ff8a2f', '2a5ad0 4ae0e0 ffa82e', '7a2ac0 ff9ac0 ffc83a', 'd0901c fff0a0 e0402a'],
  subjects: [drawHead, drawBreath, drawSerpent],
  figures: [drawWyvern, drawSerpent],
  back: (pen, frame) => drawClouds(pen, frame, frame.horizon * 0.55, 120, 0.6, 5) + drawPeaks(pen, frame, 3, 400),
  front: (pen, frame) => drawRocks(pen, frame, 170),
  particles: ['sparks', 'sparks', 'bokeh'],
};
