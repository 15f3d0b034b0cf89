import { dim, lit } from '../../colour.ts';
import type { Draw, MotifArt } from '../../frame.ts';
import { drawColumns } from '../../interior.ts';
import { box, circle, ellipse, glint, group, mirror, onCircle, path, place, polygon, stroke, times } from '../../shapes.ts';
import { drawHills, drawRocks } from '../../terrain.ts';

const nemes =
  'M0-94C-38-94-62-70-68-34C-74-4-84 24-92 52Q-74 66-52 60L-48 100H48L52 60Q74 66 92 52C84 24 74-4 68-34C62-70 38-94 0-94Z';

const drawMask: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const gold = pen.gold(30);
  const stripes = times(17, (index) => {
    const from = onCircle(34, 172 + index * 12.2, 0, -20);
    const [ax, ay] = onCircle(130, 172 + index * 12.2 - 3, 0, -20);
    const [bx, by] = onCircle(130, 172 + index * 12.2 + 3, 0, -20);
    return polygon([from, [ax, ay], [bx, by]]);
  });
  const lappets = mirror(
    path(
      times(
        7,
        (index) =>
          `M-30 ${8 + index * 14}Q-62 ${4 + index * 14}-98 ${22 + index * 13}V${29 + index * 13}Q-62 ${11 + index * 14}-30 ${15 + index * 14}Z`,
      ),
      key,
    ),
  );
  const half =
    ellipse(-43, 4, 7, 12, gold) +
    path('M-36-9Q-24-20-8-9', 'none', `stroke="${dim(key, 0.45)}" stroke-width="4.5" stroke-linecap="round"`) +
    path('M-33 0Q-21-11-8 0Q-20 8-33 0Z', '#fffbe8') +
    circle(-20, -1, 5, dim(alt, 0.3)) +
    circle(-21.5, -2.5, 1.6, '#ffffff') +
    stroke('M-33 0Q-21-11-8 0M-33 0Q-21 8-10 2M-33 0L-46 4', dim(key, 0.6), 3) +
    path('M-6 20Q-10 26-3 27L0 25V8Z', '#8a4c08', 'opacity="0.45"');
  return (
    path('M-100 100Q-70 66 0 66T100 100V112H-100Z', pen.shade(accent)) +
    times(4, (index) =>
      stroke(
        `M-98 ${104 + index * 2}Q-62 ${74 + index * 9} 0 ${74 + index * 9}T98 ${104 + index * 2}`,
        [key, '#ffcf4d', alt, '#ffe9a0'][index] ?? key,
        5,
      ),
    ) +
    path(nemes, gold) +
    group(path(stripes, key) + lappets, `clip-path="${pen.clip(path(nemes, '#fff'))}"`) +
    path('M0-94C38-94 62-70 68-34C74-4 84 24 92 52Q74 66 52 60L48 100H20Q54 20 30-40Z', dim(key, 0.7), 'opacity="0.3"') +
    path(
      'M0-44C-32-44-44-28-44-4C-44 28-24 56 0 62C24 56 44 28 44-4C44-28 32-44 0-44Z',
      pen.linear(['#fff3b8', '#ffd057@35', '#f0a92c@65', '#a8650e'], 60),
    ) +
    path('M0-44C32-44 44-28 44-4C44 28 24 56 0 62Q16 30 8-44Z', '#7a3d05', 'opacity="0.22"') +
    path('M-52-22Q-44-62 0-64T52-22L46-14Q38-48 0-50T-46-14Z', gold) +
    times(9, (index) =>
      circle(-42 + index * 10.5, -27 - 26 * Math.sin(((index + 0.5) * Math.PI) / 9), 2.6, index % 2 ? alt : accent),
    ) +
    mirror(half) +
    path('M-13 37Q-6 33 0 35.5Q6 33 13 37Q0 47-13 37Z', '#a4520f') +
    stroke('M-13 37Q0 40 13 37', '#6a2f06', 1.6) +
    path('M-8 60L-11 98Q0 110 11 98L8 60Q0 64-8 60Z', pen.shade(key, 90)) +
    stroke(
      times(5, (index) => `M-9 ${68 + index * 7}Q0 ${73 + index * 7} 9 ${68 + index * 7}`),
      '#ffd057',
      2.4,
    ) +
    path('M-5-56C-16-70-12-92 0-100C12-92 16-70 5-56Q0-60-5-56Z', gold) +
    path('M-4-62C-10-72-8-86 0-92C8-86 10-72 4-62Z', key) +
    circle(0, -82, 4, accent) +
    path('M-20-50Q-30-66-18-76L-8-62ZM20-50Q30-66 18-76L8-62Z', gold) +
    glint(-52, -52, 13) +
    glint(34, 20, 8)
  );
};

const drawPlinth: Draw = (pen) =>
  place(drawMask(pen), 0, -14, 0.8) +
  path('M-84 72H84L90 86H-90Z', pen.gold(90)) +
  box(-80, 86, 160, 40, pen.shade(pen.palette.key, 90)) +
  times(7, (index) => path(`M${-72 + index * 22} 92h12v26h-12Z`, '#ffcf4d', 'opacity="0.5"'));

