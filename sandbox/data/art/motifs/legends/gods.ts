import type { MotifArt, Scenery } from '../../frame.ts';
import { drawColumns } from '../../interior.ts';
import { stroke, times } from '../../shapes.ts';
import { drawClouds } from '../../terrain.ts';

const drawOlympus: Scenery = (pen, frame) => {
  const lower =
    drawClouds(pen, frame, frame.horizon + 90, 210, 0.05, 7) + drawClouds(pen, frame, frame.horizon + 190, 230, 0.25, 6);
  const upper = drawClouds(pen, frame, frame.horizon * 0.4, 130, 0.5, 4);
  const forks = times(pen.random.int(1, 3), () => {
    const x = pen.random.range(frame.width * 0.1, frame.width);
    return stroke(
      `M${x | 0}-10l-40 ${frame.horizon * 0.25}l34 8l-60 ${frame.horizon * 0.22}l30 8l-46 ${frame.horizon * 0.3}`,
      pen.palette.light,
      6,
      'opacity="0.85"',
    );
  });
  return upper + (pen.random.chance(0.4) ? drawColumns(pen, frame, 0.1) : '') + forks + lower;
};

export const gods: MotifArt = {
  moods: ['azure', 'dusk', 'amethyst', 'gold', 'night', 'rose', 'ember'],
  tones: ['8fa8d0 c8a02a 4ad8ff', 'c8a86a 7a3fd0 ffe03a', 'b08ac8 d0902a 6affea', 'd08a5a 2f6ac8 ffd24a'],
  subjects: ['gods/elder', 'gods/bolt'],
  figures: ['gods/temple', 'gods/elder'],
  back: drawOlympus,
  front: (pen, frame) => drawClouds(pen, frame, frame.height - 10, 190, 0.45, 5),
  particles: ['sparks', 'bokeh', 'stars'],
};
