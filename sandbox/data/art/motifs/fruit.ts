import { dim, lit } from '../colour.ts';
import type { Draw, MotifArt } from '../frame.ts';
import type { Pen } from '../pen.ts';
import { circle, curve, ellipse, glint, group, onCircle, path, place, star, stroke, times } from '../shapes.ts';
import { drawClouds, drawHills, drawLeaves } from '../terrain.ts';

const leaf = (pen: Pen, colour = '#3fae3a') =>
  path('M0 0C-4-26 18-44 52-42C50-12 30 6 0 0Z', pen.shade(colour, 60)) + stroke('M0 0Q22-14 44-36', lit(colour, 0.5), 2);
const shine = (x: number, y: number, rx: number, ry: number, turn: number) =>
  place(ellipse(0, 0, rx, ry, '#ffffff'), x, y, 1, turn, 'opacity="0.55"');
const drops = (pen: Pen, list: readonly (readonly [number, number, number])[]) =>
  list
    .map(
      ([x, y, r]) =>
        circle(x, y, r, pen.radial(['#ffffff/0.15', '#ffffff/0.1@60', '#ffffff/0.7'], 0.6, 0.65, 0.6)) +
        circle(x - r * 0.3, y - r * 0.35, r * 0.28, '#ffffff'),
    )
    .join('');

const drawCherries: Draw = (pen) => {
  const red = pen.radial(['#ff9a8a', '#f5283c@30', '#c20a2c@62', '#5a0220'], 0.36, 0.3, 0.78);
  return (
    stroke('M-40 22C-36-30-6-66 34-86M44 30C48-10 44-52 34-86', '#6b8f23', 7) +
    stroke('M-42 22C-38-30-8-66 32-88', '#b7d652', 2) +
    place(leaf(pen), 32, -84, 1.15, 26) +
    place(leaf(pen, '#2c8f38'), 30, -84, 0.95, -92) +
    circle(-40, 50, 46, red) +
    circle(46, 56, 42, red) +
    path('M-52 14Q-40 24-26 13', 'none', 'stroke="#6a0220" stroke-width="5" opacity="0.6"') +
    path('M36 24Q46 32 56 22', 'none', 'stroke="#6a0220" stroke-width="5" opacity="0.6"') +
    shine(-56, 32, 7, 15, 38) +
    shine(31, 40, 6, 13, 38) +
    drops(pen, [
      [-20, 66, 6],
      [-48, 76, 4.5],
      [60, 70, 6],
      [-12, 44, 3.5],
      [40, 84, 4],
    ])
  );
};

const drawMelon: Draw = (pen) =>
  path('M-98-22A100 100 0 0 0 98-22Z', pen.linear(['#1c7a34', '#0b4a24']), 'transform="rotate(-14) translate(0 -12)"') +
  group(
    times(9, (index) => stroke(`M${-84 + index * 21}-20Q${-70 + index * 17} 40 ${-30 + index * 8} 84`, '#8fd65a', 3.5)),
    `opacity="0.4" clip-path="${pen.clip(path('M-98-22A100 100 0 0 0 98-22Z', '#fff'))}" transform="rotate(-14) translate(0 -12)"`,
  ) +
  group(
    path('M-90-22A90 90 0 0 0 90-22Z', '#e9ffc9') +
      path('M-83-22A83 83 0 0 0 83-22Z', pen.linear(['#ff6f7f', '#f7304e@45', '#c2103a'])) +
      times(9, (index) => {
        const [x, y] = onCircle(index % 2 ? 62 : 42, 18 + index * 18, 0, -22);
        return place(
          path('M0-8C6-2 6 7 0 8C-6 7-6-2 0-8Z', '#24080c') + ellipse(-1.6, 0, 1, 3, '#ffffff', 'opacity="0.6"'),
          x,
          y,
          0.95,
          index * 18 - 72,
        );
      }) +
      stroke('M-83-22H83', '#ffb3b8', 4),
    'transform="rotate(-14) translate(0 -12)"',
  ) +
  drops(pen, [
    [-40, -8, 6],
    [30, 40, 5],
    [66, -24, 5],
  ]) +
  place(
    path('M-52 30L0-60L52 30Q0 56-52 30Z', pen.linear(['#ff8a92', '#f23a55', '#c2103a'])) +
      path('M-52 30Q0 56 52 30L54 40Q0 68-54 40Z', '#e9ffc9') +
      path('M-54 39Q0 67 54 39L56 50Q0 80-56 50Z', '#1c7a34') +
      times(5, (index) => ellipse(-24 + index * 12, index % 2 ? 16 : -2, 3, 6, '#24080c')),
    42,
    -46,
    0.85,
    24,
  );