const drawScarab: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const feathers = times(9, (index) => {
    const tilt = index * 9;
    return place(
      path(
        `M0-8L${84 - index * 4}-12Q${96 - index * 4}-4 ${84 - index * 4} 6L0 8Z`,
        pen.linear([lit([key, accent, alt][index % 3] ?? key, 0.3), [key, accent, alt][index % 3] ?? key, '#ffcf4d'], 90),
      ),
      12,
      8,
      1,
      -62 + tilt,
    );
  });
  return (
    circle(0, -62, 30, pen.gold(20)) +
    circle(0, -62, 25, pen.ball(accent)) +
    glint(-9, -72, 8) +
    mirror(feathers) +
    mirror(stroke('M-20-14Q-40-30-26-44M-26 40Q-46 56-34 84M-20 56Q-30 78-14 92', '#c98418', 6)) +
    path('M0-26C-22-26-34-4-34 24C-34 58-18 78 0 84C18 78 34 58 34 24C34-4 22-26 0-26Z', pen.gold(40)) +
    path('M-2 8C-20 6-29 14-29 28C-28 54-16 72-2 78Z', pen.shade(key, 40)) +
    path('M2 8C20 6 29 14 29 28C28 54 16 72 2 78Z', pen.shade(dim(key, 0.15), 40)) +
    path('M-27 2Q-20-18 0-20Q20-18 27 2Q0 8-27 2Z', pen.shade(alt)) +
    stroke('M-20 24Q-22 44-10 62M20 24Q22 44 10 62', lit(key, 0.6), 3, 'opacity="0.7"') +
    circle(-9, -26, 4, '#2a1205') +
    circle(9, -26, 4, '#2a1205')
  );
};

const drawCat: Draw = (pen) => {
  const { key, accent } = pen.palette;
  return (
    box(-56, 84, 112, 20, pen.gold(90)) +
    box(-66, 100, 132, 14, pen.shade(key, 90)) +
    path('M30 84Q66 80 62 44Q58 18 48 30Q54 66 22 74Z', dim(key, 0.62)) +
    path(
      'M-30 84C-34 50-30 30-24 6C-30-4-34-20-30-34L-34-72L-14-54Q0-58 12-54L32-72L28-34C32-20 26-6 20 2C36 24 42 56 38 84Z',
      pen.linear([lit(key, 0.1), dim(key, 0.45), dim(key, 0.8)], 50),
    ) +
    path('M-26 2Q0 22 22 0L26 14Q0 38-27 18Z', pen.gold(90)) +
    circle(-2, 24, 6, accent) +
    path('M-22-32Q-14-42-6-32Q-14-26-22-32ZM4-32Q12-42 20-32Q12-26 4-32Z', '#ffd860') +
    ellipse(-14, -33, 2, 4.5, '#180a04') +
    ellipse(12, -33, 2, 4.5, '#180a04') +
    path('M-4-20H3L0-15Z', '#ffd860') +
    stroke('M-8 84V50M10 84V50', dim(key, 0.85), 2.5) +
    circle(30, -50, 6, 'none', 'stroke="#ffd860" stroke-width="2.5"')
  );
};

const pyramid = (x: number, base: number, size: number, lightFill: string, darkFill: string) => {
  const rows = times(
    9,
    (row) => `M${x - (size * (row + 1)) / 10} ${base - size * 0.68 * (1 - (row + 1) / 10)}H${x + (size * (row + 1)) / 10}`,
  );
  return (
    path(
      polygon([
        [x, base - size * 0.68],
        [x - size, base],
        [x + size * 0.24, base],
      ]),
      lightFill,
    ) +
    path(
      polygon([
        [x, base - size * 0.68],
        [x + size * 0.24, base],
        [x + size, base],
      ]),
      darkFill,
    ) +
    stroke(rows, darkFill, 2, 'opacity="0.35"')
  );
};

export const pharaoh: MotifArt = {
  moods: ['gold', 'ember', 'dusk', 'night', 'lagoon', 'rose'],
  tones: ['1b4fc4 18b7a6 e2412f', '12808a e2412f 7a3fd0', '2a2f9c e88a1c 1fb58a', '8a1f4a 1b8fc4 27b070'],
  subjects: [drawMask, drawMask, drawScarab],
  figures: [drawCat, drawPlinth],
  back: (pen, frame) => {
    if (pen.random.chance(0.25)) return drawColumns(pen, frame) + drawHills(pen, frame, 1, 20);
    const { palette, random } = pen;
    const fills = [pen.linear([lit(palette.low, 0.2), palette.far], 0), pen.linear([palette.far, palette.near])] as const;
    const spots = [0.16, 0.5, 0.86].map((at, index) =>
      pyramid(
        frame.width * (at + random.range(-0.08, 0.08)),
        frame.horizon + 40,
        random.range(190, 330) * (index === 1 ? 0.7 : 1.1),
        ...fills,
      ),
    );
    return spots.join('') + drawHills(pen, frame, 3, 110);
  },
  front: (pen, frame) => (pen.random.chance(0.5) ? drawRocks(pen, frame, 110) : ''),
  particles: ['sparks', 'sparks', 'bokeh'],
};
