import { dim } from '../colour.ts';
import type { MotifArt, Scenery } from '../frame.ts';
import { box, path, place, stroke, times } from '../shapes.ts';
import { drawClouds, drawGrass, drawHills } from '../terrain.ts';

const drawFields: Scenery = (pen, frame) => {
  const x = frame.width * pen.random.range(0.1, 0.3);
  const mill =
    path('M-34 0L-20-150H20L34 0Z', pen.linear(['#fff6e6', '#c8b098'], 90)) +
    path('M-26-148Q0-196 26-148Z', pen.shade(pen.palette.key)) +
    place(
      times(4, (index) =>
        place(
          box(-3, -120, 6, 120, '#7a5a3a') +
            box(3, -118, 24, 84, '#fffaf0', 'opacity="0.9"') +
            stroke('M3-96H27M3-74H27M3-52H27', '#7a5a3a', 2),
          0,
          0,
          1,
          index * 90,
        ),
      ),
      0,
      -146,
      0.9,
      pen.random.range(10, 70),
    );
  return (
    drawClouds(pen, frame, frame.horizon * 0.35, 140, 0.1, 4) +
    drawHills(pen, frame, 1, 120, ['#7ac04a', '#7ac04a']) +
    place(mill, x, frame.horizon + 20, 1.5) +
    drawHills(pen, { ...frame, horizon: frame.horizon + 50 }, 3, 90, ['#e8c84a', '#2f7a34'])
  );
};

export const farm: MotifArt = {
  moods: ['sunny', 'azure', 'rose', 'ember', 'mint', 'gold'],
  tones: ['d83a2a 1f7a8a ffc02e', 'c8622a 2a5ab0 ff5a4a', 'a83248 2f8a4a ffb03a'],
  subjects: ['farm/rooster', 'farm/pig', 'farm/sunflower'],
  figures: ['farm/barn', 'farm/rooster', 'farm/sunflower'],
  back: drawFields,
  front: (pen, frame) => drawGrass(pen, frame, dim('#2f7a34', 0.45), 110),
  particles: ['leaves', 'bokeh', 'sparks'],
};
