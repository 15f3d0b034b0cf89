import { dim, lit, mix } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawTown } from '../interior.ts';
import { box, circle, group, mirror, path, place, star, stroke, times } from '../shapes.ts';

const tube = (d: string, colour: string, width = 5) =>
  stroke(d, colour, width * 3.4, 'opacity="0.16"') +
  stroke(d, colour, width * 1.9, 'opacity="0.38"') +
  stroke(d, colour, width) +
  stroke(d, lit(colour, 0.85), width * 0.42);

const drawCar: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  return (
    path(
      'M-96 60Q-104 24-84 10L-54-2Q-44-40-26-46H26Q44-40 54-2L84 10Q104 24 96 60L92 84H-92Z',
      pen.linear([lit(key, 0.4), `${key}@40`, dim(key, 0.7)]),
    ) +
    path('M-46-4Q-38-36-24-40H24Q38-36 46-4Z', pen.linear([dim(alt, 0.3), '#12061f@70', accent])) +
    path('M-20-38L-34-6H-12L0-38Z', '#ffffff', 'opacity="0.35"') +
    path('M-92 18Q0 2 92 18V26Q0 12-92 26Z', '#ffffff', 'opacity="0.45"') +
    path('M-90 34H90V58H-90Z', '#12061f') +
    times(11, (index) => box(-86 + index * 16, 38, 13, 5, dim(accent, 0.1)) + box(-86 + index * 16, 46, 13, 5, accent)) +
    mirror(box(-86, 38, 44, 15, '#ff3a5a') + box(-86, 38, 44, 5, '#ffc0c8')) +
    path('M-28 64H28V76H-28Z', '#0a0414') +
    path('M-96 74H96L90 90H-90Z', dim(key, 0.65)) +
    mirror(path('M-90 88H-58V106Q-74 114-90 106Z', '#08040f')) +
    path('M-104-10H-92L-80 6M104-10H92L80 6', 'none', `stroke="${dim(key, 0.3)}" stroke-width="6"`) +
    path('M-98-22Q0-34 98-22V-12Q0-24-98-12Z', pen.shade(key)) +
    mirror(circle(-64, 46, 46, pen.radial(['#ff3a5a/0.65', '#ff3a5a/0'])))
  );
};

const drawSign: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const signs: readonly [string, ...string[]] = [
    tube('M-30 40C-30-20 0-60 36-80M42 48C46 6 46-40 36-80M36-80Q64-98 88-78Q66-56 36-80', alt) +
      tube('M-66 52A36 36 0 1 0 6 52A36 36 0 1 0-66 52ZM14 66A30 30 0 1 0 74 66A30 30 0 1 0 14 66Z', key, 6),
    tube('M-90-30L-50-74H50L90-30L0 86ZM-90-30H90M-50-74L-30-30L0 86L30-30L50-74M-30-30L0-74L30-30', key, 5) +
      tube(star(4, 16, 4, 80, -70), accent, 3),
    tube('M-86 60L-96-40L-46 6L0-70L46 6L96-40L86 60ZM-84 78H84', key, 6) +
      tube('M-18 34L0 12L18 34L0 56Z', accent, 4) +
      mirror(tube('M-62 34L-50 20L-38 34L-50 48Z', alt, 4)),
    tube('M0 92C-52 48-92 14-92-28C-92-76-26-88 0-40C26-88 92-76 92-28C92 14 52 48 0 92Z', key, 7) +
      tube('M0 66C-38 34-66 8-66-24C-66-52-26-58 0-16C26-58 66-52 66-24C66 8 38 34 0 66Z', alt, 4) +
      tube('M-104 60L104-60', accent, 4),
    tube('M10-100L-50 14H-6L-20 100L58-26H12L40-100Z', accent, 7) +
      tube('M-96 0A96 96 0 0 1-30-92M96 0A96 96 0 0 1 30 92', key, 5),
    tube('M-70-70L70-70L0 20ZM0 20V84M-40 88H40', key, 6) +
      tube('M-52-48H52', alt, 4) +
      tube('M40-104L6-46', alt, 4) +
      tube('M-26-60A10 10 0 1 0-6-60A10 10 0 1 0-26-60Z', accent, 4),
  ];
  return pen.random.pick(signs);
};

const drawPalm = (colour: string) =>
  path('M-6 0Q-14-70 8-140L16-138Q2-70 10 0Z', colour) +
  times(7, (index) => place(path('M0 0Q40-34 92-8Q66-12 54 2Q44-10 34 2Q22-8 0 0Z', colour), 12, -140, 1, -200 + index * 38));

const drawGrid: Scenery = (pen, frame) => {
  const { palette } = pen;
  const { horizon, width, height, light } = frame;
  const lines =
    times(
      25,
      (index) => `M${(width / 2 + (index - 12) * 46) | 0} ${horizon | 0}L${(width / 2 + (index - 12) * 420) | 0} ${height}`,
    ) + times(9, (index) => `M0 ${(horizon + (height - horizon) * (index / 9) ** 2) | 0}H${width}`);
  const r = Math.min(width, height) * 0.27;
  const sun = circle(
    light.x,
    horizon - r * 0.35,
    r,
    pen.linear(['#fff3a0', mix('#ffb04a', palette.low, 0.3), palette.low]),
    `clip-path="${pen.clip(times(8, (index) => box(light.x - r, horizon - r * 1.35 + index * r * 0.24, r * 2, r * (0.235 - index * 0.02), '#fff')))}"`,
  );
  return (
    sun +
    drawTown(pen, frame, 0.55, 300) +
    box(
      0,
      horizon,
      width,
      height - horizon,
      pen.linear([mix(palette.low, palette.near, 0.4), `${palette.near}@35`, palette.ink]),
    ) +
    stroke(lines, palette.low, 3, 'opacity="0.75"') +
    stroke(`M0 ${horizon | 0}H${width}`, palette.light, 5)
  );
};

export const neon: MotifArt = {
  moods: ['neon', 'neon', 'amethyst', 'night', 'dusk'],
  tones: ['ff2fb9 2fe0ff ffe03a', '2fe0ff ff4a8a 9aff3a', 'ff8a2f b04aff 3affd0', 'b04aff ffe03a ff3a6a'],
  subjects: [drawSign, drawSign, drawCar],
  figures: [drawCar],
  back: drawGrid,
  front: (pen, frame) =>
    group(
      place(drawPalm(pen.palette.ink), frame.width * 0.04, frame.height + 20, pen.random.range(2.6, 4)) +
        place(drawPalm(pen.palette.ink), frame.width * 0.95, frame.height + 20, pen.random.range(2.2, 3.6)),
    ),
  particles: ['stars', 'bokeh', 'sparks'],
};
