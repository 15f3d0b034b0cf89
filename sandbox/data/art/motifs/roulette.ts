import { dim, lit } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawPanels, drawTable } from '../interior.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, glint, group, onCircle, path, place, stroke, times } from '../shapes.ts';
import { chip, chipStack } from './chips.ts';
import { drawDealer } from './dealer.ts';

const pockets = 37;
const arc = (from: number, to: number, outer: number, inner: number) => {
  const at = (radius: number, angle: number) =>
    onCircle(radius, angle)
      .map((value) => value.toFixed(1))
      .join(' ');
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
};

/** The wheel from above, radius 100; the caller tilts it. */
const wheel = (pen: Pen, turn: number) => {
  const { key } = pen.palette;
  const step = 360 / pockets;
  const numbers = Array.from({ length: pockets }, (_, index) => index);
  const sector = (kept: readonly number[], outer: number) =>
    kept.map((index) => arc(turn + index * step, turn + (index + 1) * step, outer, 52)).join('');
  const [reds, blacks] = [numbers.filter((index) => index % 2), numbers.filter((index) => index && index % 2 === 0)];
  const slots = path(sector(reds, 78), '#d0182c') + path(sector(blacks, 78), '#15101c') + path(sector([0], 78), '#12a150');
  const inner = circle(0, 0, 59, 'none', 'stroke="#000000" stroke-width="14" opacity="0.32"');
  const frets = times(pockets, (index) => {
    const [a, b] = [onCircle(52, turn + index * step), onCircle(78, turn + index * step)];
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  });
  const wood = pen.radial(['#3a1608@62', '#a85a24@80', '#e0975a@88', '#7a3814@94', '#2a0f06']);
  const studs = times(8, (index) =>
    place(
      path('M-3-7L0-10L3-7V7L0 10L-3 7Z', pen.gold(40)),
      ...onCircle(88, index * 45 + 22),
      0.8,
      index * 45 + (index % 2 ? 90 : 0),
    ),
  );
  return (
    circle(0, 0, 100, wood) +
    circle(0, 0, 80.5, pen.gold(30)) +
    slots +
    inner +
    stroke(frets, '#ffdf8a', 1.3) +
    circle(0, 0, 66, 'none', 'stroke="#ffdf8a" stroke-width="1.1"') +
    studs +
    circle(0, 0, 52, pen.gold(210)) +
    circle(0, 0, 49.5, pen.radial(['#d98a4a', '#8a4218@55', '#3a1608'], 0.4, 0.35, 0.7)) +
    times(8, (index) => path(arc(turn + index * 45, turn + index * 45 + 22.5, 48, 14), lit(key, 0.1), 'opacity="0.25"')) +
    path('M-88-42A98 98 0 0 1 20-96A120 120 0 0 0-88-42Z', '#ffffff', 'opacity="0.4"')
  );
};

const spindle = (pen: Pen, tilt: number) => {
  const up = 30 * Math.sqrt(1 - tilt * tilt);
  const arms = times(4, (index) => {
    const [x, y] = onCircle(34, index * 90 + 24);
    return (
      stroke(`M0 ${(-up * 0.5).toFixed(1)}L${x.toFixed(1)} ${(y * tilt - up * 0.42).toFixed(1)}`, '#e8b03a', 5) +
      circle(x, y * tilt - up * 0.45, 6, pen.ball('#ffc83a'))
    );
  });
  return (
    ellipse(0, 0, 18, 18 * tilt, pen.gold(20)) +
    path(`M-12 0Q-8 ${-up * 0.5}-6 ${-up}H6Q8 ${-up * 0.5} 12 0Q0 ${8 * tilt} -12 0Z`, pen.gold(90)) +
    arms +
    ellipse(0, -up, 9, 9 * Math.max(tilt, 0.5), pen.gold(20)) +
    circle(0, -up - 9, 9, pen.ball('#ffc83a'))
  );
};

const seen = (pen: Pen, tilt: number) => {
  const turn = pen.random.range(0, 360);
  const [bx, by] = onCircle(72, pen.random.range(20, 160));
  const rim = Math.sqrt(1 - tilt * tilt) * 30;
  const side = path(
    `M-100 0A100 ${(100 * tilt).toFixed(1)} 0 0 0 100 0V${rim.toFixed(1)}A92 ${(92 * tilt).toFixed(1)} 0 0 1-100 ${rim.toFixed(1)}Z`,
    pen.linear(['#2a0f06', '#a85a24@30', '#e0975a@42', '#6a2f10@65', '#1a0804'], 90),
  );
  return (
    side +
    group(wheel(pen, turn), `transform="scale(1 ${tilt.toFixed(3)})"`) +
    spindle(pen, tilt) +
    ellipse(bx + 2, by * tilt + 3, 7, 5, '#000000', 'opacity="0.5"') +
    circle(bx, by * tilt - 2, 6.5, pen.radial(['#ffffff', '#f2f0f6@50', '#8f8aa0'], 0.35, 0.3, 0.8)) +
    glint(bx - 2, by * tilt - 5, 8) +
    glint(-70, -60 * tilt, 12)
  );
};

const drawTilted: Draw = (pen) =>
  group(place(seen(pen, pen.random.range(0.5, 0.66)), 0, -6, 1.04), 'transform="rotate(-6)"') + chipsBeside(pen);
const drawAbove: Draw = (pen) => seen(pen, pen.random.range(0.9, 0.96));
const drawLow: Draw = (pen) => place(seen(pen, pen.random.range(0.36, 0.46)), 0, 22, 1.08) + chipsBeside(pen);
const chipsBeside = (pen: Pen) => {
  const { key, alt, accent } = pen.palette;
  return (
    place(chipStack(pen, [key, accent], 7), -78, 94, 0.66) +
    place(chipStack(pen, [alt, key], 4), -44, 104, 0.66) +
    place(chip(pen, accent), 70, 92, 0.38, 20) +
    place(chip(pen, alt), 96, 76, 0.3, -14)
  );
};

const drawRoom: Scenery = (pen, frame) =>
  drawPanels(pen, frame) + drawTable(pen, frame, pen.random.pick(['#0f7a4c', '#0f7a4c', '#8a1a34', '#1a3f8a']));
const drawPiles: Scenery = (pen, frame) => {
  const { key, alt, accent } = pen.palette;
  return times(6, (index) => {
    const x = index < 3 ? frame.width * pen.random.range(0.02, 0.28) : frame.width * pen.random.range(0.82, 0.99);
    return place(
      chipStack(pen, [dim(pen.random.pick([key, alt, accent]), 0.25), dim(key, 0.3)], pen.random.int(3, 10)),
      x,
      frame.height - pen.random.range(-10, 50),
      pen.random.range(1.3, 2.1),
    );
  });
};

export const roulette: MotifArt = {
  moods: ['velvet', 'felt', 'plum', 'gold', 'blood', 'night'],
  tones: ['c8202a 1f8a5a ffb02e', '2a4fc8 c8202a ffc83a', '7a2ac0 1fa878 ff5a4a', '1f7a5a e8a02a d0304a'],
  subjects: [drawTilted, drawAbove, drawTilted],
  figures: [drawLow, drawDealer, drawLow],
  back: drawRoom,
  front: drawPiles,
  particles: ['bokeh', 'sparks', 'bokeh'],
  indoors: true,
};
