import type { MotifArt, Scenery } from '../frame.ts';
import { drawColumns } from '../interior.ts';
import { box, circle, path, times } from '../shapes.ts';
import { drawHills, drawRocks } from '../terrain.ts';

const drawLibrary: Scenery = (pen, frame) =>
  drawColumns(pen, frame, 0.3) +
  times(pen.random.int(5, 9), () => {
    const x = pen.random.range(0, frame.width);
    const h = pen.random.range(60, 160);
    return (
      box(x - 9, frame.horizon + 70 - h, 18, h, '#f6e2b0', 'opacity="0.6"') +
      circle(
        x,
        frame.horizon + 54 - h,
        70,
        pen.radial([`${pen.palette.light}/0.9`, `${pen.palette.low}/0.35@35`, `${pen.palette.low}/0`]),
      ) +
      path(`M${(x - 5) | 0} ${(frame.horizon + 68 - h) | 0}q-5-16 5-30q10 14 5 30Z`, '#fff6c8')
    );
  }) +
  drawHills(pen, frame, 2, 24);

export const book: MotifArt = {
  moods: ['gold', 'plum', 'amethyst', 'lagoon', 'ember', 'night', 'emerald'],
  tones: ['7a1f2a 1f8a8a 3fd0ff', '2a3f8a c8302a ffb02e', '5a2a8a e8a02a 4ae0b0', '1f5a4a a8304a ff8a3a'],
  subjects: ['book/open', 'book/tome', 'book/open'],
  figures: ['book/open', 'book/tome'],
  back: drawLibrary,
  front: (pen, frame) => drawRocks(pen, frame, 90),
  particles: ['sparks', 'bokeh', 'stars'],
  indoors: true,
};
