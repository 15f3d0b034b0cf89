import type { MotifArt } from '../../frame.ts';
import { drawPeaks, drawRocks, drawWater, drawWaves } from '../../terrain.ts';

export const viking: MotifArt = {
  moods: ['aurora', 'night', 'steel', 'ember', 'dusk', 'blood'],
  tones: ['c4321f 1f5fa8 e8a81c', '2a6a9c d04a2a ffd060', 'd0702a 24405c 3fc0c8', 'b8862c 8a1f2a 3a9ad0'],
  subjects: ['viking/helmet', 'viking/shield', 'viking/ship', 'viking/helmet'],
  figures: ['viking/ship'],
  back: (pen, frame) => drawPeaks(pen, frame, 2, 430, true) + drawWater(pen, frame, frame.horizon + 30),
  front: (pen, frame) =>
    drawWaves(pen, frame, Math.min(frame.focus.y + frame.focus.scale * 48, frame.height - 120), 2) + drawRocks(pen, frame, 90),
  particles: ['snow', 'sparks', 'stars'],
};
