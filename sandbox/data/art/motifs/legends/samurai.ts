import { mix } from '../../colour.ts';
import { draw } from '../../drawings.ts';
import type { MotifArt, Scenery } from '../../frame.ts';
import { group, path, place, stroke, times } from '../../shapes.ts';
import { drawClouds, drawGrass, drawHills, haze } from '../../terrain.ts';

const drawFuji: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const x = frame.width * (frame.wide ? random.range(0.45, 0.6) : random.range(0.3, 0.7));
  const y = frame.horizon + 50;
  const rise = frame.horizon * 0.62;
  const peak =
    path(
      `M${x - rise * 1.7} ${y}Q${x - rise * 0.5} ${y - rise * 0.3} ${x - rise * 0.14} ${y - rise}H${x + rise * 0.14}Q${x + rise * 0.5} ${y - rise * 0.3} ${x + rise * 1.7} ${y}Z`,
      pen.linear([haze(pen, 0), mix(palette.far, palette.low, 0.5)]),
    ) +
    path(
      `M${x - rise * 0.14} ${y - rise}H${x + rise * 0.14}Q${x + rise * 0.24} ${y - rise * 0.8} ${x + rise * 0.36} ${y - rise * 0.62}l-${rise * 0.1}-${rise * 0.04}l-${rise * 0.06} ${rise * 0.12}l-${rise * 0.1}-${rise * 0.13}l-${rise * 0.08} ${rise * 0.16}l-${rise * 0.12}-${rise * 0.15}l-${rise * 0.09} ${rise * 0.08}l-${rise * 0.17}-${rise * 0.04}Q${x - rise * 0.24} ${y - rise * 0.8} ${x - rise * 0.14} ${y - rise}Z`,
      '#ffffff',
      'opacity="0.85"',
    );
  const gx = frame.wide ? frame.width * 0.4 : frame.width * random.pick([0.22, 0.8]);
  return (
    peak +
    drawClouds(pen, frame, frame.horizon * 0.86, 90, 0.2, 6) +
    drawHills(pen, frame, 2, 70) +
    place(draw(pen, 'samurai/gate'), gx, frame.horizon + 110, random.range(0.9, 1.4))
  );
};

const drawBlossom: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const right = random.chance(0.5) && !frame.wide;
  const branch =
    stroke('M-20 60Q140 40 240 110T470 130M160 66Q250 20 330 30M240 110Q300 180 370 190', palette.ink, 16) +
    times(30, () => {
      const share = random.next();
      const colour = random.pick(['#ffb7d0', '#ff8ab0', '#ffe0ea']);
      return place(
        draw(pen, 'samurai/blossom', { key: colour }),
        60 + share * 400 + random.range(-30, 30),
        60 + share * 70 + random.range(-60, 80),
        random.range(0.8, 1.9),
        random.range(0, 72),
      );
    });
  return (
    group(branch, right ? `transform="translate(${frame.width} 0) scale(-1 1)"` : '') + drawGrass(pen, frame, palette.ink, 100)
  );
};

export const samurai: MotifArt = {
  moods: ['blood', 'rose', 'ember', 'dusk', 'night', 'gold'],
  tones: ['c8202a 24304a ffb02e', '24386a c8302a ffd24a', '7a1f5a 1f4a5a ff8a3a', '1f6a5a 8a1f2a ffd060'],
  subjects: ['samurai/kabuto', 'samurai/kabuto', 'samurai/fan'],
  figures: ['samurai/warrior'],
  back: drawFuji,
  front: drawBlossom,
  particles: ['leaves', 'sparks', 'bokeh'],
};
