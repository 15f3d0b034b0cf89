import { mix } from '../colour.ts';
import { draw } from '../drawings.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawTown } from '../interior.ts';
import { box, circle, group, place, stroke, times } from '../shapes.ts';

const signs = ['cherries', 'diamond', 'crown', 'heart', 'bolt', 'cocktail'] as const;
const drawSign: Draw = (pen) => draw(pen, `neon/${pen.random.pick(signs)}`);

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
  subjects: [drawSign, drawSign, 'neon/car'],
  figures: ['neon/car'],
  back: drawGrid,
  front: (pen, frame) =>
    group(
      place(draw(pen, 'neon/palm'), frame.width * 0.04, frame.height + 20, pen.random.range(2.6, 4)) +
        place(draw(pen, 'neon/palm'), frame.width * 0.95, frame.height + 20, pen.random.range(2.2, 3.6)),
    ),
  particles: ['stars', 'bokeh', 'sparks'],
};
