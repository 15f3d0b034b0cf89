import { dim, lit } from '../../colour.ts';
import type { Draw, MotifArt } from '../../frame.ts';
import type { Pen } from '../../pen.ts';
import { circle, ellipse, glint, group, mirror, onCircle, path, place, stroke, times } from '../../shapes.ts';
import { drawPeaks, drawRocks, drawWater, drawWaves } from '../../terrain.ts';

const shield = (pen: Pen, first: string, second: string) =>
  circle(0, 0, 100, pen.silver(30)) +
  circle(0, 0, 90, '#3a1f12') +
  times(8, (index) => {
    const [a, b] = [onCircle(88, index * 45), onCircle(88, index * 45 + 45)];
    return path(
      `M0 0L${a[0].toFixed(1)} ${a[1].toFixed(1)}A88 88 0 0 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}Z`,
      pen.shade(index % 2 ? first : second, 40),
    );
  }) +
  stroke('M-60-64V64M-30-84V84M0-88V88M30-84V84M60-64V64', '#1a0a06', 2, 'opacity="0.35"') +
  times(16, (index) => circle(...onCircle(95, index * 22.5), 3, '#2f3a48')) +
  circle(0, 0, 30, pen.silver(20)) +
  circle(0, 0, 21, pen.gold(20)) +
  circle(0, 0, 12, pen.silver(200)) +
  path('M-70-40A80 80 0 0 1 20-76A100 100 0 0 0-70-40Z', '#ffffff', 'opacity="0.3"');

const shared = (pen: Pen, first: string, second: string) => pen.share(shield(pen, first, second));

const axe = (pen: Pen) =>
  path('M-5-90H5L7 100H-7Z', pen.linear(['#5a2f14', '#b06a34@40', '#6a3818@70', '#3a1c0a'], 90)) +
  stroke(
    times(6, (index) => `M-7 ${54 + index * 7}L7 ${58 + index * 7}`),
    '#e0b070',
    2.5,
  ) +
  path('M6-78C26-80 44-96 58-98C50-66 52-44 62-14C46-20 26-38 6-42Z', pen.silver(60)) +
  path('M58-98C50-66 52-44 62-14C55-17 50-20 46-24C42-48 42-70 48-93Z', '#f4faff') +
  path('M-6-72C-16-72-24-66-30-60L-6-48Z', pen.silver(30)) +
  stroke('M14-70Q30-58 14-48', '#3a4a5c', 2);

const drawShield: Draw = (pen) =>
  place(axe(pen), 0, 0, 1.05, 42) +
  place(flipAxe(pen), 0, 0, 1.05, -42) +
  place(shared(pen, pen.palette.key, pen.palette.alt), 0, 4, 0.66);
const flipAxe = (pen: Pen) => group(axe(pen), 'transform="scale(-1 1)"');

const drawHelmet: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const beard = [key, lit(key, 0.18), dim(key, 0.22)];
  const horn =
    path('M-52-44C-84-46-104-72-98-104C-92-84-76-76-46-78Z', pen.linear(['#fffbe6', '#e6cf9a', '#6a4420'], 120)) +
    stroke('M-60-52L-56-74M-72-58L-66-78', '#7a5426', 2, 'opacity="0.6"');
  const braid =
    times(5, (index) =>
      place(
        path('M-10-8Q0-14 10-8Q12 8 0 12Q-12 8-10-8Z', pen.shade(beard[index % 3] ?? key, 40)),
        -44 + index * 1.6,
        52 + index * 14,
        1 - index * 0.09,
      ),
    ) + circle(-37, 116, 5, pen.gold());
  return (
    mirror(horn) +
    path('M-56-10Q-64 40-44 76Q-20 104 0 116Q20 104 44 76Q64 40 56-10Z', pen.shade(beard[2] ?? key)) +
    path('M-40-24H40V26Q20 50 0 50T-40 26Z', pen.linear(['#f7c79a', '#d99463', '#9a5630'], 60)) +
    mirror(
      path('M-28-2Q-18-9-8 0Q-18 5-28-2Z', '#fffdf4') +
        circle(-17, -2, 4, accent) +
        circle(-17, -2, 1.8, '#10060a') +
        path('M-34-12L-6-5L-8-12L-32-20Z', beard[2] ?? key),
    ) +
    path('M-8 22Q0 28 8 22L4 6H-4Z', '#c47d4e') +
    mirror(
      times(5, (index) =>
        path(
          `M${-4 - index * 4} ${28 - index}Q${-34 - index * 5} ${34 + index * 4}-${46 - index * 8} ${84 + index * 8}Q${-24 + index * 3} ${80 + index * 6} ${-2} ${44 + index * 14}Z`,
          pen.linear([lit(beard[index % 3] ?? key, 0.25), beard[index % 3] ?? key, dim(key, 0.5)], 20),
        ),
      ),
    ) +
    mirror(path('M0 26Q-16 20-30 30Q-40 42-50 40Q-32 54-14 44Q-4 38 0 34Z', pen.shade(lit(key, 0.15)))) +
    path('M-9 38Q0 43 9 38Q0 50-9 38Z', '#5a1a1a') +
    mirror(braid) +
    path('M-58-20C-60-66-34-94 0-94C34-94 60-66 58-20Q0-36-58-20Z', pen.silver(50)) +
    path('M-7-94H7L9-20L5 12Q0 20-5 12L-9-20Z', pen.gold(90)) +
    path('M-60-20Q0-38 60-20V-8Q0-26-60-8Z', pen.gold(60)) +
    times(7, (index) =>
      circle(-48 + index * 16, -20 - 6 * Math.sin(((index + 0.5) * Math.PI) / 7), 2.8, index % 2 ? alt : '#fff3c4'),
    ) +
    path('M-50-34C-46-64-30-82-12-86C-26-70-32-52-32-36Z', '#ffffff', 'opacity="0.35"') +
    mirror(path('M-58-12L-62 30Q-52 40-44 28L-40-12Z', pen.silver(90))) +
    glint(-32, -66, 12)
  );
};

