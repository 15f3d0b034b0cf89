import { dim, lit, mix } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawCurtains, drawPanels, drawTown } from '../interior.ts';
import type { Pen } from '../pen.ts';
import { box, circle, ellipse, glint, mirror, onCircle, path, place, stroke, times } from '../shapes.ts';

const lamp = (pen: Pen, shade: string) =>
  circle(0, -40, 110, pen.radial([`${pen.palette.light}/0.8`, `${pen.palette.low}/0.3@40`, `${pen.palette.low}/0`])) +
  path('M-34-20L-20-66H20L34-20Z', pen.linear([lit(shade, 0.75), lit(shade, 0.3), shade])) +
  stroke('M-34-20H34M-20-66H20', '#ffd98a', 2.5) +
  times(9, (index) => stroke(`M${-30 + index * 7.5}-18v6`, '#ffd98a', 1.6)) +
  path('M-4-18H4L5 14Q12 22 5 30L8 52H-8L-5 30Q-12 22-5 14Z', pen.gold(90)) +
  ellipse(0, 54, 22, 5, pen.gold(20));

const drawChair: Draw = (pen) => {
  const { key, accent } = pen.palette;
  const velvet = pen.linear([lit(key, 0.42), `${key}@40`, dim(key, 0.65)], 30);
  const buttons = times(13, (index) =>
    circle(-32 + (index % 5) * 16 + (index > 4 && index < 9 ? 8 : 0), -58 + Math.floor(index / 4.5) * 22, 2.6, '#ffd98a'),
  );
  return (
    mirror(path('M-62 92L-68 108H-58L-50 92Z', pen.gold(90))) +
    path('M-66 50C-78-20-72-104 0-106C72-104 78-20 66 50Z', velvet) +
    path('M-54 40C-64-20-60-92 0-94C60-92 64-20 54 40Z', pen.linear([key, `${lit(key, 0.2)}@35`, dim(key, 0.45)])) +
    stroke('M-66 50C-78-20-72-104 0-106C72-104 78-20 66 50', '#ffcf6a', 4) +
    times(4, (index) =>
      stroke(`M${-40 + index * 16}-66l16 22l16-22M${-48 + index * 22}-22l14-22l14 22`, dim(key, 0.5), 1.6, 'opacity="0.5"'),
    ) +
    buttons +
    path('M-56 30Q0 14 56 30V66H-56Z', pen.linear([lit(key, 0.5), key, dim(key, 0.4)])) +
    path('M-66 60H66V94H-66Z', pen.linear([key, dim(key, 0.65)])) +
    mirror(
      path('M-90 12C-92-12-58-16-54 10L-52 92H-84Z', velvet) +
        circle(-73, 8, 17, velvet) +
        circle(-73, 8, 10, 'none', 'stroke="#ffcf6a" stroke-width="2.500"') +
        circle(-73, 8, 3.5, accent),
    ) +
    stroke('M-64 92H64', '#ffcf6a', 3)
  );
};

const drawGlass: Draw = (pen) => {
  const { key, accent } = pen.palette;
  return (
    path('M-66-70H66L8 14V76H-8V14Z', pen.linear(['#ffffff/0.5', '#ffffff/0.18@50', '#ffffff/0.5'], 90)) +
    path('M-54-52H54L4 12H-4Z', pen.linear([lit(accent, 0.5), `${accent}@50`, key], 10)) +
    ellipse(0, -52, 54, 7, lit(accent, 0.6)) +
    ellipse(0, -70, 66, 8, 'none', 'stroke="#ffffff" stroke-width="2.500" opacity="0.9"') +
    ellipse(0, 84, 46, 10, pen.linear(['#ffffff/0.7', '#ffffff/0.3'])) +
    path('M-8 70Q-8 80-30 84H30Q8 80 8 70Z', '#ffffff', 'opacity="0.5"') +
    stroke('M40-104L-10-24', '#e0b04a', 3.5) +
    circle(2, -42, 12, pen.ball('#7aa83a')) +
    circle(-5, -38, 3, '#e0302a') +
    stroke('M-56-64L-14-4', '#ffffff', 3, 'opacity="0.8"') +
    place(
      circle(0, 0, 24, '#ff9a2e') +
        circle(0, 0, 19, '#ffd27a') +
        times(8, (index) =>
          stroke(
            `M0 0L${onCircle(18, index * 45)
              .map((v) => v.toFixed(1))
              .join(' ')}`,
            '#ff9a2e',
            1.6,
          ),
        ),
      62,
      -70,
    ) +
    glint(-46, -66, 16) +
    glint(22, -20, 8)
  );
};

