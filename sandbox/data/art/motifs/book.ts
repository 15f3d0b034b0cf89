import { dim, lit } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawColumns } from '../interior.ts';
import { box, circle, ellipse, glint, mirror, onCircle, path, place, polygon, star, stroke, times } from '../shapes.ts';
import { drawHills, drawRocks } from '../terrain.ts';

const drawOpen: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const page = pen.linear(['#fffef2', '#f9e6b4@50', '#b9843c'], 60);
  const runes = times(4, (line) =>
    stroke(
      `M-84 ${34 + line * 12}Q-50 ${18 + line * 12}-12 ${32 + line * 12}`,
      '#8a5418',
      3,
      `stroke-dasharray="${6 + line * 3} 5 3 6" opacity="0.7"`,
    ),
  );
  const beams = times(7, (index) =>
    polygon([
      [-14 + index * 4, 20],
      [14 + index * 1, 20],
      onCircle(150, -134 + index * 15, 0, 20),
      onCircle(150, -140 + index * 15, 0, 20),
    ]),
  );
  const letters = times(9, (index) => {
    const [x, y] = onCircle(40 + ((index * 37) % 70), -150 + index * 15, 0, 10);
    return place(
      path(
        index % 3
          ? star(4, 9, 3)
          : polygon([
              [0, -9],
              [7, 0],
              [0, 9],
              [-7, 0],
            ]),
        index % 2 ? '#fff6c0' : accent,
      ),
      x,
      y,
      1,
      index * 20,
    );
  });
  return (
    path('M-104 92L-100 30Q-50 10 0 36Q50 10 100 30L104 92Q50 76 0 98Q-50 76-104 92Z', pen.shade(key)) +
    stroke('M-104 92Q-50 76 0 98Q50 76 104 92', '#ffcf4d', 5) +
    path(beams, pen.lamp(['#fffbe0/0.95', '#ffd45a/0.5@45', '#ffb02e/0'], 0, 20, 140), 'opacity="0.8"') +
    times(4, (index) =>
      path(
        `M-98 ${82 - index * 3}L-96 ${24 - index * 2}Q-50 ${4 - index * 2} 0 ${32 - index}Q50 ${4 - index * 2} 96 ${24 - index * 2}L98 ${82 - index * 3}Q50 ${64 - index * 3} 0 ${90 - index * 2}Q-50 ${64 - index * 3}-98 ${82 - index * 3}Z`,
        index % 2 ? '#d9b06a' : '#fff3cf',
      ),
    ) +
    mirror(path('M-96 20Q-50-4 0 28V84Q-50 56-96 74Z', page)) +
    mirror(path('M0 28Q-20 12-34 10L-30 60Q-14 66 0 84Z', '#6a3408', 'opacity="0.28"')) +
    runes +
    place(circle(0, 0, 19, pen.shade(alt)) + path(star(8, 17, 8), pen.gold()) + circle(0, 0, 5, accent), 52, 40, 1, -8) +
    stroke('M26 70Q56 56 84 66', '#8a5418', 3, 'stroke-dasharray="8 5"') +
    ellipse(0, 16, 60, 46, pen.radial(['#fffde8/0.95', '#ffe08a/0.5@45', '#ffc83a/0'])) +
    letters +
    circle(0, -44, 26, pen.radial(['#ffffff', '#fff0a0@30', `${accent}/0.6@60`, `${accent}/0`])) +
    path(star(6, 26, 10, 0, -44), '#fffdf0') +
    glint(0, -44, 36) +
    path('M-6 90V110L0 104L6 110V90Z', accent)
  );
};

const drawTome: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  return (
    path('M-62-92H70Q82-92 82-82V92H-62Z', dim(key, 0.75)) +
    path('M-56 78H80V98H-56Z', '#f7e6b8') +
    stroke('M-54 83H80M-54 88H80M-54 93H80', '#b98a48', 1.6) +
    path('M-70-100H64Q76-100 76-88V84H-58Q-70 84-70 96Z', pen.linear([lit(key, 0.35), `${key}@45`, dim(key, 0.6)], 40)) +
    path('M-70 96Q-70 84-58 84H76V78H-58Q-74 78-74 96Q-74 106-62 106H78V98H-60Q-70 100-70 96Z', dim(key, 0.45)) +
    path('M-70-100H-50V82Q-68 84-70 96Z', dim(key, 0.4)) +
    times(3, (index) => path(`M-74 ${-74 + index * 54}H-46V${-60 + index * 54}H-74Z`, pen.gold())) +
    path('M-42-92H70V76H-42Z', 'none', 'stroke="#ffcf4d" stroke-width="4"') +
    [
      [-42, -92, 0],
      [70, -92, 90],
      [70, 76, 180],
      [-42, 76, 270],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        place(path('M-4-4H30Q26 10 12 12Q10 26-4 30Z', pen.gold()) + circle(8, 8, 4, pen.ball(alt)), x, y, 1, turn),
      )
      .join('') +
    place(
      times(12, (index) => place(path('M0-52L6-36H-6Z', pen.gold()), 0, 0, 1, index * 30)) +
        circle(0, 0, 40, pen.gold(30)) +
        circle(0, 0, 34, dim(key, 0.6)) +
        path('M-34 0Q0-34 34 0Q0 34-34 0Z', '#fff8e0') +
        circle(0, 0, 16, pen.ball(accent)) +
        ellipse(0, 0, 5, 13, '#14060c') +
        circle(-5, -6, 3.5, '#ffffff') +
        stroke('M-34 0Q0-34 34 0Q0 34-34 0Z', '#b97a1a', 3),
      14,
      -8,
    ) +
    path('M66-18H92V12H66Z', pen.gold(60)) +
    circle(82, -3, 5, '#5a2c08') +
    glint(-30, -80, 14) +
    glint(52, 50, 10)
  );
};

const drawLibrary: Scenery = (pen, frame) =>
  drawColumns(pen, frame, 0.3) +
  times(pen.random.int(5, 9), () => {
    const x = pen.random.range(0, frame.width);
    const h = pen.random.range(60, 160);
    return (
      box(x - 9, frame.horizon + 70 - h, 18, h, '#f6e2b0', 'opacity="0.6"') +
      circle(
        x,
        frame.horizon + 54 - h,
        70,
        pen.radial([`${pen.palette.light}/0.9`, `${pen.palette.low}/0.35@35`, `${pen.palette.low}/0`]),
      ) +
      path(`M${(x - 5) | 0} ${(frame.horizon + 68 - h) | 0}q-5-16 5-30q10 14 5 30Z`, '#fff6c8')
    );
  }) +
  drawHills(pen, frame, 2, 24);

export const book: MotifArt = {
  moods: ['gold', 'plum', 'amethyst', 'lagoon', 'ember', 'night', 'emerald'],
  tones: ['7a1f2a 1f8a8a 3fd0ff', '2a3f8a c8302a ffb02e', '5a2a8a e8a02a 4ae0b0', '1f5a4a a8304a ff8a3a'],
  subjects: [drawOpen, drawTome, drawOpen],
  figures: [drawOpen, drawTome],
  back: drawLibrary,
  front: (pen, frame) => drawRocks(pen, frame, 90),
  particles: ['sparks', 'bokeh', 'stars'],
  indoors: true,
};