const drawShip: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const sail = 'M-62-70Q0-84 62-70Q74-30 62 12Q0 26-62 12Q-48-30-62-70Z';
  const bands = times(
    4,
    (index) =>
      `M${-48 + index * 30}-90Q${-36 + index * 30}-30 ${-48 + index * 30} 30H${-33 + index * 30}Q${-21 + index * 30}-30 ${-33 + index * 30}-90Z`,
  );
  const hull =
    'M-104 8C-96 22-92 44-70 50C-30 58 40 58 72 48C94 40 96 14 108-6C112-18 102-26 94-20C90-14 98-12 98-6C92 10 84 26 70 32H-66C-84 26-92 10-96-14Z';
  return (
    path('M-3-98H3V40H-3Z', '#4a2812') +
    stroke('M-68-72H68M0-98L-90 24M0-98L96 10', '#3a2010', 2.5) +
    path('M0-98Q14-104 26-96Q14-92 0-86Z', alt) +
    path(sail, pen.linear(['#fff8e6', '#f0dcb8', '#b89a72'], 60)) +
    group(path(bands, pen.shade(key, 20)), `clip-path="${pen.clip(path(sail, '#fff'))}"`) +
    path('M20-76Q50-74 62-70Q74-30 62 12Q50 16 30 18Q50-30 20-76Z', '#3a1020', 'opacity="0.25"') +
    place(
      circle(0, 0, 20, pen.gold()) +
        circle(0, 0, 16, dim(key, 0.3)) +
        path('M0-13L4-3L14 0L4 3L0 13L-4 3L-14 0L-4-3Z', '#ffdf8a'),
      4,
      -30,
    ) +
    times(7, (index) => stroke(`M${-54 + index * 18} 36L${-70 + index * 20} 82`, '#6a3c1a', 3)) +
    path(hull, pen.linear(['#a0602c', '#6a3818@45', '#2a120a'])) +
    stroke('M-88 24Q-60 40 0 41T84 22M-80 36Q-50 48 0 49T78 36', '#2a120a', 2) +
    path('M-106 10C-110-6-106-26-98-36L-84-30C-92-16-92 0-84 24Z', '#6a3818') +
    path(
      'M-96-14C-108-22-112-42-100-56C-96-50-88-50-82-56C-80-44-84-36-92-36C-88-28-88-20-90-10Z',
      pen.linear(['#c87a38', '#5a2c12'], 60),
    ) +
    circle(-95, -47, 2.6, accent) +
    path('M-82-56L-72-52L-82-47Z', '#c87a38') +
    stroke('M-100-30L-108-34M-98-22L-106-24', '#5a2c12', 3) +
    times(8, (index) =>
      place(
        shared(pen, index % 2 ? key : accent, index % 2 ? '#f2e2c0' : dim(alt, 0.2)),
        -66 + index * 19,
        34 + Math.sin((index / 7) * Math.PI) * 5,
        0.1,
      ),
    ) +
    ellipse(-4, 54, 88, 5, '#ffffff', 'opacity="0.35"')
  );
};

export const viking: MotifArt = {
  moods: ['aurora', 'night', 'steel', 'ember', 'dusk', 'blood'],
  tones: ['c4321f 1f5fa8 e8a81c', '2a6a9c d04a2a ffd060', 'd0702a 24405c 3fc0c8', 'b8862c 8a1f2a 3a9ad0'],
  subjects: [drawHelmet, drawShield, drawShip, drawHelmet],
  figures: [drawShip],
  back: (pen, frame) => drawPeaks(pen, frame, 2, 430, true) + drawWater(pen, frame, frame.horizon + 30),
  front: (pen, frame) =>
    drawWaves(pen, frame, Math.min(frame.focus.y + frame.focus.scale * 48, frame.height - 120), 2) + drawRocks(pen, frame, 90),
  particles: ['snow', 'sparks', 'stars'],
};
