import { mix } from '../colour.ts';
import type { MotifArt, Scenery } from '../frame.ts';
import { box, circle, ellipse, path, polygon, stroke, times } from '../shapes.ts';

const drawArena: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const { width, height, horizon } = frame;
  const top = horizon * 0.5;
  const bowl = path(
    `M-20 ${(top - 50) | 0}Q${(width / 2) | 0} ${(top + 70) | 0} ${width + 20} ${(top - 50) | 0}V${height}H-20Z`,
    pen.linear([palette.near, `${palette.far}@30`, `${palette.near}@60`, palette.ink]),
  );
  const roof = path(
    `M-20 ${(top - 130) | 0}Q${(width / 2) | 0} ${(top + 36) | 0} ${width + 20} ${(top - 130) | 0}V${(top - 60) | 0}Q${(width / 2) | 0} ${(top + 64) | 0}-20 ${(top - 60) | 0}Z`,
    pen.linear([palette.ink, mix(palette.near, palette.low, 0.25)]),
  );
  const bend = (x: number) => 60 * (1 - ((x - width / 2) / (width / 2)) ** 2);
  const crowd = times(190, () => {
    const x = random.range(0, width);
    const y = top + random.range(0, (horizon - top) * 0.92) + bend(x) * 0.7;
    return circle(
      x,
      y,
      random.range(3, 6.5),
      random.pick([palette.low, palette.light, palette.key, palette.alt, palette.far, palette.accent]),
      `opacity="${random.range(0.25, 0.8).toFixed(1)}"`,
    );
  });
  const lampAt = (share: number) => {
    const x = width * share;
    const y = top - 78 + bend(x) * 1.1;
    return (
      ellipse(x, y, 150, 110, pen.radial(['#ffffff/0.95', `${palette.light}/0.45@30`, `${palette.low}/0`])) +
      box(x - 52, y - 18, 104, 34, palette.ink) +
      times(10, (index) => circle(x - 42 + (index % 5) * 21, y - 9 + Math.floor(index / 5) * 17, 7.5, '#ffffff')) +
      path(
        `M${(x - 50) | 0} ${y | 0}L${(x - 300) | 0} ${height}H${(x + 300) | 0}L${(x + 50) | 0} ${y | 0}Z`,
        pen.linear([`${palette.light}/0.28`, `${palette.light}/0`]),
      )
    );
  };
  const board =
    box(0, horizon - 34, width, 44, pen.linear([palette.alt, palette.key, palette.alt, palette.key], 90)) +
    box(0, horizon - 34, width, 8, '#ffffff', 'opacity="0.35"');
  const stripes = times(12, (index) =>
    polygon([
      [width / 2 + (index - 6) * width * 0.12, horizon + 8],
      [width / 2 + (index - 5.5) * width * 0.12, horizon + 8],
      [width / 2 + (index - 5.5) * width * 0.42, height + 10],
      [width / 2 + (index - 6) * width * 0.42, height + 10],
    ]),
  );
  const lines = `M${(width * 0.5) | 0} ${horizon + 8}V${height}M0 ${(horizon + 30) | 0}H${width}M${(width * 0.28) | 0} ${(horizon + 30) | 0}L${(width * 0.16) | 0} ${(horizon + 120) | 0}H${(width * 0.84) | 0}L${(width * 0.72) | 0} ${(horizon + 30) | 0}`;
  const pitch =
    box(0, horizon + 6, width, height - horizon, pen.linear(['#3fc05a', '#1c8a3c@30', '#0a3f24'])) +
    path(stripes, '#ffffff', 'opacity="0.08"') +
    stroke(lines, '#ffffff', 5, 'opacity="0.5"') +
    ellipse(frame.focus.x, horizon + 90, 340, 70, 'none', 'stroke="#ffffff" stroke-width="5" opacity="0.5"');
  return bowl + crowd + roof + board + pitch + [0.1, 0.37, 0.63, 0.9].map(lampAt).join('');
};

export const stadium: MotifArt = {
  moods: ['night', 'azure', 'emerald', 'dusk', 'steel', 'amethyst', 'ember'],
  tones: ['e0302a 2a5ae0 ffd24a', '2a7ae0 ffc02e ff5a3a', '1fa85a f2f2ff ffb02e', 'f0a01c 2a2f6a 4ae0ff', '8a2ac0 3fd07a ffe03a'],
  subjects: ['stadium/ball', 'stadium/trophy', 'stadium/ball'],
  figures: ['stadium/striker', 'stadium/ball', 'stadium/trophy'],
  back: drawArena,
  front: () => '',
  particles: ['bokeh', 'confetti', 'sparks'],
};
