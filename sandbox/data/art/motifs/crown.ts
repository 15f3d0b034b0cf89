import { dim, lit } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawColumns, drawCurtains } from '../interior.ts';
import type { Pen } from '../pen.ts';
import { box, circle, ellipse, glint, mirror, onCircle, path, place, polygon, star, stroke, times } from '../shapes.ts';
import { drawHills } from '../terrain.ts';

const jewel = (pen: Pen, x: number, y: number, r: number, colour: string) =>
  circle(x, y, r * 1.3, pen.gold(30)) +
  circle(x, y, r, pen.ball(colour)) +
  path(polygon([onCircle(r * 0.6, 200, x, y), onCircle(r * 0.6, 280, x, y), [x, y]]), '#ffffff', 'opacity="0.6"');

const drawRegal: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const band = times(7, (index) => {
    const x = -66 + index * 22;
    return jewel(pen, x, 58 + 12 * Math.cos((x / 66) * 1.4), index % 2 ? 5 : 8, [key, alt, accent][index % 3] ?? key);
  });
  const points: readonly (readonly [number, number, number])[] = [
    [-94, -34, 9],
    [-50, -62, 10],
    [0, -84, 13],
    [50, -62, 10],
    [94, -34, 9],
  ];
  return (
    path('M-80 44C-84-4-50-34 0-34S84-4 80 44Z', pen.shade(dim(key, 0.15), 30)) +
    ellipse(0, 38, 76, 16, dim(key, 0.65)) +
    path('M-78 40Q0 6 78 40L80 30Q0-8-80 30Z', pen.gold(0)) +
    path(
      'M-78 76L-94-34L-62 8L-50-60L-26 4L0-82L26 4L50-60L62 8L94-34L78 76Q0 104-78 76Z',
      pen.linear(['#fff8d0', '#ffd860@30', '#f0a92c@60', '#9a5a0c'], 30),
    ) +
    path('M0-82L26 4L50-60L62 8L94-34L78 76Q40 90 0 92Z', '#6a3405', 'opacity="0.25"') +
    stroke('M-86-14L-60 22L-48-36L-27 18L0-56L27 18L48-36L60 22L86-14', '#fff6c8', 2, 'opacity="0.8"') +
    mirror(path('M-52 14Q-40-8-28 22Q-40 34-52 14Z', '#8a4e08', 'opacity="0.5"')) +
    path('M-80 42Q0 78 80 42L76 84Q0 116-76 84Z', pen.gold(60)) +
    stroke('M-80 42Q0 78 80 42M-77 80Q0 112 77 80', '#fffbe0', 3) +
    band +
    path('M0-26L16 2L0 34L-16 2Z', pen.gold(20)) +
    path('M0-18L11 2L0 26L-11 2Z', pen.linear([lit(accent, 0.7), accent, dim(accent, 0.5)], 30)) +
    points.map(([x, y, r]) => jewel(pen, x, y - r * 0.6, r * 0.8, r > 12 ? key : r > 9 ? alt : accent)).join('') +
    glint(-6, -94, 20) +
    glint(-58, 40, 12) +
    glint(64, 20, 10)
  );
};

const drawImperial: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const pearls = (d: string) =>
    stroke(d, '#b98a3a', 8.5, 'stroke-dasharray="0.1 9"') + stroke(d, '#fffaf0', 6.5, 'stroke-dasharray="0.1 9"');
  return (
    path(
      'M-70 46C-104-16-66-70 0-44C66-70 104-16 70 46Z',
      pen.radial([lit(key, 0.4), `${key}@50`, dim(key, 0.65)], 0.4, 0.3, 0.8),
    ) +
    stroke('M-34 40Q-56-10-30-46M34 40Q56-10 30-46', dim(key, 0.5), 3, 'opacity="0.6"') +
    mirror(stroke('M-74 46C-108-22-64-74 0-46', '#f0b43a', 13) + pearls('M-74 46C-108-22-64-74 0-46')) +
    stroke('M0-46V44', '#f0b43a', 15) +
    pearls('M0-40V40') +
    circle(0, -62, 15, pen.ball('#ffc83a')) +
    path('M-5-104H5V-92H16V-82H5V-72H-5V-82H-16V-92H-5Z', pen.gold(20)) +
    circle(0, -87, 4, pen.ball(accent)) +
    path('M-82 42H82L78 88Q0 106-78 88Z', pen.gold(60)) +
    mirror(
      path('M-72 44Q-62 14-52 44ZM-32 42Q-22 8-12 42Z', pen.gold(20)) +
        jewel(pen, -62, 32, 4.5, alt) +
        jewel(pen, -22, 28, 4.5, accent),
    ) +
    times(5, (index) =>
      place(
        path(
          index % 2 ? 'M0-12L10 0L0 12L-10 0Z' : 'M-11-8L-6-12H6L11-8V8L6 12H-6L-11 8Z',
          pen.linear(
            [
              lit([key, alt, accent][index % 3] ?? key, 0.6),
              [key, alt, accent][index % 3] ?? key,
              dim([key, alt, accent][index % 3] ?? key, 0.5),
            ],
            30,
          ),
          'stroke="#fff6c8" stroke-width="2"',
        ),
        -60 + index * 30,
        68,
      ),
    ) +
    path('M-84 84Q0 104 84 84V96Q0 116-84 96Z', '#fffaf2') +
    times(9, (index) => ellipse(-72 + index * 18, 95 + 6 * Math.sin(((index + 0.5) / 9) * Math.PI), 2.4, 5, '#24141c')) +
    glint(-46, -36, 14) +
    glint(40, 60, 12)
  );
};

