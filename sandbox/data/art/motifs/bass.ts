import { dim } from '../colour.ts';
import { draw } from '../drawings.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { ellipse, place, stroke, times } from '../shapes.ts';
import { drawFirs, drawGrass, drawPeaks, drawWater, haze } from '../terrain.ts';

const drawLeap: Draw = (pen) => place(draw(pen, 'bass/bass'), 0, -16, 0.94, -8) + draw(pen, 'bass/splashes');

const drawLake: Scenery = (pen, frame) =>
  drawPeaks(pen, frame, 2, 330, true) +
  drawFirs(pen, frame, 0.5, frame.horizon + 8, 150) +
  drawWater(pen, frame, frame.horizon + 24);
const drawReeds: Scenery = (pen, frame) =>
  times(12, (index) => {
    const x = index < 7 ? pen.random.range(0, frame.width * 0.3) : pen.random.range(frame.width * 0.82, frame.width);
    const up = pen.random.range(140, 330);
    return (
      stroke(`M${x | 0} ${frame.height + 10}q6-${(up / 2) | 0} ${pen.random.range(-14, 20) | 0}-${up | 0}`, haze(pen, 1), 6) +
      ellipse(x + 3, frame.height - up + 6, 9, 32, dim('#7a4a20', 0.45))
    );
  }) + drawGrass(pen, frame, pen.palette.ink, 130);

export const bass: MotifArt = {
  moods: ['azure', 'aurora', 'ember', 'lagoon', 'sunny', 'rose', 'steel'],
  tones: ['5a9a3a ff4a3a ff8a2f', '3a8a8a ffb02e e8452f', '8a8a3a 2fa8e0 ffa02e', '4a7ab0 ff5a4a ffc83a'],
  subjects: ['bass/bass', drawLeap, 'bass/lure'],
  figures: [drawLeap],
  back: drawLake,
  front: drawReeds,
  particles: ['bubbles', 'bokeh', 'sparks'],
};
