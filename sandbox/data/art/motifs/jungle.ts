import { dim, lit } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { box, circle, ellipse, glint, mirror, path, place, polygon, stroke, times } from '../shapes.ts';
import { drawFirs, drawLeaves, haze } from '../terrain.ts';

const drawTiger: Draw = (pen) => {
  const fur = pen.linear(['#ffc05a', '#f78a1c@45', '#c2520c'], 20);
  const ink = '#2a0e08';
  const half =
    circle(-62, -66, 25, fur) +
    circle(-62, -66, 15, '#5a2010') +
    path('M-94 6L-112 16L-94 24L-110 40L-88 42L-98 62L-74 56Q-60 70-40 76V-20Z', fur);
  const marks =
    path('M-18-92L-10-62L-26-82ZM-42-82L-26-56L-52-68ZM0-98L3-70L0-58Z', ink) +
    path('M-96-18L-62-8L-92-4ZM-94 14L-62 12L-86 26ZM-80 44L-54 30L-66 54Z', ink) +
    path('M-30-40Q-44-38-56-26Q-40-34-28-30Z', ink);
  const eye =
    path('M-52-16Q-36-32-18-10Q-36-2-52-16Z', '#fff3d0') +
    circle(-34, -15, 9.5, pen.radial(['#fff06a', `${pen.palette.accent}@60`, '#1a5a2a'])) +
    circle(-34, -15, 4.4, '#120604') +
    circle(-37, -18.5, 2, '#ffffff') +
    stroke('M-54-16Q-36-34-16-9Q-12-2-14 6', ink, 4);
  return (
    mirror(half) +
    path('M0-98C-48-98-84-60-84-10C-84 34-60 74 0 100C60 74 84 34 84-10C84-60 48-98 0-98Z', fur) +
    mirror(marks) +
    mirror(path('M-56-34Q-36-52-16-28Q-34-34-50-22Z', '#fff1dc', 'opacity="0.9"') + eye) +
    path('M-16-28Q0-36 16-28L22 20H-22Z', pen.linear(['#f79a2c', '#ffb95a'])) +
    mirror(path('M0 22Q-26 10-48 28Q-64 52-44 72Q-20 88 0 66Z', pen.linear(['#fffaf0', '#f2dcc0']))) +
    path('M-24 66Q0 96 24 66Q20 98 0 102Q-20 98-24 66Z', '#fff1dc') +
    path('M-24 62Q0 54 24 62Q18 86 0 88Q-18 86-24 62Z', '#5a0a14') +
    path('M-12 78Q0 70 12 78Q6 87 0 87T-12 78Z', '#ff7a8a') +
    mirror(path('M-20 61L-15 78L-9 59Z', '#fffdf4')) +
    path('M-20 16Q0 10 20 16Q18 32 0 40Q-18 32-20 16Z', pen.shade('#e8667a')) +
    stroke('M0 38V54M0 54Q-14 64-26 58M0 54Q14 64 26 58', ink, 3) +
    mirror(
      times(6, (index) => circle(-26 - (index % 3) * 8, 42 + Math.floor(index / 3) * 9, 1.7, ink)) +
        stroke('M-34 44Q-70 36-104 46M-34 54Q-70 56-100 72', '#fffaf0', 1.4, 'opacity="0.8"'),
    ) +
    path('M0-98C48-98 84-60 84-10C84 34 60 74 0 100Q46 40 30-40Z', '#5a1406', 'opacity="0.24"')
  );
};

const drawIdol: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const stone = pen.gold(30);
  return (
    mirror(
      times(5, (index) =>
        place(
          path('M0 0Q-20-40 0-92Q20-40 0 0Z', pen.shade([key, alt, accent][index % 3] ?? key, 30)) +
            stroke('M0-6V-78', '#ffe9a0', 2),
          -6 - index * 11,
          -44 + index * 5,
          0.78,
          -6 - index * 17,
        ),
      ),
    ) +
    path('M-62-52H62L72-20L62 70Q34 104 0 104T-62 70L-72-20Z', stone) +
    path('M0-52H62L72-20L62 70Q34 104 0 104Z', '#5a2c05', 'opacity="0.28"') +
    path('M-70-60H70V-38H-70Z', pen.shade(key, 90)) +
    times(7, (index) =>
      path(
        polygon([
          [-60 + index * 20, -58],
          [-51 + index * 20, -49],
          [-60 + index * 20, -40],
          [-69 + index * 20, -49],
        ]),
        '#ffe08a',
      ),
    ) +
    mirror(
      path('M-54-22L-12-12L-14 0L-52-6Z', '#7a4208') +
        path('M-52-4Q-34-18-14 2Q-34 18-52-4Z', '#2a1004') +
        circle(-34, 0, 10, pen.ball(accent)) +
        path('M-84-10H-66V36H-84Z', pen.shade(key)) +
        circle(-75, 46, 10, stone),
    ) +
    path('M-12 0H12L20 36Q0 48-20 36Z', pen.gold(60)) +
    path('M-44 52Q0 40 44 52Q40 88 0 90T-44 52Z', '#2a1004') +
    path('M-38 54H38V66H-38ZM-32 76H32V84H-32Z', '#fff6dc') +
    stroke('M-24 52V68M-10 50V68M4 50V68M18 50V68M30 52V68M-18 76V86M-4 76V86M10 76V86', '#7a4208', 2) +
    circle(0, -30, 9, pen.ball(alt)) +
    glint(-44, -34, 10)
  );
};

