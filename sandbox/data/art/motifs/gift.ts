import { dim, lit } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawCurtains } from '../interior.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, flip, glint, group, mirror, onCircle, path, place, polygon, star, stroke, times } from '../shapes.ts';
import { drawHills } from '../terrain.ts';
import { coin } from './coins.ts';

const bow = (pen: Pen, colour: string) =>
  mirror(path('M-6 26L-42 52L-30 32L-50 30L-4 6Z', pen.shade(dim(colour, 0.2)))) +
  mirror(
    path('M0 0C-20-36-66-44-70-12C-70 18-26 18 0 6Z', pen.linear([lit(colour, 0.5), `${colour}@50`, dim(colour, 0.45)], 30)) +
      path('M-8 0C-24-18-50-22-54-8C-54 4-28 8-8 2Z', dim(colour, 0.55)),
  ) +
  `<rect x="-11" y="-12" width="22" height="24" rx="8" fill="${pen.shade(colour, 30)}"/>`;

const box = (pen: Pen, body: string, ribbon: string) =>
  path('M-72-24H8V96L-66 84Z', pen.linear([lit(body, 0.25), body, dim(body, 0.3)], 30)) +
  path('M8-24H74L68 82L8 96Z', pen.linear([dim(body, 0.25), dim(body, 0.65)], 30)) +
  path('M-42-24H-18L-18 92L-40 88Z', pen.shade(ribbon, 20)) +
  path('M34-24H52L48 87L34 90Z', dim(ribbon, 0.35)) +
  times(6, (index) =>
    circle(-58 + (index % 2) * 56 - (index > 3 ? 1 : 0), 0 + Math.floor(index / 2) * 28, 4, lit(body, 0.5), 'opacity="0.5"'),
  );
const lid = (pen: Pen, body: string, ribbon: string) =>
  path('M-82-44L10-36V-8L-80-18Z', pen.linear([lit(body, 0.4), body])) +
  path('M10-36L84-44L82-18L10-8Z', pen.linear([dim(body, 0.1), dim(body, 0.5)])) +
  path('M-82-44L-8-60L84-44L10-36Z', pen.linear([lit(body, 0.65), lit(body, 0.2)])) +
  path('M-48-41L-20-38V-11L-46-14Z', ribbon) +
  path('M36-39L56-41L55-15L36-12Z', dim(ribbon, 0.3));

const drawBox: Draw = (pen) => {
  const { key, alt } = pen.palette;
  return (
    place(
      box(pen, key, alt) +
        lid(pen, key, alt) +
        path('M-48-50L36-39L56-42L-24-56Z', lit(alt, 0.2)) +
        path('M-48-41L30-55L50-51L-20-38Z', lit(alt, 0.35)) +
        place(bow(pen, alt), 2, -54, 0.95),
      0,
      8,
    ) +
    glint(-60, -10, 14) +
    glint(58, -60, 10)
  );
};

const burst = (pen: Pen) =>
  path(
    times(11, (index) =>
      polygon([
        [-10 + index * 2, -14],
        [10 + index, -14],
        onCircle(150, -165 + index * 15, 0, -10),
        onCircle(150, -171 + index * 15, 0, -10),
      ]),
    ),
    pen.lamp(['#fffbe0/0.95', '#ffe08a/0.5@45', '#ffc83a/0'], 0, -10, 140),
  );

