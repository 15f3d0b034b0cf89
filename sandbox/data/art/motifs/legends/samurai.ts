import { dim, lit, mix } from '../../colour.ts';
import type { Draw, MotifArt, Scenery } from '../../frame.ts';
import { box, circle, ellipse, glint, group, mirror, path, place, polygon, stroke, times } from '../../shapes.ts';
import { drawClouds, drawGrass, drawHills, haze } from '../../terrain.ts';

const drawKabuto: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const lacquer = pen.linear([lit(key, 0.4), `${key}@40`, dim(key, 0.65)], 30);
  return (
    mirror(
      times(
        4,
        (index) =>
          path(
            `M-40 ${-34 + index * 18}Q-${76 + index * 4} ${-26 + index * 20}-${88 + index * 5} ${4 + index * 19}L-${80 + index * 5} ${20 + index * 19}Q-${60 + index * 3} ${2 + index * 20}-36 ${-10 + index * 18}Z`,
            index % 2 ? pen.shade(dim(key, 0.35)) : lacquer,
          ) +
          stroke(
            `M-${84 + index * 5} ${14 + index * 19}Q-${62 + index * 3} ${-2 + index * 20}-38 ${-14 + index * 18}`,
            '#ffcf4d',
            2.4,
          ),
      ),
    ) +
    mirror(path('M-12-60C-48-66-72-90-70-116C-90-84-74-44-20-38Z', pen.gold(60))) +
    circle(0, -62, 15, pen.gold(20)) +
    circle(0, -62, 9, pen.ball(accent)) +
    path('M-46-14H46V40Q30 82 0 92T-46 40Z', '#14070c') +
    path('M-44 18Q-24 8 0 12T44 18Q48 56 24 84Q0 100-24 84Q-48 56-44 18Z', lacquer) +
    path('M0 12Q24 10 44 18Q48 56 24 84Q12 92 0 92Z', '#10040a', 'opacity="0.3"') +
    mirror(
      path('M-42-2Q-24-16-6 0Q-24 8-42-2Z', '#fff6d8') +
        circle(-23, -2, 5, accent) +
        circle(-23, -2, 2.2, '#120306') +
        path('M-46-10L-4-2L-6-12L-42-24Z', '#1c0a10') +
        path('M-8 36Q-30 26-46 40Q-30 40-22 50Q-14 44-4 44Z', pen.linear(['#fffdf6', '#cfc4b4'])) +
        stroke('M-36 24Q-24 16-10 22M-38 60Q-30 74-20 80', dim(key, 0.5), 2.6),
    ) +
    path('M-9 8L-14 30Q0 38 14 30L9 8Z', lacquer) +
    path('M-26 52Q0 42 26 52Q22 70 0 70T-26 52Z', '#1a0408') +
    path('M-22 53Q0 46 22 53L20 58Q0 52-20 58Z', '#fff6e0') +
    mirror(path('M-20 54L-16 68L-12 54Z', '#fff6e0')) +
    path('M-58-18C-58-64-32-86 0-86S58-64 58-18Q0-40-58-18Z', pen.linear([lit(alt, 0.3), `${alt}@45`, dim(alt, 0.6)], 40)) +
    times(7, (index) =>
      stroke(
        `M${(index - 3) * 18} ${-26 - (3 - Math.abs(index - 3)) * 2.5}Q${(index - 3) * 14}-66 ${(index - 3) * 3}-86`,
        '#ffcf4d',
        2,
      ),
    ) +
    path('M-68-14Q0-48 68-14L60 2Q0-26-60 2Z', lacquer) +
    stroke('M-68-14Q0-48 68-14', '#ffcf4d', 4) +
    mirror(path('M-6-64C-40-72-62-92-58-122C-46-100-30-88-4-82Z', pen.gold(60))) +
    circle(0, -72, 14, pen.gold(30)) +
    circle(0, -72, 8, pen.ball(accent)) +
    glint(-34, -58, 10) +
    mirror(stroke('M-42 66Q-54 84-40 104', accent, 4))
  );
};

