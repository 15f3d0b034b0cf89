import { draw } from '../drawings.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawCurtains } from '../interior.ts';
import { flip, glint, group, place, stroke, times } from '../shapes.ts';
import { drawHills } from '../terrain.ts';

const drawPile: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const parcel = (body: string, ribbon: string) => draw(pen, 'gift/parcel', { key: body, alt: ribbon });
  return (
    place(parcel(alt, '#fff3e0'), -50, 52, 0.56) +
    place(parcel(accent, key), 52, 50, 0.6) +
    place(parcel(key, '#ffd860'), 0, -34, 0.68) +
    place(parcel('#fff3e0', key), -4, 82, 0.34) +
    glint(-34, -70, 14)
  );
};

const drawBalloons: Draw = (pen) => draw(pen, 'gift/balloons') + place(draw(pen, 'gift/box'), 0, 76, 0.42);

const drawParty: Scenery = (pen, frame) =>
  drawCurtains(pen, frame, pen.random.pick(['#9a1630', '#5a1f7a', '#1f3f8a', '#0f6a4c'])) +
  drawHills(pen, frame, 1, 30) +
  group(
    times(3, (index) =>
      stroke(
        `M-20 ${80 + index * 60}Q${(frame.width / 2) | 0} ${260 + index * 90} ${frame.width + 20} ${60 + index * 70}`,
        '#fff3e0',
        1.5,
      ),
    ),
    'opacity="0.4"',
  );

export const gift: MotifArt = {
  moods: ['velvet', 'amethyst', 'rose', 'lagoon', 'night', 'sugar', 'emerald', 'plum'],
  tones: ['e0303a ffd24a 3fc8ff', '7a3fe0 ffb02e ff5aa0', '1fa878 ff4a5a ffe06a', '2a7ae0 ffe06a ff5a8a', 'ff5a9a fff0d0 8a4aff'],
  subjects: ['gift/box', 'gift/open', drawPile, 'gift/open'],
  figures: [drawBalloons, 'gift/open', drawPile],
  back: drawParty,
  front: (pen, frame) =>
    times(4, (index) =>
      group(
        flip(place(draw(pen, 'gift/box'), 0, 0, 1)),
        `transform="translate(${(index < 2 ? frame.width * (0.02 + index * 0.1) : frame.width * (0.86 + (index - 2) * 0.1)) | 0} ${(frame.height - 20 + (index % 2) * 40) | 0}) scale(${pen.random.range(0.8, 1.4).toFixed(2)})" opacity="0.9"`,
      ),
    ),
  particles: ['confetti', 'confetti', 'bokeh'],
  indoors: true,
};
