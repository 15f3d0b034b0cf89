import type { MotifArt, Scenery } from '../frame.ts';
import { circle, ellipse, path, place, times } from '../shapes.ts';
import { drawHills, drawPeaks } from '../terrain.ts';

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
  subjects: ['space/planet', 'space/rocket', 'space/astronaut'],
  figures: ['space/rocket', 'space/planet'],
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
