import { dim, lit, mix } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { circle, ellipse, glint, group, mirror, path, place, stroke, times } from '../shapes.ts';
import { drawHills, drawPeaks } from '../terrain.ts';

const drawPlanet: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const bands = times(6, (index) =>
    path(
      `M-80 ${-56 + index * 19}Q-20 ${-70 + index * 20} 80 ${-48 + index * 19}V${-42 + index * 20}Q0 ${-54 + index * 20}-80 ${-46 + index * 19}Z`,
      index % 2 ? accent : alt,
      'opacity="0.55"',
    ),
  );
  const ring = (half: string) =>
    group(
      stroke(half, pen.linear([lit(accent, 0.5), alt, lit(key, 0.4)], 90), 9, 'opacity="0.9"') +
        stroke(half, lit(accent, 0.8), 2.4, 'transform="scale(1.13)" opacity="0.8"') +
        stroke(half, lit(alt, 0.4), 4, 'transform="scale(0.86)" opacity="0.7"'),
      'transform="rotate(-18)"',
    );
  return (
    circle(0, 0, 82, pen.radial([`${key}/0`, `${key}/0@74`, `${lit(key, 0.4)}/0.7@80`, `${key}/0`])) +
    ring('M-96 0A96 26 0 0 1 96 0') +
    circle(0, 0, 62, key) +
    group(
      bands + ellipse(22, 18, 17, 8, lit(accent, 0.4), 'opacity="0.8"'),
      `transform="rotate(-18)" clip-path="${pen.clip(circle(0, 0, 62, '#fff'))}"`,
    ) +
    circle(0, 0, 62.5, pen.radial(['#ffffff/0.55', '#ffffff/0@34', '#07021a/0.15@55', '#07021a/0.9'], 0.3, 0.26, 0.85)) +
    ring('M-96 0A96 26 0 0 0 96 0') +
    circle(74, -66, 13, pen.ball(alt)) +
    circle(-82, 56, 8, pen.ball(accent)) +
    glint(-64, -70, 12)
  );
};

const drawRocket: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  return group(
    path('M-16 62Q-34 92 0 126Q34 92 16 62Z', pen.linear(['#fff7c0', '#ffb02e@45', '#ff4a1c/0.9@75', '#ff4a1c/0'])) +
      path('M-8 62Q-14 82 0 100Q14 82 8 62Z', '#fffbe0') +
      mirror(path('M-26 18C-54 30-60 58-56 84Q-42 66-20 62Z', pen.shade(key, 60))) +
      path('M0-98C-30-70-38-20-24 62H24C38-20 30-70 0-98Z', pen.linear(['#ffffff', '#eef3fa@35', '#aab6cc@70', '#5a6480'], 90)) +
      path('M0-98C-17-82-27-58-30-34Q0-44 30-34C27-58 17-82 0-98Z', pen.shade(key, 90)) +
      circle(0, -8, 19, pen.gold()) +
      circle(0, -8, 14, pen.ball(alt)) +
      path('M-9-12Q-6-19 2-19Q-4-14-5-7Z', '#ffffff', 'opacity="0.8"') +
      path('M-26 44Q0 36 26 44L24 56Q0 48-24 56Z', accent) +
      path('M-15 62H15L11 72H-11Z', '#3a3f55') +
      path('M-5 26Q0 22 5 26L4 78Q0 84-4 78Z', pen.shade(key, 90)),
    'transform="rotate(32)"',
  );
};

const drawAstronaut: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const suit = pen.linear(['#ffffff', '#dfe7f2@45', '#8d9ab4@80', '#5a6684'], 40);
  return (
    path('M-96 112Q-92 54-46 44H46Q92 54 96 112Z', suit) +
    path('M-40 46Q0 70 40 46L46 60Q0 88-46 60Z', pen.shade(key)) +
    stroke('M-70 112Q-68 84-58 66M70 112Q68 84 58 66', '#7a88a4', 3) +
    path('M-26 84H26V112H-26Z', '#39415c') +
    circle(-12, 97, 6, accent) +
    circle(4, 97, 4, '#52e08a') +
    circle(16, 97, 4, '#ffd84a') +
    circle(0, -22, 74, suit) +
    mirror(path('M-70-46Q-88-44-86-18T-68 4Z', pen.shade(key, 60))) +
    path('M-56-26C-56-60-30-72 0-72S56-60 56-26C56 14 30 28 0 28S-56 14-56-26Z', pen.gold(40)) +
    path(
      'M-51-26C-51-56-28-67 0-67S51-56 51-26C51 10 28 23 0 23S-51 10-51-26Z',
      pen.linear([dim(alt, 0.35), `${mix(alt, key, 0.4)}@45`, dim(key, 0.75)], 50),
    ) +
    circle(20, -20, 15, pen.ball(accent)) +
    stroke('M-2-14Q20-8 42-28', lit(accent, 0.6), 3) +
    glint(-6, -48, 7) +
    glint(34, 4, 5) +
    path('M-42-30C-40-50-24-60-6-61C-24-52-32-38-32-18Z', '#ffffff', 'opacity="0.6"')
  );
};

const drawGalaxy: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const cloud = times(7, () => {
    const colour = random.pick([palette.low, palette.key, palette.alt, palette.mid]);
    return ellipse(
      random.range(0, frame.width),
      random.range(0, frame.height * 0.7),
      random.range(240, 520),
      random.range(120, 320),
      pen.radial([`${colour}/0.6`, `${colour}/0.2@55`, `${colour}/0`]),
    );
  });
  const dots = times(80, () =>
    circle(
      random.range(0, frame.width),
      random.range(0, frame.height * 0.85),
      random.range(0.8, 3.4),
      '#ffffff',
      `opacity="${random.range(0.3, 1).toFixed(1)}"`,
    ),
  );
  const moon = circle(
    frame.width * random.range(0.08, 0.34),
    frame.height * random.range(0.14, 0.36),
    random.range(40, 120),
    pen.ball(random.pick([palette.alt, palette.accent])),
    'opacity="0.85"',
  );
  return cloud + dots + moon + (random.chance(0.5) ? drawPeaks(pen, frame, 2, 240) : drawHills(pen, frame, 3, 130));
};

export const space: MotifArt = {
  moods: ['amethyst', 'night', 'neon', 'dusk', 'lagoon', 'ember', 'blood'],
  tones: ['ff6a3a 3fd0ff ffd24a', '8a4aff ff5ab0 4ae0ff', '2fa8ff ff4a8a ffe06a', '1fc8a0 7a5aff ff9a3a'],
  subjects: [drawPlanet, drawRocket, drawAstronaut],
  figures: [drawRocket, drawPlanet],
  back: drawGalaxy,
  front: (pen, frame) =>
    times(9, () =>
      place(
        path('M-30 6L-16-22L12-26L32-6L22 20L-10 26Z', pen.shade(pen.palette.near, 30)) +
          ellipse(-4, -4, 8, 5, pen.palette.ink, 'opacity="0.5"'),
        pen.random.range(0, frame.width),
        pen.random.range(frame.height * 0.1, frame.height),
        pen.random.range(0.3, 1.5),
        pen.random.range(0, 360),
      ),
    ),
  particles: ['stars', 'stars', 'sparks'],
};
