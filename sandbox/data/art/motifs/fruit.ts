import { draw } from '../drawings.ts';
import type { Draw, MotifArt } from '../frame.ts';
import { place } from '../shapes.ts';
import { drawClouds, drawHills, drawLeaves } from '../terrain.ts';

const drawMix: Draw = (pen) =>
  place(draw(pen, 'fruit/grapes'), -48, -18, 0.62, 14) +
  place(draw(pen, 'fruit/lemon'), 46, -22, 0.62, -8) +
  place(draw(pen, 'fruit/melon'), -14, 46, 0.6, 4) +
  place(draw(pen, 'fruit/cherries'), 44, 50, 0.52) +
  place(draw(pen, 'fruit/berry'), -66, 62, 0.4, -14);

export const fruit: MotifArt = {
  moods: ['sunny', 'rose', 'ember', 'mint', 'amethyst', 'emerald', 'azure', 'velvet'],
  tones: ['ff4a5c ffd23a 7a2fd0', '3fbf4a ff8a1c d02a8a', 'ffb81c e8304a 4a6af0'],
  subjects: ['fruit/cherries', 'fruit/melon', 'fruit/lemon', 'fruit/grapes', 'fruit/berry', drawMix],
  figures: [drawMix, 'fruit/cherries', 'fruit/berry'],
  back: (pen, frame) => drawClouds(pen, frame, frame.horizon * 0.5, 130, 0.35, 4) + drawHills(pen, frame, 3, 130),
  front: (pen, frame) => drawLeaves(pen, frame, ['#1f7a34', '#06281a'], 6),
  particles: ['bubbles', 'bokeh', 'sparks', 'leaves'],
  shade: 0.22,
};