const drawCushion: Draw = (pen) => {
  const { alt } = pen.palette;
  return (
    path(
      'M-104 60Q-60 44 0 46T104 60Q92 78 104 100Q50 112 0 110T-104 100Q-92 78-104 60Z',
      pen.radial([lit(alt, 0.45), `${alt}@45`, dim(alt, 0.6)], 0.4, 0.2, 0.9),
    ) +
    stroke('M-104 60Q-60 44 0 46T104 60M-104 100Q-50 112 0 110T104 100', '#ffcf4d', 4) +
    mirror(stroke('M-104 100l-8 14M-104 100v16M-104 100l8 14', '#ffcf4d', 3) + circle(-104, 100, 6, pen.gold())) +
    ellipse(0, 62, 66, 10, '#0e0418', 'opacity="0.5"') +
    place(pen.random.chance(0.5) ? drawRegal(pen) : drawImperial(pen), 0, -14, 0.78)
  );
};

const drawRing: Draw = (pen) => {
  const { key } = pen.palette;
  return (
    circle(0, 40, 56, 'none', `stroke="${pen.gold(30)}" stroke-width="18"`) +
    circle(0, 40, 62, 'none', 'stroke="#fff6c8" stroke-width="2" opacity="0.8"') +
    path('M-30-24L-40-44L-12-30H12L40-44L30-24L12-8H-12Z', pen.gold(20)) +
    place(
      path('M-48-14L-28-40H28L48-14L0 40Z', pen.linear([lit(key, 0.5), key, dim(key, 0.4)], 30)) +
        path('M-28-40L-18-14H-48ZM28-40L18-14H48ZM0-40L-18-14H18Z', lit(key, 0.6), 'opacity="0.7"') +
        path('M-18-14L0 40L18-14Z', lit(key, 0.35), 'opacity="0.7"') +
        stroke(
          'M-48-14L-28-40H28L48-14L0 40ZM-48-14H48M-28-40L-18-14L0 40L18-14L28-40M-18-14L0-40L18-14',
          '#ffffff',
          1.5,
          'opacity="0.7"',
        ),
      0,
      -52,
      1.06,
    ) +
    glint(-34, -80, 24) +
    glint(30, -40, 12) +
    path(star(4, 10, 3, 50, 70), '#fffbe0')
  );
};

const drawHall: Scenery = (pen, frame) => {
  const carpet =
    path(
      `M${(frame.focus.x - 110) | 0} ${frame.horizon | 0}H${(frame.focus.x + 110) | 0}L${(frame.focus.x + 420) | 0} ${frame.height}H${(frame.focus.x - 420) | 0}Z`,
      pen.linear([dim('#c8202a', 0.3), '#a8142a', dim('#7a0a20', 0.5)]),
    ) +
    stroke(
      `M${(frame.focus.x - 100) | 0} ${frame.horizon | 0}L${(frame.focus.x - 385) | 0} ${frame.height}M${(frame.focus.x + 100) | 0} ${frame.horizon | 0}L${(frame.focus.x + 385) | 0} ${frame.height}`,
      '#ffcf4d',
      6,
      'opacity="0.8"',
    );
  const floor = box(
    0,
    frame.horizon,
    frame.width,
    frame.height,
    pen.linear([pen.palette.far, pen.palette.near, pen.palette.ink]),
  );
  return (
    drawColumns(pen, frame, 0.3) +
    (pen.random.chance(0.5) ? drawCurtains(pen, frame, pen.random.pick(['#8a1428', '#4a1f7a', '#1a3f8a'])) : '') +
    (pen.random.chance(0.75) ? floor + carpet : drawHills(pen, frame, 2, 30))
  );
};

export const crown: MotifArt = {
  moods: ['velvet', 'amethyst', 'plum', 'night', 'gold', 'emerald', 'blood'],
  tones: ['d0203a 2a7ae0 2fc08a', '5a2ad0 ff4a7a 3fd0ff', '1f5ac8 d0304a ffe06a', '12906a c8203a 8a5aff'],
  subjects: [drawRegal, drawImperial, drawCushion, drawRing],
  figures: [drawCushion],
  back: drawHall,
  front: () => '',
  particles: ['sparks', 'bokeh', 'confetti'],
  indoors: true,
};
