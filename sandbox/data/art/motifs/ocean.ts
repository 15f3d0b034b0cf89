import { dim, lit, mix } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { box, circle, curve, ellipse, glint, group, mirror, path, place, stroke, times } from '../shapes.ts';
import { drawHills, drawRocks } from '../terrain.ts';

const drawDolphin: Draw = (pen) => {
  const { key } = pen.palette;
  const body =
    'M-92 26C-84 6-62-34-18-48C-4-52 6-54 14-54C14-72 26-84 40-88C36-76 38-62 44-48C70-36 84-10 86 22C98 34 102 52 98 66C90 54 82 50 72 50C64 60 52 66 40 66C48 54 54 44 60 32C56 8 40-10 14-14C-20-18-50 4-66 22C-72 30-84 34-92 26Z';
  return (
    path(body, pen.linear([lit(key, 0.5), `${key}@40`, dim(key, 0.55)], 30)) +
    path(
      'M-92 26C-80 28-70 18-62 10C-36-14 0-26 26-16C46-8 56 10 60 30C56 8 40-10 14-14C-20-18-50 4-66 22C-72 30-84 34-92 26Z',
      '#eafcff',
      'opacity="0.85"',
    ) +
    path('M-24-4C-34 12-36 26-30 40C-16 30-4 12 0-12Z', pen.shade(dim(key, 0.2))) +
    circle(-58, -6, 3.6, '#08131f') +
    circle(-59, -7.5, 1.3, '#ffffff') +
    stroke('M-90 26Q-76 20-64 8', dim(key, 0.5), 2) +
    stroke('M-70-12C-52-34-24-46 10-50', '#ffffff', 4, 'opacity="0.5"') +
    times(14, (index) =>
      circle(-70 + ((index * 37) % 150), 76 + ((index * 23) % 30), 2 + (index % 4) * 1.6, '#ffffff', 'opacity="0.8"'),
    ) +
    path(
      'M-100 104Q-84 76-60 92Q-44 62-22 88Q0 66 16 90Q36 60 56 90Q80 74 100 104Z',
      pen.linear(['#ffffff', lit(key, 0.7), mix(key, '#0a4a7a', 0.3)]),
    )
  );
};

const drawTurtle: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const skin = pen.shade(alt, 30);
  const shell = 'M0-54C40-54 64-22 62 16C60 52 32 76 0 82C-32 76-60 52-62 16C-64-22-40-54 0-54Z';
  return (
    mirror(
      path('M-44-30C-78-52-98-30-102 14C-86-6-64-8-50 2ZM-40 58C-60 62-72 80-66 98C-52 92-36 84-26 74Z', skin) +
        stroke('M-88-18Q-74-24-60-14M-94-2Q-80-14-66-8', lit(alt, 0.5), 2),
    ) +
    path('M-18-50C-26-78-16-98 0-100C16-98 26-78 18-50Z', skin) +
    mirror(ellipse(-11, -82, 4, 5, '#0a1410') + circle(-12, -84, 1.4, '#ffffff')) +
    path(shell, pen.gold(30)) +
    place(path(shell, pen.shade(key, 20)), 0, 1, 0.92) +
    path('M0-34L24-20V14L0 28L-24 14V-20Z', pen.shade(accent, 30)) +
    mirror(
      path(
        'M-28-20L-46-26C-56-10-56 8-54 20L-28 16ZM-28 20L-52 28C-46 48-34 60-22 66L-6 34Z',
        pen.shade(mix(key, accent, 0.45), 30),
      ),
    ) +
    path('M-4 34H4L18 68Q0 78-18 68Z', pen.shade(accent, 20)) +
    mirror(path('M-26-26L-42-32Q-24-52-4-52V-40Z', pen.shade(mix(key, accent, 0.3)))) +
    path('M-46-24C-38-44-18-50 0-50C-18-40-32-28-38-8Z', '#ffffff', 'opacity="0.35"')
  );
};

const drawPearl: Draw = (pen) => {
  const { key, alt } = pen.palette;
  const ribs = times(9, (index) =>
    stroke(
      `M0 40Q${(index - 4) * 12}-10 ${(index - 4) * 24} ${-84 + Math.abs(index - 4) ** 2 * 4.2}`,
      dim(key, 0.35),
      3,
      'opacity="0.6"',
    ),
  );
  return (
    path(
      'M0 48C-60 40-104-6-96-40Q-86-62-72-54Q-70-82-46-76Q-34-100-16-88Q0-104 16-88Q34-100 46-76Q70-82 72-54Q86-62 96-40C104-6 60 40 0 48Z',
      pen.linear([lit(key, 0.7), `${key}@50`, dim(key, 0.4)], 20),
    ) +
    ribs +
    path('M-84 30Q0 62 84 30Q96 92 0 96Q-96 92-84 30Z', pen.linear([dim(alt, 0.3), `${alt}@30`, dim(alt, 0.6)])) +
    times(7, (index) =>
      stroke(
        `M${(index - 3) * 24} ${48 - Math.abs(index - 3) * 3}Q${(index - 3) * 22} 74 ${(index - 3) * 14} 92`,
        lit(alt, 0.5),
        2.5,
        'opacity="0.6"',
      ),
    ) +
    ellipse(0, 42, 74, 16, dim(key, 0.6)) +
    circle(0, 22, 34, pen.radial(['#ffffff', '#fdeeff@35', '#e3c9f0@65', '#8f86c8'], 0.36, 0.3, 0.75)) +
    ellipse(-12, 10, 10, 7, '#ffffff') +
    glint(20, 0, 16) +
    path('M-84 34Q0 70 84 34Q60 58 0 58T-84 34Z', lit(alt, 0.35))
  );
};

