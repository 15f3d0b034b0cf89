import { dim, lit, mix } from '../colour.ts';
import type { MotifArt, Scenery } from '../frame.ts';
import { box, circle, curve, group, path, place, stroke, times } from '../shapes.ts';
import { drawHills, drawRocks } from '../terrain.ts';

const fish = (body: string, fin: string) =>
  path('M-40 0Q-10-30 30-8L54-24Q48 0 54 22L30 8Q-10 28-40 0Z', body) +
  path('M-8-16Q6-36 22-14ZM-2 14Q6 26 16 10Z', fin) +
  stroke('M-16-12Q-8 0-16 10', fin, 4) +
  circle(-27, -3, 3.4, '#ffffff') +
  circle(-28, -3, 1.8, '#06101a');
const drawDeep: Scenery = (pen, frame) => {
  const { palette, random } = pen;
  const beams = times(7, (index) => {
    const x = frame.light.x + (index - 3) * 130 + random.range(-40, 40);
    return `M${(x - 20) | 0}-10L${(x - 190 + index * 40) | 0} ${frame.height}h${random.range(60, 150) | 0}L${(x + 30) | 0}-10Z`;
  });
  const school = times(16, () =>
    place(
      fish(palette.far, palette.near),
      random.range(0, frame.width),
      random.range(frame.height * 0.15, frame.height * 0.7),
      random.range(0.3, 0.8),
      0,
      'opacity="0.55"',
    ),
  );
  return (
    box(0, 0, frame.width, frame.height, pen.linear([palette.low, `${palette.mid}@40`, `${palette.near}@85`, palette.ink])) +
    path(beams, pen.linear([`${palette.light}/0.7`, `${palette.light}/0`]), 'opacity="0.45"') +
    school +
    drawHills(pen, { ...frame, horizon: frame.horizon + 70 }, 2, 140)
  );
};

const drawReef: Scenery = (pen, frame) => {
  const { palette, random } = pen;
  const coral = (x: number, size: number, colour: string, turn: number): string =>
    group(
      stroke(
        `M0 0Q-6-40 0-80M-2-34Q-34-50-36-92M0-50Q30-60 34-104M-32-66Q-52-74-54-98M28-74Q48-80 54-100M0-80Q-8-104-2-128`,
        pen.linear([lit(colour, 0.25), dim(colour, 0.4)]),
        15,
      ),
      `transform="translate(${x | 0} ${frame.height + 16}) scale(${size.toFixed(2)}) rotate(${turn | 0})"`,
    );
  const weeds = times(10, (index) => {
    const x = index < 6 ? random.range(-10, frame.width * 0.34) : random.range(frame.width * 0.8, frame.width);
    const up = random.range(120, 300);
    return path(
      curve([
        [x - 10, frame.height + 20],
        [x - 22, frame.height - up * 0.4],
        [x + 10, frame.height - up * 0.75],
        [x, frame.height - up],
        [x + 24, frame.height - up * 0.7],
        [x - 2, frame.height - up * 0.36],
        [x + 16, frame.height + 20],
      ]),
      mix(palette.near, palette.accent, 0.28),
    );
  });
  return (
    weeds +
    drawRocks(pen, frame, 120) +
    times(8, (index) =>
      coral(
        index < 5 ? random.range(0, frame.width * 0.36) : random.range(frame.width * 0.74, frame.width),
        random.range(0.8, 1.7),
        mix(random.pick([palette.key, palette.alt, palette.accent]), palette.near, 0.35),
        random.range(-16, 16),
      ),
    )
  );
};

export const ocean: MotifArt = {
  moods: ['lagoon', 'azure', 'night', 'mint', 'aurora', 'amethyst'],
  tones: ['3f9be0 2fb58a ff8a5c', '5a8af0 ff7ab0 ffd04a', '2f7ab8 54c070 ffb03a', '2fa8d8 ff8a4a ffe070'],
  subjects: ['ocean/turtle', 'ocean/pearl', 'ocean/fish', 'ocean/dolphin'],
  figures: ['ocean/dolphin', 'ocean/whale', 'ocean/turtle', 'ocean/fish'],
  back: drawDeep,
  front: drawReef,
  particles: ['bubbles', 'bubbles', 'bokeh'],
};
