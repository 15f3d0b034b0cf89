import { dim, lit } from '../../colour.ts';
import type { Draw, MotifArt } from '../../frame.ts';
import { box, circle, ellipse, glint, mirror, path, place, stroke, times } from '../../shapes.ts';
import { drawClouds, drawRocks, drawWater, drawWaves } from '../../terrain.ts';

const drawSkull: Draw = (pen) => {
  const { key, accent } = pen.palette;
  const bone = pen.linear(['#fffdf0', '#f0e4c4@45', '#a88f68'], 40);
  const blade =
    path('M-8 90L-6-60Q-6-88 14-104Q14-70 8-50L8 90Z', pen.silver(90)) +
    path('M-24 66Q0 54 24 66L22 74Q0 64-22 74Z', pen.gold()) +
    path('M-6 74H6V100H-6Z', '#5a2c14') +
    circle(0, 104, 8, pen.gold());
  return (
    place(blade, 6, 10, 1, 46) +
    place(blade, -6, 10, 1, -46) +
    path(
      'M0-52C-46-52-62-22-58 8C-56 24-48 30-38 36L-34 62Q-30 76-18 78H18Q30 76 34 62L38 36C48 30 56 24 58 8C62-22 46-52 0-52Z',
      bone,
    ) +
    mirror(
      path('M-44-2Q-40-20-22-18Q-8-16-8 2Q-10 20-26 22Q-42 20-44-2Z', '#1c0a10') +
        circle(-25, 3, 5, accent) +
        circle(-25, 3, 10, pen.radial([`${accent}/0.7`, `${accent}/0`])),
    ) +
    path('M0 18L-9 36Q-4 40 0 34Q4 40 9 36Z', '#1c0a10') +
    path('M-28 46H28L24 68H-24Z', '#3a1a18') +
    times(6, (index) => box(-25 + index * 8.6, 46, 7, 10, '#fff8e0') + box(-22 + index * 7.6, 58, 6.4, 9, '#f2e6c4')) +
    path('M20-46C46-40 62-22 58 8C56 24 48 30 38 36L34 62Q30 76 18 78Q40 20 20-46Z', '#3a1408', 'opacity="0.25"') +
    path(
      'M-96-18C-84-40-58-44-44-60C-30-92-12-98 0-88C12-98 30-92 44-60C58-44 84-40 96-18C70-14 40-36 0-36S-70-14-96-18Z',
      pen.linear([lit(key, 0.2), dim(key, 0.25), dim(key, 0.75)], 20),
    ) +
    stroke('M-96-18C-70-14-40-36 0-36S70-14 96-18', '#ffcf4d', 4.5) +
    place(
      ellipse(0, 0, 9, 8, '#fffbe8') +
        box(-4, 5, 8, 6, '#fffbe8') +
        mirror(circle(-3.4, 0, 2.4, '#1c0a10')) +
        mirror(stroke('M-14 14L14 20', '#fffbe8', 3.4)),
      0,
      -66,
      1.15,
    ) +
    path('M40-64Q70-96 92-84Q74-82 82-70Q62-72 48-54Z', pen.shade(accent, 60))
  );
};

