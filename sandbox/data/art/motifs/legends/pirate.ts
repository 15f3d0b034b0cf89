import type { MotifArt } from '../../frame.ts';
import { drawClouds, drawRocks, drawWater, drawWaves } from '../../terrain.ts';

export const pirate: MotifArt = {
  moods: ['night', 'ember', 'lagoon', 'dusk', 'gold', 'steel'],
  tones: ['8a1f2f 2a6ab0 ff4a3a', '1f4a6a c8302a 3fe0b0', '3a2a5a 2fa08a ffb02e', '1a1a24 c8902a e0304a'],
  subjects: ['pirate/skull', 'pirate/chest', 'pirate/galleon'],
  figures: ['pirate/galleon'],
  back: (pen, frame) => drawClouds(pen, frame, frame.horizon * 0.7, 120, 0.4, 5) + drawWater(pen, frame),
  front: (pen, frame) =>
    drawWaves(pen, frame, Math.min(frame.focus.y + frame.focus.scale * 70, frame.height - 130), 2) +
    (pen.random.chance(0.4) ? drawRocks(pen, frame, 100) : ''),
  particles: ['sparks', 'bokeh', 'stars'],
};
