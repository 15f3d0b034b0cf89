import { lit } from '../../colour.ts';
import type { MotifArt, Scenery } from '../../frame.ts';
import { group, path, stroke, times } from '../../shapes.ts';
import { drawHills, drawRocks, haze } from '../../terrain.ts';

const drawMesas: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const mesa = (x: number, w: number, h: number, depth: number) => {
    const y = frame.horizon + 50;
    const fill = pen.linear([lit(haze(pen, depth), 0.1), haze(pen, depth)]);
    return (
      path(
        `M${(x - w) | 0} ${y}L${(x - w * 0.66) | 0} ${(y - h * 0.5) | 0}L${(x - w * 0.56) | 0} ${(y - h) | 0}h${(w * 0.5) | 0}l${(w * 0.06) | 0} ${(h * 0.05) | 0}h${(w * 0.5) | 0}L${(x + w * 0.66) | 0} ${(y - h * 0.45) | 0}L${(x + w) | 0} ${y}Z`,
        fill,
      ) +
      path(
        times(
          5,
          (index) =>
            `M${(x - w * 0.44 + index * w * 0.22) | 0} ${(y - h * 0.94) | 0}l-6 ${(h * 0.4) | 0}h14l-2-${(h * 0.4) | 0}Z`,
        ),
        palette.low,
        `opacity="${0.35 - depth * 0.2}"`,
      )
    );
  };
  return (
    times(5, (index) =>
      mesa(
        frame.width * (0.08 + index * 0.23) + random.range(-60, 60),
        random.range(110, 210),
        random.range(130, 330),
        0.1 + (index % 2) * 0.25,
      ),
    ) + drawHills(pen, frame, 3, 60)
  );
};

const drawCacti: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const cactus = (x: number, size: number) =>
    group(
      stroke('M0 20V-150M0-50H-44V-100M0-70H40V-124', palette.ink, 30) +
        stroke('M-8 0V-150M-50-54V-98M33-74V-122', palette.low, 3, 'opacity="0.55"'),
      `transform="translate(${x | 0} ${frame.height - 8}) scale(${size.toFixed(2)})"`,
    );
  return (
    drawRocks(pen, frame, 80) +
    cactus(frame.width * random.range(0.04, 0.14), random.range(1.4, 2.2)) +
    cactus(frame.width * random.range(0.9, 0.96), random.range(1, 2))
  );
};

export const western: MotifArt = {
  moods: ['ember', 'gold', 'rose', 'copper', 'dusk', 'blood'],
  tones: ['c8302a 6a3f1e 2fb0a0', '1f6a8a 8a5a2c ffb02e', '8a2a5a 4a2c1a 4ac08a'],
  subjects: ['western/badge', 'western/outlaw', 'western/revolver'],
  figures: ['western/rider'],
  back: drawMesas,
  front: drawCacti,
  particles: ['sparks', 'bokeh'],
};
