import type { MotifArt } from '../frame.ts';
import { drawClouds, drawFirs, drawGrass, drawPeaks } from '../terrain.ts';

export const wolf: MotifArt = {
  moods: ['night', 'aurora', 'steel', 'dusk', 'amethyst', 'blood'],
  tones: ['6a7f9a c88a8a ffc02e', '8a8f9a b07a6a 4ae0ff', '5a5a78 d08a9a 9aff6a', '9a7a5a c8a07a ffa82e', '4a5f8a a06a8a ff5a4a'],
  subjects: ['wolf/face', 'wolf/face', 'wolf/paw'],
  figures: ['wolf/howl'],
  back: (pen, frame) =>
    drawClouds(pen, frame, frame.horizon * 0.5, 100, 0.7, 4) +
    drawPeaks(pen, frame, 2, 360, true) +
    drawFirs(pen, frame, 0.45, frame.horizon + 40, 190),
  front: (pen, frame) =>
    drawFirs(pen, { ...frame, width: frame.width * 0.32 }, 0.95, frame.height - 30, 330) +
    drawGrass(pen, frame, pen.palette.ink, 70),
  particles: ['snow', 'stars', 'sparks'],
};
