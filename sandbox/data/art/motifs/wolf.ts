import { dim, lit, mix } from '../colour.ts';
import type { Draw, MotifArt } from '../frame.ts';
import { circle, glint, mirror, path, stroke, times } from '../shapes.ts';
import { drawClouds, drawFirs, drawGrass, drawPeaks } from '../terrain.ts';

const drawFace: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const [pale, mid, deep] = [lit(key, 0.72), key, dim(key, 0.55)];
  const half =
    path('M-20-56L-62-108L-76-40L-62-10Z', pen.linear([mid, deep])) +
    path('M-34-56L-60-92L-66-44L-54-28Z', pen.linear([dim(alt, 0.5), alt])) +
    path(
      'M0-70L-30-58L-66-28L-84 4L-72 4L-98 30L-80 30L-96 58L-72 54L-80 80L-54 70L-46 92L-26 78L0 104Z',
      pen.linear([lit(key, 0.25), `${mid}@45`, deep], 20),
    ) +
    path('M0-58L-16-48L-40-22L-62-10L-68 22L-60 46L-40 52L-14 34L0-8Z', pen.linear([mix(mid, deep, 0.3), deep])) +
    path('M-60 14L-84 40L-66 42L-76 66L-50 58L-40 78L-22 64L-10 40L-30 40Z', pale) +
    path('M-12-40L-34-24L-48-22L-36-34Z', pale) +
    path('M0-30L-12-6L-22 34L-16 58L0 70Z', pen.linear([lit(mid, 0.3), pale])) +
    path('M-54-12L-34-10L-18 6L-34 8Q-48 4-54-12Z', '#0c0812') +
    path('M-50-8L-34-7L-22 5L-35 5Q-45 1-50-8Z', pen.linear([lit(accent, 0.6), accent])) +
    circle(-34, -1, 3.6, '#0c0610') +
    circle(-36, -3, 1.3, '#ffffff');
  return (
    mirror(half) +
    path('M-16 36Q0 26 16 36Q14 54 0 60Q-14 54-16 36Z', pen.linear(['#4a4258', '#14101c'])) +
    path('M-8 36Q0 32 6 36Q0 40-8 38Z', '#ffffff', 'opacity="0.6"') +
    stroke('M0 60V72M-24 74Q-10 84 0 72Q10 84 24 74', '#14101c', 3.5) +
    path('M0-70L30-58L66-28L84 4L72 4L98 30L80 30L96 58L72 54L80 80L54 70L46 92L26 78L0 104Z', '#0a0618', 'opacity="0.24"') +
    path('M0-70L-6-34L0-20L6-34Z', deep)
  );
};

const drawHowl: Draw = (pen) => {
  const { key } = pen.palette;
  const coat = pen.linear([lit(key, 0.4), dim(key, 0.3), dim(key, 0.75)], 30);
  return (
    path('M60 84C92 70 104 40 92 12C84 40 72 52 52 60Z', pen.linear([dim(key, 0.4), dim(key, 0.8)])) +
    path(
      'M-36-104L-46-92L-38-78L-30-64C-40-52-44-40-42-22L-52-18L-44-8L-50 4L-40 10L-36 40L-42 88L-52 96V102H-26L-22 64L-10 40C0 44 6 44 14 46L8 70L-2 92V102H62C74 90 72 56 52 26C40 6 20-10 8-26L14-34L4-40L6-54L-4-58L-2-70L-12-72L-16-84Z',
      coat,
    ) +
    path('M-36-104L-46-92L-38-78L-30-64L-22-66L-30-80Z', lit(key, 0.35)) +
    path('M-38-104Q-42-108-46-102L-44-98Z', '#0a0812') +
    path(
      'M-30-64C-40-52-44-40-42-22L-52-18L-44-8L-50 4L-40 10L-38 24L-24 0L-30-20L-18-36L-26-46Z',
      lit(key, 0.6),
      'opacity="0.55"',
    ) +
    path('M-16-84L2-92L-2-70Z', dim(key, 0.4)) +
    stroke('M-24-82L-18-78', '#0a0812', 2.4) +
    stroke('M28 56Q44 60 52 76M-24 60L-30 90', dim(key, 0.85), 2.6) +
    path(
      'M-104 112Q-80 90-56 100Q0 92 60 100Q86 94 108 112L96 180L30 260L-40 230L-80 170Z',
      pen.linear([pen.palette.near, pen.palette.ink]),
    )
  );
};

const drawPaw: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const pad = (d: string) =>
    path(d, pen.shade(dim(key, 0.35), 20)) + path(d, pen.linear([`${lit(accent, 0.5)}/0.55`, `${accent}/0`], 30));
  return (
    times(3, (index) =>
      stroke(
        `M${-70 + index * 60} ${-98 + index * 4}Q${-40 + index * 60} 0 ${-76 + index * 60} 104`,
        pen.linear([`${accent}/0`, accent, `${accent}/0`]),
        12,
      ),
    ) +
    pad('M0 10C34 6 62 34 58 64C54 92 26 84 0 84S-54 92-58 64C-62 34-34 6 0 10Z') +
    mirror(
      pad('M-30 2C-50 4-54-30-42-52C-24-58-10-36-14-14Q-18 0-30 2ZM-66 34C-86 30-94 0-86-18C-68-24-52-2-54 18Q-56 34-66 34Z'),
    ) +
    mirror(path('M-40-52L-34-76L-26-52ZM-84-18L-88-42L-72-18Z', pen.linear(['#fffbe8', dim(alt, 0.2)]))) +
    glint(-20, 26, 12)
  );
};

export const wolf: MotifArt = {
  moods: ['night', 'aurora', 'steel', 'dusk', 'amethyst', 'blood'],
  tones: ['6a7f9a c88a8a ffc02e', '8a8f9a b07a6a 4ae0ff', '5a5a78 d08a9a 9aff6a', '9a7a5a c8a07a ffa82e', '4a5f8a a06a8a ff5a4a'],
  subjects: [drawFace, drawFace, drawPaw],
  figures: [drawHowl],
  back: (pen, frame) =>
    drawClouds(pen, frame, frame.horizon * 0.5, 100, 0.7, 4) +
    drawPeaks(pen, frame, 2, 360, true) +
    drawFirs(pen, frame, 0.45, frame.horizon + 40, 190),
  front: (pen, frame) =>
    drawFirs(pen, { ...frame, width: frame.width * 0.32 }, 0.95, frame.height - 30, 330) +
    drawGrass(pen, frame, pen.palette.ink, 70),
  particles: ['snow', 'stars', 'sparks'],
};