const drawOpen: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const toys = times(13, (index) => {
    const [x, y] = onCircle(38 + ((index * 31) % 62), -160 + index * 11.5, 0, -14);
    const colour = [alt, accent, key, '#ffd860'][index % 4] ?? alt;
    return place(
      index % 4 === 3
        ? coin(pen, index)
        : index % 3 === 0
          ? path(star(5, 40, 18), pen.shade(colour))
          : path('M-34-12L-18-32H18L34-12L0 36Z', pen.shade(colour, 30)),
      x,
      y,
      0.26 + (index % 3) * 0.07,
      index * 40,
    );
  });
  return (
    place(lid(pen, key, alt) + place(bow(pen, alt), 0, -56, 0.8), 58, -66, 0.62, 30) +
    burst(pen) +
    place(path('M-72-24L-4-42L74-24L8-12Z', dim(key, 0.75)), 0, 14) +
    ellipse(0, -10, 66, 30, pen.radial(['#fffef0', '#ffe27a/0.7@50', '#ffc83a/0'])) +
    toys +
    place(box(pen, key, alt), 0, 14) +
    path('M-72-10L8 2L74-10V2L8 14L-72 2Z', lit(key, 0.35)) +
    glint(0, -50, 24) +
    glint(-52, -60, 12) +
    glint(44, -30, 10)
  );
};

const drawPile: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const one = (body: string, ribbon: string) =>
    box(pen, body, ribbon) + lid(pen, body, ribbon) + place(bow(pen, ribbon), 2, -54, 0.9);
  return (
    place(one(alt, '#fff3e0'), -50, 52, 0.56) +
    place(one(accent, key), 52, 50, 0.6) +
    place(one(key, '#ffd860'), 0, -34, 0.68) +
    place(one('#fff3e0', key), -4, 82, 0.34) +
    glint(-34, -70, 14)
  );
};

const drawBalloons: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const balloon = (colour: string) =>
    path('M0 40C-34 26-44-4-40-26C-36-54-16-64 0-64S36-54 40-26C44-4 34 26 0 40L6 48H-6Z', pen.ball(colour)) +
    path('M-26-30Q-24-50-8-54Q-20-42-20-26Z', '#ffffff', 'opacity="0.8"');
  return (
    stroke('M-52-10Q-40 40 0 70M0-20V70M54-10Q40 40 0 70M-24-44Q-10 20 0 70M28-44Q14 20 0 70', '#fff3e0', 1.6) +
    place(balloon(accent), -26, -56, 0.6, -8) +
    place(balloon(alt), 30, -58, 0.6, 10) +
    place(balloon(key), -56, -24, 0.66, -18) +
    place(balloon('#ffd860'), 58, -22, 0.66, 18) +
    place(balloon(key), 2, -26, 0.74) +
    place(drawBox(pen), 0, 76, 0.42)
  );
};

const drawParty: Scenery = (pen, frame) =>
  drawCurtains(pen, frame, pen.random.pick(['#9a1630', '#5a1f7a', '#1f3f8a', '#0f6a4c'])) +
  drawHills(pen, frame, 1, 30) +
  group(
    times(3, (index) =>
      stroke(
        `M-20 ${80 + index * 60}Q${(frame.width / 2) | 0} ${260 + index * 90} ${frame.width + 20} ${60 + index * 70}`,
        '#fff3e0',
        1.5,
      ),
    ),
    'opacity="0.4"',
  );

export const gift: MotifArt = {
  moods: ['velvet', 'amethyst', 'rose', 'lagoon', 'night', 'sugar', 'emerald', 'plum'],
  tones: ['e0303a ffd24a 3fc8ff', '7a3fe0 ffb02e ff5aa0', '1fa878 ff4a5a ffe06a', '2a7ae0 ffe06a ff5a8a', 'ff5a9a fff0d0 8a4aff'],
  subjects: [drawBox, drawOpen, drawPile, drawOpen],
  figures: [drawBalloons, drawOpen, drawPile],
  back: drawParty,
  front: (pen, frame) =>
    times(4, (index) =>
      group(
        flip(place(drawBox(pen), 0, 0, 1)),
        `transform="translate(${(index < 2 ? frame.width * (0.02 + index * 0.1) : frame.width * (0.86 + (index - 2) * 0.1)) | 0} ${(frame.height - 20 + (index % 2) * 40) | 0}) scale(${pen.random.range(0.8, 1.4).toFixed(2)})" opacity="0.9"`,
      ),
    ),
  particles: ['confetti', 'confetti', 'bokeh'],
  indoors: true,
};