const drawFan: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const blades = times(13, (index) =>
    place(
      path('M-3 0L-12-118Q0-126 12-118L3 0Z', index % 2 ? pen.shade(key, 60) : pen.shade(lit(key, 0.12), 60)) +
        stroke('M0 0V-114', '#ffe3a0', 1.4, 'opacity="0.6"'),
      0,
      78,
      1,
      -72 + index * 12,
    ),
  );
  const katana =
    path('M-104-3Q0-14 72-4V6Q0-4-100 3Z', pen.silver()) +
    stroke('M-96 0Q0-10 70 1', '#ffffff', 1.6) +
    ellipse(72, 1, 4, 12, pen.gold()) +
    path('M76-6H118V9H76Z', pen.shade(dim(alt, 0.3))) +
    times(5, (index) =>
      path(
        polygon([
          [82 + index * 8, 1],
          [86 + index * 8, -5],
          [90 + index * 8, 1],
          [86 + index * 8, 7],
        ]),
        '#ffe3a0',
      ),
    );
  return (
    blades +
    circle(0, -12, 38, pen.shade(accent)) +
    mirror(path('M-118-20Q-90-34-70-18Q-50-34-36-14Q-64-4-118-20Z', '#ffffff', 'opacity="0.6"')) +
    circle(0, 78, 9, pen.gold()) +
    place(katana, 0, 52, 0.94, -24) +
    place(group(katana, 'transform="scale(-1 1)"'), 0, 52, 0.94, 24)
  );
};

const drawWarrior: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const robe = pen.linear([lit(key, 0.3), `${key}@40`, dim(key, 0.65)], 40);
  return (
    path('M-30 22L-54 100H-8L2 54L14 100H60L34 22Z', pen.linear([lit(alt, 0.15), dim(alt, 0.3), dim(alt, 0.75)])) +
    stroke('M-22 40L-38 98M20 40L40 98', dim(alt, 0.7), 2) +
    path('M-26-46Q0-58 28-46L36 30Q0 40-32 30Z', robe) +
    path('M-26-46Q-60-40-66-2L-40 6L-22-10Z', robe) +
    path('M28-46Q60-42 72-14L54 4L24-12Z', robe) +
    mirror(
      times(3, (index) =>
        path(
          `M-18 ${-50 + index * 9}L-52 ${-42 + index * 12}L-58 ${-26 + index * 12}L-24 ${-34 + index * 11}Z`,
          pen.shade(index % 2 ? dim(key, 0.3) : accent),
        ),
      ),
    ) +
    path('M-32 20Q0 30 36 20L35 34Q0 42-32 34Z', accent) +
    path('M-10-50L0-10L10-50Z', '#fff6e8') +
    stroke('M-58 4L-26 16M66 0L44 8', '#d09a6a', 9) +
    path('M-34 20L118-64L104-48L-30 26Z', pen.silver(60)) +
    path('M-34 14L-64 32L-60 40L-28 24Z', '#24101a') +
    place(ellipse(0, 0, 4, 11, pen.gold()), -32, 20, 1, -28) +
    path('M-14-60Q0-46 14-60V-76H-14Z', '#d9a06c') +
    path('M-58-66Q0-76 58-66Q28-92 0-100Q-28-92-58-66Z', pen.linear(['#f2dca0', '#b8843c', '#5a3814'], 40)) +
    stroke('M0-100L-36-70M0-100V-72M0-100L36-70', '#7a5424', 1.5) +
    path('M40 28Q84 40 104 84L92 82Q70 50 34 40Z', accent)
  );
};

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
  const gate =
    mirror(path('M-70 0L-62-170H-46L-50 0Z', pen.shade('#d8342a'))) +
    box(-92, -128, 184, 14, '#b8241f') +
    path('M-122-184Q0-160 122-184L112-158Q0-140-112-158Z', pen.shade('#e0402f')) +
    path('M-126-190Q0-164 126-190L122-180Q0-156-122-180Z', palette.ink) +
    box(-8, -160, 16, 34, '#b8241f');
  return (
    peak +
    drawClouds(pen, frame, frame.horizon * 0.86, 90, 0.2, 6) +
    drawHills(pen, frame, 2, 70) +
    place(gate, gx, frame.horizon + 110, random.range(0.9, 1.4))
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
        times(5, (index) => place(ellipse(0, -9, 6, 9, colour), 0, 0, 1, index * 72)) + circle(0, 0, 4, '#c83a6a'),
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
  subjects: [drawKabuto, drawKabuto, drawFan],
  figures: [drawWarrior],
  back: drawFuji,
  front: drawBlossom,
  particles: ['leaves', 'sparks', 'bokeh'],
};