const drawLemon: Draw = (pen) => {
  const slice = (x: number, y: number, r: number, rind: string, flesh: string) =>
    circle(x, y, r, pen.shade(rind)) +
    circle(x, y, r * 0.9, '#fffbe2') +
    times(9, (index) => {
      const a = index * 40;
      const [p, q] = [onCircle(r * 0.8, a + 4, x, y), onCircle(r * 0.8, a + 36, x, y)];
      const [mx, my] = onCircle(r * 0.1, a + 20, x, y);
      const [cx, cy] = onCircle(r * 0.92, a + 20, x, y);
      return path(
        `M${mx.toFixed(1)} ${my.toFixed(1)}L${p[0].toFixed(1)} ${p[1].toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${q[0].toFixed(1)} ${q[1].toFixed(1)}Z`,
        pen.radial([lit(flesh, 0.5), flesh, dim(flesh, 0.12)]),
      );
    });
  return (
    place(leaf(pen), -6, -44, 1.2, -50) +
    place(leaf(pen, '#2c8f38'), -8, -46, 1, 20) +
    slice(52, 40, 50, '#ff8a1c', '#ffa530') +
    path(
      'M-88 16C-84-20-52-48-14-46C10-46 24-34 36-26C50-24 52-12 44-4C44 34 14 66-28 64C-56 62-72 52-78 36C-90 34-96 24-88 16Z',
      pen.radial(['#fffbc0', '#ffe53a@35', '#f2b60c@70', '#a86a04'], 0.36, 0.3, 0.8),
    ) +
    shine(-44, -14, 9, 20, 52) +
    drops(pen, [
      [-4, 30, 6],
      [-30, 44, 4],
      [8, 4, 4],
      [70, 24, 4],
    ]) +
    slice(-44, 62, 34, '#6fc42c', '#b4ea4a')
  );
};

const drawGrapes: Draw = (pen) => {
  const { accent } = pen.palette;
  const rows = [4, 5, 4, 3, 2, 1];
  return (
    stroke('M4-96Q8-74 2-58', '#7a5a22', 8) +
    place(leaf(pen), 4, -66, 1.5, -6) +
    place(leaf(pen, '#2c8f38'), 0, -66, 1.4, -112) +
    rows
      .map((count, row) =>
        times(count, (index) => {
          const x = (index - (count - 1) / 2) * 36 + (row % 2 ? 3 : -3);
          const y = -46 + row * 27;
          return (
            circle(x, y, 21, pen.ball(['#7a2fd0', '#8f3fe0', accent][(index + row) % 3] ?? accent)) +
            ellipse(x - 7, y - 8, 5, 3.4, '#ffffff', 'opacity="0.7"')
          );
        }),
      )
      .join('')
  );
};

const drawBerry: Draw = (pen) =>
  path(
    'M0 98C-34 84-80 34-76-16C-74-48-36-58 0-46C36-58 74-48 76-16C80 34 34 84 0 98Z',
    pen.radial(['#ff9a8a', '#f72c44@32', '#c40a34@66', '#64021f'], 0.36, 0.3, 0.8),
  ) +
  times(24, (index) => {
    const row = Math.floor(index / 5);
    const x = ((index % 5) - 2) * (28 - row * 4) + (row % 2 ? 9 : -3);
    return place(
      path('M0-5C4-1 4 4 0 5C-4 4-4-1 0-5Z', '#ffd860') + path('M-4 5Q0 8 4 5', 'none', 'stroke="#7a0422" stroke-width="2"'),
      x,
      -22 + row * 23,
    );
  }) +
  path(star(7, 62, 20, 0, -50, -64), pen.shade('#48b53c')) +
  path(
    curve([
      [-4, -52],
      [-8, -78],
      [6, -98],
      [12, -94],
      [2, -76],
      [6, -52],
    ]),
    '#5fae35',
  ) +
  shine(-46, -14, 8, 18, 24) +
  glint(44, -26, 10);

const drawMix: Draw = (pen) =>
  place(drawGrapes(pen), -48, -18, 0.62, 14) +
  place(drawLemon(pen), 46, -22, 0.62, -8) +
  place(drawMelon(pen), -14, 46, 0.6, 4) +
  place(drawCherries(pen), 44, 50, 0.52) +
  place(drawBerry(pen), -66, 62, 0.4, -14);

export const fruit: MotifArt = {
  moods: ['sunny', 'rose', 'ember', 'mint', 'amethyst', 'emerald', 'azure', 'velvet'],
  tones: ['ff4a5c ffd23a 7a2fd0', '3fbf4a ff8a1c d02a8a', 'ffb81c e8304a 4a6af0'],
  subjects: [drawCherries, drawMelon, drawLemon, drawGrapes, drawBerry, drawMix],
  figures: [drawMix, drawCherries, drawBerry],
  back: (pen, frame) => drawClouds(pen, frame, frame.horizon * 0.5, 130, 0.35, 4) + drawHills(pen, frame, 3, 130),
  front: (pen, frame) => drawLeaves(pen, frame, ['#1f7a34', '#06281a'], 6),
  particles: ['bubbles', 'bokeh', 'sparks', 'leaves'],
  shade: 0.22,
};
