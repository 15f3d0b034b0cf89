import { dim, lit } from '../../colour.ts';
import type { Draw, MotifArt, Scenery } from '../../frame.ts';
import { circle, glint, group, mirror, onCircle, path, place, polygon, star, stroke, times } from '../../shapes.ts';
import { drawHills, drawRocks, haze } from '../../terrain.ts';

const drawBadge: Draw = (pen) => {
  const { key, accent } = pen.palette;
  const tips = times(
    6,
    (index) =>
      circle(...onCircle(92, index * 60 - 90), 11, pen.gold(20)) + circle(...onCircle(92, index * 60 - 90), 5, pen.gold(200)),
  );
  const facets = times(12, (index) =>
    path(
      polygon([[0, 0], onCircle(index % 2 ? 48 : 86, index * 30 - 90), onCircle(index % 2 ? 86 : 48, index * 30 - 60)]),
      index % 2 ? '#7a4206' : '#fff6c8',
      'opacity="0.3"',
    ),
  );
  return (
    tips +
    path(star(6, 92, 50), pen.gold(30)) +
    facets +
    circle(0, 0, 44, pen.gold(210)) +
    circle(0, 0, 38, pen.shade(key, 30)) +
    path(star(5, 30, 12), pen.gold(20)) +
    times(20, (index) => circle(...onCircle(41, index * 18), 1.6, '#fff6c8')) +
    circle(0, 0, 6, pen.ball(accent)) +
    path('M-50-50Q-20-70 6-84L-14-44Z', '#ffffff', 'opacity="0.4"') +
    glint(-44, -46, 18) +
    glint(46, 34, 10)
  );
};

const drawOutlaw: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const hat = pen.linear([lit(alt, 0.25), `${alt}@40`, dim(alt, 0.65)], 40);
  return (
    path('M-80 112Q-76 66-34 58H34Q76 66 80 112Z', pen.shade(dim(alt, 0.4))) +
    path('M-36-24H36V28Q24 62 0 66T-36 28Z', pen.linear(['#f2bd8a', '#cf8a56', '#8a4c28'], 60)) +
    mirror(
      path('M-29 0Q-18-9-8 1Q-18 7-29 0Z', '#fffdf4') +
        circle(-17, 0, 4, '#3a5a3a') +
        circle(-17, 0, 2, '#0a0604') +
        stroke('M-32-9Q-18-16-6-6', '#3a1c0e', 4),
    ) +
    path('M-4 2L-8 18H8L4 2Z', '#b06c3c') +
    path('M-44 22Q-20 14 0 18T44 22Q42 52 0 96Q-42 52-44 22Z', pen.linear([lit(key, 0.3), `${key}@45`, dim(key, 0.5)], 50)) +
    times(12, (index) =>
      circle(-26 + (index % 5) * 13 + (Math.floor(index / 5) % 2) * 6, 34 + Math.floor(index / 5) * 15, 2.4, '#fff6e0'),
    ) +
    stroke('M-30 28Q-12 50-4 86M30 28Q12 50 4 86', dim(key, 0.5), 2.5) +
    path('M-104-24C-92-44-70-38-46-30Q0-42 46-30C70-38 92-44 104-24C84-2 40-14 0-16S-84-2-104-24Z', hat) +
    path('M-46-30C-48-66-44-92-24-96Q-10-98 0-86Q10-98 24-96C44-92 48-66 46-30Q0-44-46-30Z', hat) +
    path('M-47-38Q0-52 47-38L46-26Q0-40-46-26Z', key) +
    place(path(star(5, 9, 4), pen.gold()), 0, -40) +
    path('M-34-46C-38-70-34-86-22-88Q-16-70-26-48Z', '#ffffff', 'opacity="0.22"') +
    path('M-104-24C-92-44-70-38-46-30Q-80-30-92-20Z', '#ffffff', 'opacity="0.2"') +
    circle(-62, 92, 6, accent)
  );
};