const drawChandelier: Draw = (pen) => {
  const candle = (x: number, y: number) =>
    circle(x, y - 20, 26, pen.radial(['#fffbe0/0.95', '#ffd45a/0.4@40', '#ffb02e/0'])) +
    box(x - 3.5, y - 12, 7, 18, '#fff6e0') +
    path(`M${x - 4} ${y - 13}q-2-8 4-16q6 8 4 16Z`, '#ffe27a') +
    ellipse(x, y + 6, 10, 3, pen.gold());
  const drops = times(21, (index) => {
    const x = -80 + index * 8;
    const y = 36 + 26 * Math.cos((x / 80) * 1.5);
    return (
      stroke(`M${x} ${y - 30}V${y - 8}`, '#ffe9b0', 0.8) +
      path(`M${x} ${y - 8}l4 9l-4 12l-4-12Z`, pen.linear(['#ffffff', pen.palette.accent, '#ffffff'], 60), 'opacity="0.9"')
    );
  });
  return (
    stroke('M0-110V-60', '#d9a441', 5) +
    path('M-8-64Q0-74 8-64L12-20Q20 0 6 20L8 60L0 84L-8 60L-6 20Q-20 0-12-20Z', pen.gold(90)) +
    mirror(
      stroke('M-6 24C-30 52-62 40-60 4M-6 16C-44 62-98 44-92-4M-4-10C-16 10-30 4-30-24', '#e0ac4a', 5) +
        candle(-60, 0) +
        candle(-92, -8) +
        candle(-30, -28),
    ) +
    drops +
    circle(0, 90, 9, pen.ball(pen.palette.accent)) +
    candle(0, -52) +
    glint(-60, 50, 8) +
    glint(50, 44, 10)
  );
};

const drawEvening: Draw = (pen) =>
  place(lamp(pen, pen.palette.accent), -70, 28, 0.8) +
  path('M-110 72H-30L-36 80H-104Z', pen.gold(90)) +
  stroke('M-70 80V104M-92 106H-48', '#8a5a1c', 5) +
  place(drawChair(pen), 30, 10, 0.9) +
  place(drawGlass(pen), -46, 56, 0.18);

const drawSalon: Scenery = (pen, frame) => {
  const { palette, random } = pen;
  const view = random.chance(0.45);
  const floor =
    box(
      0,
      frame.horizon,
      frame.width,
      frame.height - frame.horizon,
      pen.linear([mix(palette.near, palette.low, 0.3), `${palette.near}@30`, palette.ink]),
    ) +
    ellipse(frame.focus.x, frame.horizon + 150, 520, 90, pen.shade(dim(palette.key, 0.3)), 'opacity="0.8"') +
    ellipse(frame.focus.x, frame.horizon + 150, 480, 78, 'none', 'stroke="#ffd98a" stroke-width="4" opacity="0.5"');
  const window = view
    ? drawTown(pen, frame, 0.3, 330) +
      times(Math.round(frame.width / 260), (index) => box((index + 0.5) * 260, 0, 14, frame.horizon, palette.ink)) +
      box(0, frame.horizon * 0.28, frame.width, 10, palette.ink)
    : drawPanels(pen, frame);
  return window + floor + drawCurtains(pen, frame, random.pick(['#9a1630', '#5a1f7a', '#0f6a4c', '#1f3f8a']));
};

export const lounge: MotifArt = {
  moods: ['velvet', 'plum', 'gold', 'copper', 'dusk', 'night'],
  tones: ['b81f3a 1f8a6a ffb84a', '1f7a5a c8304a ffd060', '5a2ac0 d0902a ff8a5a', '1f4fa8 c87a2a ffc83a'],
  subjects: [drawGlass, drawChandelier, drawChair],
  figures: [drawEvening, drawEvening, drawChair],
  back: drawSalon,
  front: () => '',
  particles: ['bokeh', 'sparks', 'bokeh'],
  indoors: true,
};