const drawToucan: Draw = (pen) => {
  const { key, accent } = pen.palette;
  return (
    path('M-104 84Q0 70 104 86V100Q0 86-104 98Z', pen.linear(['#8a5a30', '#3a1e0e'])) +
    path('M36 30C62 52 70 84 60 118L38 112C40 84 30 66 16 58Z', '#0a0c18') +
    path(
      'M-24-78C10-96 44-76 46-40C62-10 58 40 22 74C-2 88-30 76-40 50C-50 20-44-4-42-28C-46-52-42-70-24-78Z',
      pen.linear(['#3a4468', '#171a30@45', '#07070f'], 40),
    ) +
    path('M-36-52C-14-60 12-44 12-16C10 14-20 24-38 10C-46-10-46-34-36-52Z', pen.linear(['#fff6c8', '#ffd64a', '#f79a1c'])) +
    path('M-40 12Q-16 28 8 4Q0 32-40 26Z', '#e0304a') +
    path('M-32-72C-66-92-104-66-104-20C-104-8-100 2-96 8C-92-14-70-30-34-32Z', pen.linear(['#fff06a', `${accent}@40`, key], 60)) +
    path('M-96 8C-92-14-70-30-34-32L-36-24C-66-20-84-8-88 14Z', dim(key, 0.4)) +
    path('M-104-20C-104-8-100 2-96 8C-94-2-90-10-84-16Q-98-24-94-48Q-104-38-104-20Z', '#14101c') +
    circle(-16, -56, 13, '#3ac0f0') +
    circle(-17, -56, 8, '#14101c') +
    circle(-20, -59, 2.6, '#ffffff') +
    path('M20-30C44 0 44 40 18 62Q42 10 10-20Z', '#4a5a90', 'opacity="0.7"') +
    stroke('M-12 76V92M4 78V92M-20 88Q-12 84-6 92M-4 90Q4 84 12 92', '#f0902a', 5)
  );
};

const drawCanopy: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const x = frame.wide ? frame.width * 0.66 : frame.width * random.range(0.3, 0.7);
  const steps = times(7, (index) => {
    const w = 330 - index * 44;
    const y = frame.horizon + 60 - index * 54;
    return (
      box(x - w, y - 54, w * 2, 58, pen.linear([lit(haze(pen, 0.2), 0.12), haze(pen, 0.3)])) +
      box(x - w, y - 54, w * 2, 7, palette.low, 'opacity="0.4"') +
      path(`M${x - 40 + index * 3} ${y}h${80 - index * 6}v-54h-${80 - index * 6}Z`, haze(pen, 0.65))
    );
  });
  const temple = random.chance(0.6)
    ? steps +
      box(x - 60, frame.horizon - 380, 120, 66, haze(pen, 0.3)) +
      box(x - 20, frame.horizon - 360, 40, 46, palette.light, 'opacity="0.8"')
    : '';
  const vines = times(9, () =>
    stroke(
      `M${random.range(0, frame.width) | 0}-10q${random.range(-40, 40) | 0} ${random.range(90, 180) | 0} ${random.range(-20, 20) | 0} ${random.range(160, 380) | 0}`,
      haze(pen, 0.7),
      6,
    ),
  );
  return (
    drawFirs(pen, frame, 0.05, frame.horizon - 60, 330) +
    temple +
    drawFirs(pen, frame, 0.45, frame.horizon + 60, 190) +
    vines +
    ellipse(frame.width / 2, frame.horizon + 80, frame.width * 0.7, 120, pen.radial([`${palette.low}/0.5`, `${palette.low}/0`]))
  );
};

export const jungle: MotifArt = {
  moods: ['emerald', 'mint', 'aurora', 'ember', 'gold', 'lagoon'],
  tones: ['e2482f 1fa88a ffc02e', '2f9c4a e8762a 4ad0e0', '8a3fd0 ffb02e 3fd07a'],
  subjects: [drawTiger, drawIdol, drawToucan],
  figures: [drawToucan, drawIdol],
  back: drawCanopy,
  front: (pen, frame) => drawLeaves(pen, frame, [haze(pen, 0.55), pen.palette.ink], 10),
  particles: ['leaves', 'sparks', 'bokeh'],
};
