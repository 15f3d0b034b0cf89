import { mix } from '../colour.ts';
import { draw } from '../drawings.ts';
import type { MotifArt, Scenery } from '../frame.ts';
import { circle, place, times } from '../shapes.ts';
import { drawClouds, drawHills } from '../terrain.ts';

const drawLand: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const hills = drawHills(pen, frame, 3, 190, [mix(palette.key, palette.low, 0.4), mix(palette.alt, palette.near, 0.3)]);
  const trees = times(7, () => {
    const y = frame.horizon + random.range(0, 90);
    const size = random.range(0.5, 1.1);
    return place(
      draw(pen, 'candy/tree', { key: random.pick([palette.key, palette.alt, palette.accent]) }),
      random.range(0, frame.width),
      y,
      size,
      random.range(-6, 6),
    );
  });
  return drawClouds(pen, frame, frame.horizon * 0.45, 150, 0.1, 4) + trees + hills;
};

export const candy: MotifArt = {
  moods: ['sugar', 'mint', 'rose', 'sunny', 'amethyst', 'azure'],
  tones: ['ff4a8e 4ac8f0 ffc83a', '9a4aff ff7ac0 5ae0a0', 'ff6a4a ffb0d0 4ad0c8', '3fb8ff ff5a9a ffe05a'],
  subjects: ['candy/lollipop', 'candy/sweets', 'candy/cupcake', 'candy/donut'],
  figures: ['candy/lollipop', 'candy/cupcake', 'candy/donut'],
  back: drawLand,
  front: (pen, frame) =>
    times(12, (index) =>
      circle(
        index < 6 ? pen.random.range(-20, frame.width * 0.4) : pen.random.range(frame.width * 0.7, frame.width),
        frame.height + pen.random.range(-20, 40),
        pen.random.range(30, 76),
        pen.ball(mix(pen.random.pick([pen.palette.key, pen.palette.alt, pen.palette.accent]), pen.palette.near, 0.35)),
      ),
    ),
  particles: ['confetti', 'bokeh', 'sparks'],
  shade: 0.22,
};