const drawGalleon: Draw = (pen) => {
  const { key, accent } = pen.palette;
  const cloth = pen.linear(['#fff9ea', '#f2dfb8@50', '#a08058'], 70);
  const sail = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x - w} ${y}Q${x} ${y - 5} ${x + w} ${y}Q${x + w + 11} ${y + h * 0.55} ${x + w - 1} ${y + h}Q${x} ${y + h - 9} ${x - w - 1} ${y + h}Q${x - w + 9} ${y + h * 0.5} ${x - w} ${y}Z`,
      cloth,
    ) +
    path(
      `M${x + w * 0.3} ${y - 3}Q${x + w} ${y - 2} ${x + w} ${y}Q${x + w + 11} ${y + h * 0.55} ${x + w - 1} ${y + h}L${x + w * 0.4} ${y + h - 4}Z`,
      '#4a1c10',
      'opacity="0.2"',
    );
  const flag = (x: number, y: number) => path(`M${x} ${y}q10-7 18-1t16-1l-4 10q-8 5-14 1t-16 2Z`, accent);
  return (
    stroke('M-48-70V40M4-96V40M50-64V40', '#4a2812', 5) +
    stroke('M4-96L-100 20M4-94L72 26M-48-70L-104 18M50-64L84 20', '#3a2010', 1.6) +
    flag(4, -98) +
    flag(50, -66) +
    path('M-50-70L-104 14Q-70-4-50 4Z', cloth) +
    sail(-46, -60, 22, 32) +
    sail(-46, -22, 27, 34) +
    sail(6, -86, 22, 30) +
    sail(6, -50, 30, 34) +
    sail(6, -10, 34, 34) +
    sail(52, -54, 19, 28) +
    sail(52, -20, 23, 34) +
    path(
      'M-104 16L-92 22Q-30 34 44 28L48 12H88L94 26Q90 60 72 78H-62Q-88 56-104 16Z',
      pen.linear(['#a8622c', '#6a3416@45', '#240e08']),
    ) +
    path('M48 12H88L86 24H50Z', pen.gold(90)) +
    stroke('M-94 30Q-30 44 46 38L92 34M-86 44Q-30 56 46 52L86 50', '#ffcf4d', 2) +
    times(
      7,
      (index) => box(-64 + index * 18, 54 - (index % 2), 9, 9, '#1a0806') + circle(-59.5 + index * 18, 58.5, 3, '#5a6470'),
    ) +
    times(3, (index) => path(`M${54 + index * 11} 40h7v-8q-3.500-5-7 0Z`, '#ffdf8a')) +
    path('M-104 16L-122 4L-98 22Z', pen.gold()) +
    ellipse(0, 80, 90, 5, '#ffffff', 'opacity="0.4"') +
    stroke('M-70 20Q-30 30 40 24', key, 3)
  );
};

const drawChest: Draw = (pen) => {
  const { key, accent } = pen.palette;
  const wood = pen.linear(['#c27a3a', '#8a4a1c@50', '#4a220c']);
  const coins = times(26, (index) =>
    place(
      ellipse(0, 0, 14, 9, pen.gold(90)) + ellipse(0, -2, 14, 9, pen.gold(30)) + ellipse(0, -2, 9, 5.5, pen.gold(200)),
      -70 + ((index * 43) % 140),
      12 - ((index * 31) % 40) * (1 - Math.abs(((index * 43) % 140) - 70) / 90),
      1,
      ((index * 29) % 40) - 20,
    ),
  );
  return (
    path('M-84-6L-96-62Q-90-98-50-98H50Q90-98 96-62L84-6Z', dim('#8a4a1c', 0.6)) +
    path('M-84-66Q-80-90-50-90H50Q80-90 84-66L74-10H-74Z', '#2a0f06') +
    ellipse(0, -10, 100, 60, pen.radial(['#fff6b0/0.95', '#ffc83a/0.5@45', '#ffb02e/0'])) +
    stroke('M-96-62Q-90-98-50-98H50Q90-98 96-62', '#ffcf4d', 9) +
    coins +
    place(
      path('M-18-8L-10-18H10L18-8L0 18Z', pen.shade(accent, 40)) +
        path('M-10-18L-6-8H6L10-18M-18-8H18', 'none', 'stroke="#fff" stroke-width="1.4" opacity="0.8"'),
      -34,
      -14,
      1,
      -14,
    ) +
    place(path('M-18-8L-10-18H10L18-8L0 18Z', pen.shade(key, 40)), 40, -8, 0.9, 18) +
    stroke('M10-24Q30-4 52-16T84 14', '#fff6ee', 7, 'stroke-dasharray="0.1 9"') +
    path('M-90 14H90L80 98H-80Z', wood) +
    stroke('M-88 40H88M-85 68H85', '#3a1a08', 3, 'opacity="0.6"') +
    path('M-96 8H96V24H-96Z', pen.gold(60)) +
    mirror(path('M-92 8H-70L-64 98H-82Z', pen.gold(60)) + circle(-79, 40, 3, '#7a4a0a') + circle(-76, 76, 3, '#7a4a0a')) +
    path('M-20 12H20V44Q0 62-20 44Z', pen.gold(30)) +
    circle(0, 28, 6, '#2a1004') +
    path('M-3 30H3L5 44H-5Z', '#2a1004') +
    glint(-50, -20, 14) +
    glint(22, -34, 18) +
    glint(60, 4, 9)
  );
};

export const pirate: MotifArt = {
  moods: ['night', 'ember', 'lagoon', 'dusk', 'gold', 'steel'],
  tones: ['8a1f2f 2a6ab0 ff4a3a', '1f4a6a c8302a 3fe0b0', '3a2a5a 2fa08a ffb02e', '1a1a24 c8902a e0304a'],
  subjects: [drawSkull, drawChest, drawGalleon],
  figures: [drawGalleon],
  back: (pen, frame) => drawClouds(pen, frame, frame.horizon * 0.7, 120, 0.4, 5) + drawWater(pen, frame),
  front: (pen, frame) =>
    drawWaves(pen, frame, Math.min(frame.focus.y + frame.focus.scale * 70, frame.height - 130), 2) +
    (pen.random.chance(0.4) ? drawRocks(pen, frame, 100) : ''),
  particles: ['sparks', 'bokeh', 'stars'],
};