const drawRevolver: Draw = (pen) => {
  const steel = pen.silver(20);
  const gun =
    path('M48 8C66 20 78 46 84 84Q70 100 50 92C46 66 36 44 22 34Z', pen.linear(['#b8743a', '#7a4018@50', '#3a1a08'], 60)) +
    stroke('M56 30Q68 54 70 84M48 36Q58 60 60 86', '#3a1a08', 1.6, 'opacity="0.6"') +
    path('M-102-34H20V-12H-102Z', steel) +
    path('M-102-34H20V-28H-102Z', '#ffffff', 'opacity="0.5"') +
    path('M-94-42H-84L-82-34H-96Z', steel) +
    path('M-70-12H16V-2H-66Z', pen.silver(200)) +
    path('M-8-42H60Q72-30 70-8Q72 8 56 16L24 36H4Q-6 20-8-6Z', steel) +
    path('M56-40Q76-58 84-54Q78-40 66-30Z', steel) +
    path('M2-40H44V10H2Z', pen.linear(['#f4faff', '#8fa0b4@30', '#3a4656@60', '#aab8c8'])) +
    stroke('M2-26H44M2-10H44', '#26303c', 4, 'opacity="0.7"') +
    path('M8 20Q4 48 26 46Q44 44 38 20', 'none', 'stroke="#5a6a7c" stroke-width="6"') +
    path('M20 20Q24 32 18 40', 'none', 'stroke="#c8d4e0" stroke-width="4"') +
    circle(62, 24, 3, '#ffd860') +
    stroke('M-90-22H-20', pen.palette.accent, 2, 'opacity="0.6"');
  return group(
    place(gun, 4, -8, 1, -14) +
      times(5, (index) =>
        place(
          path('M-5-16Q0-26 5-16V-6H-5Z', pen.gold(90)) + path('M-6-6H6V18H-6Z', pen.gold(270)),
          -64 + index * 15,
          76 + (index % 2) * 5,
          0.8,
          -20 + index * 12,
        ),
      ),
  );
};

const drawRider: Draw = (pen) => {
  const { key, alt } = pen.palette;
  const horse =
    'M-84-6C-92-14-98-22-94-28L-76-46L-70-60L-64-48C-52-42-46-28-36-14C-16-6 16-10 36-14C54-16 64-6 66 8C80 14 84 36 74 58C76 38 70 26 62 24C62 40 70 52 68 66L78 98H66L56 66L44 44C24 48-2 48-20 40C-26 52-44 58-62 54L-70 78L-80 74L-72 44L-44 40C-50 26-54 10-58-4C-66-8-76-8-84-6Z';
  return (
    path(horse, pen.linear(['#9a5a30', '#5a2c14@55', '#2a1008'], 20)) +
    path('M30 44L20 72L28 100H38L34 74L50 46Z', '#3a1a0c') +
    path('M-30 40L-14 62L-30 84L-22 90L-2 64L-8 42Z', '#4a2410') +
    path('M-70-60Q-40-48-34-12Q-52-20-60-46Z', '#1c0a06') +
    path('M-14-8Q0-20 22-10L14 34L18 48H4L-2 20Z', pen.shade(dim(alt, 0.2))) +
    path('M-16-62Q4-74 20-58L22-8H-14Z', pen.shade(key, 60)) +
    path('M-12-54Q-30-34-46-26L-42-18Q-20-26-4-42Z', pen.shade(dim(key, 0.15))) +
    circle(2, -74, 12, '#c88a5a') +
    path('M-26-80Q0-90 30-80Q14-72 2-76T-26-80Z', pen.shade(alt)) +
    path('M-12-82Q-14-102 2-100Q18-102 16-82Z', pen.shade(alt)) +
    path('M-8-64Q2-56 14-64L8-50Z', '#e03a2a') +
    stroke('M-84-14Q-64 4-44-22', '#1c0a06', 2)
  );
};

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
  subjects: [drawBadge, drawOutlaw, drawRevolver],
  figures: [drawRider],
  back: drawMesas,
  front: drawCacti,
  particles: ['sparks', 'bokeh'],
};