const fish = (body: string, fin: string) =>
  path('M-40 0Q-10-30 30-8L54-24Q48 0 54 22L30 8Q-10 28-40 0Z', body) +
  path('M-8-16Q6-36 22-14ZM-2 14Q6 26 16 10Z', fin) +
  stroke('M-16-12Q-8 0-16 10', fin, 4) +
  circle(-27, -3, 3.4, '#ffffff') +
  circle(-28, -3, 1.8, '#06101a');
const drawFish: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const spots: readonly (readonly [number, number, number, string, string])[] = [
    [-30, -46, 0.9, alt, key],
    [44, -20, 1.15, accent, alt],
    [-24, 26, 1.75, key, accent],
    [56, 66, 0.8, alt, accent],
    [-70, 84, 0.6, accent, key],
  ];
  return spots.map(([x, y, scale, body, fin]) => place(fish(pen.shade(body), pen.shade(fin)), x, y, scale, -6)).join('');
};

const drawWhale: Draw = (pen) => {
  const { key } = pen.palette;
  const skin = pen.linear([lit(key, 0.35), dim(key, 0.2), dim(key, 0.7)], 20);
  return (
    mirror(
      path('M2 100C-16 76-18 40-8 8C-34-4-72-6-98-40C-70-46-36-44 2-6Z', skin) +
        stroke('M-88-38Q-50-36-12-4', '#ffffff', 3, 'opacity="0.5"'),
    ) +
    times(16, (index) =>
      ellipse(
        -84 + index * 11.5,
        96 - ((index * 29) % 26),
        5 + (index % 3) * 3,
        4 + (index % 4) * 2,
        '#ffffff',
        'opacity="0.75"',
      ),
    )
  );
};

const drawDeep: Scenery = (pen, frame) => {
  const { palette, random } = pen;
  const beams = times(7, (index) => {
    const x = frame.light.x + (index - 3) * 130 + random.range(-40, 40);
    return `M${(x - 20) | 0}-10L${(x - 190 + index * 40) | 0} ${frame.height}h${random.range(60, 150) | 0}L${(x + 30) | 0}-10Z`;
  });
  const school = times(16, () =>
    place(
      fish(palette.far, palette.near),
      random.range(0, frame.width),
      random.range(frame.height * 0.15, frame.height * 0.7),
      random.range(0.3, 0.8),
      0,
      'opacity="0.55"',
    ),
  );
  return (
    box(0, 0, frame.width, frame.height, pen.linear([palette.low, `${palette.mid}@40`, `${palette.near}@85`, palette.ink])) +
    path(beams, pen.linear([`${palette.light}/0.7`, `${palette.light}/0`]), 'opacity="0.45"') +
    school +
    drawHills(pen, { ...frame, horizon: frame.horizon + 70 }, 2, 140)
  );
};

const drawReef: Scenery = (pen, frame) => {
  const { palette, random } = pen;
  const coral = (x: number, size: number, colour: string, turn: number): string =>
    group(
      stroke(
        `M0 0Q-6-40 0-80M-2-34Q-34-50-36-92M0-50Q30-60 34-104M-32-66Q-52-74-54-98M28-74Q48-80 54-100M0-80Q-8-104-2-128`,
        pen.linear([lit(colour, 0.25), dim(colour, 0.4)]),
        15,
      ),
      `transform="translate(${x | 0} ${frame.height + 16}) scale(${size.toFixed(2)}) rotate(${turn | 0})"`,
    );
  const weeds = times(10, (index) => {
    const x = index < 6 ? random.range(-10, frame.width * 0.34) : random.range(frame.width * 0.8, frame.width);
    const up = random.range(120, 300);
    return path(
      curve([
        [x - 10, frame.height + 20],
        [x - 22, frame.height - up * 0.4],
        [x + 10, frame.height - up * 0.75],
        [x, frame.height - up],
        [x + 24, frame.height - up * 0.7],
        [x - 2, frame.height - up * 0.36],
        [x + 16, frame.height + 20],
      ]),
      mix(palette.near, palette.accent, 0.28),
    );
  });
  return (
    weeds +
    drawRocks(pen, frame, 120) +
    times(8, (index) =>
      coral(
        index < 5 ? random.range(0, frame.width * 0.36) : random.range(frame.width * 0.74, frame.width),
        random.range(0.8, 1.7),
        mix(random.pick([palette.key, palette.alt, palette.accent]), palette.near, 0.35),
        random.range(-16, 16),
      ),
    )
  );
};

export const ocean: MotifArt = {
  moods: ['lagoon', 'azure', 'night', 'mint', 'aurora', 'amethyst'],
  tones: ['3f9be0 2fb58a ff8a5c', '5a8af0 ff7ab0 ffd04a', '2f7ab8 54c070 ffb03a', '2fa8d8 ff8a4a ffe070'],
  subjects: [drawTurtle, drawPearl, drawFish, drawDolphin],
  figures: [drawDolphin, drawWhale, drawTurtle, drawFish],
  back: drawDeep,
  front: drawReef,
  particles: ['bubbles', 'bubbles', 'bokeh'],
};
