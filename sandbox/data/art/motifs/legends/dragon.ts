import { draw } from '../../drawings.ts';
import type { Draw, MotifArt } from '../../frame.ts';
import { flip, group, place } from '../../shapes.ts';
import { drawClouds, drawPeaks, drawRocks } from '../../terrain.ts';

const drawBreath: Draw = (pen) =>
  group(place(draw(pen, 'dragon/flame'), -34, 34, 0.85, -20) + place(draw(pen, 'dragon/head'), 22, 2, 0.9));

const drawSerpent: Draw = (pen) => draw(pen, 'dragon/serpent') + group(place(flip(draw(pen, 'dragon/head')), 36, -62, 0.5, 8));

export const dragon: MotifArt = {
  moods: ['blood', 'ember', 'emerald', 'amethyst', 'gold', 'night', 'copper'],
  tones: ['c8201f ffb02e ff7a1c', '1f9c5a ffd24a ff8a2f', '2a5ad0 4ae0e0 ffa82e', '7a2ac0 ff9ac0 ffc83a', 'd0901c fff0a0 e0402a'],
  subjects: ['dragon/head', drawBreath, drawSerpent],
  figures: ['dragon/wyvern', drawSerpent],
  back: (pen, frame) => drawClouds(pen, frame, frame.horizon * 0.55, 120, 0.6, 5) + drawPeaks(pen, frame, 3, 400),
  front: (pen, frame) => drawRocks(pen, frame, 170),
  particles: ['sparks', 'sparks', 'bokeh'],
};
