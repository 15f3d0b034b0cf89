import { dim, mix } from '../colour.ts';
import { draw } from '../drawings.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawCurtains, drawPanels, drawTown } from '../interior.ts';
import { box, ellipse, path, place, stroke, times } from '../shapes.ts';

const drawEvening: Draw = (pen) =>
  place(draw(pen, 'lounge/lamp'), -70, 28, 0.8) +
  path('M-110 72H-30L-36 80H-104Z', pen.gold(90)) +
  stroke('M-70 80V104M-92 106H-48', '#8a5a1c', 5) +
  place(draw(pen, 'lounge/chair'), 30, 10, 0.9) +
  place(draw(pen, 'lounge/glass'), -46, 56, 0.18);

const drawSalon: Scenery = (pen, frame) => {
  const { palette, random } = pen;
  const view = random.chance(0.45);
  const floor =
    box(
      0,
      frame.horizon,
      frame.width,
      frame.height - frame.horizon,
      pen.linear([mix(palette.near, palette.low, 0.3), `${palette.near}@30`, palette.ink]),
    ) +
    ellipse(frame.focus.x, frame.horizon + 150, 520, 90, pen.shade(dim(palette.key, 0.3)), 'opacity="0.8"') +
    ellipse(frame.focus.x, frame.horizon + 150, 480, 78, 'none', 'stroke="#ffd98a" stroke-width="4" opacity="0.5"');
  const window = view
    ? drawTown(pen, frame, 0.3, 330) +
      times(Math.round(frame.width / 260), (index) => box((index + 0.5) * 260, 0, 14, frame.horizon, palette.ink)) +
      box(0, frame.horizon * 0.28, frame.width, 10, palette.ink)
    : drawPanels(pen, frame);
  return window + floor + drawCurtains(pen, frame, random.pick(['#9a1630', '#5a1f7a', '#0f6a4c', '#1f3f8a']));
};

export const lounge: MotifArt = {
  moods: ['velvet', 'plum', 'gold', 'copper', 'dusk', 'night'],
  tones: ['b81f3a 1f8a6a ffb84a', '1f7a5a c8304a ffd060', '5a2ac0 d0902a ff8a5a', '1f4fa8 c87a2a ffc83a'],
  subjects: ['lounge/glass', 'lounge/chandelier', 'lounge/chair'],
  figures: [drawEvening, drawEvening, 'lounge/chair'],
  back: drawSalon,
  front: () => '',
  particles: ['bokeh', 'sparks', 'bokeh'],
  indoors: true,
};
