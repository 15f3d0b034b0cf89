import { dim } from '../colour.ts';
import { draw } from '../drawings.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawCurtains, drawPanels, drawTable } from '../interior.ts';
import type { Pen } from '../pen.ts';
import { circle, glint, place, times } from '../shapes.ts';
import { card, chip, chipStack, die, type Suit } from './chips.ts';
import { drawDealer } from './dealer.ts';

const order: readonly [Suit, ...Suit[]] = ['spade', 'heart', 'club', 'diamond'];

const suitAt = (index: number): Suit => order[index % 4] ?? 'spade';

const fan = (pen: Pen, count: number, spread: number, first: number) =>
  times(count, (index) =>
    place(place(card(pen, suitAt(index + first), index % 2 === 1), 0, -96), 0, 110, 1, (index - (count - 1) / 2) * spread),
  );

const drawFan: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  const count = pen.random.int(4, 5);
  return (
    place(fan(pen, count, 92 / count, pen.random.int(0, 3)), 0, -6, 0.98) +
    place(chipStack(pen, [key, accent], 6), -66, 100, 0.8) +
    place(chipStack(pen, [alt, key], 3), -26, 106, 0.76) +
    place(chip(pen, accent), 56, 88, 0.5, 18) +
    place(chip(pen, key), 86, 74, 0.42, -12) +
    glint(-10, -74, 14) +
    glint(64, -40, 9)
  );
};

const drawPair: Draw = (pen) => {
  const first = pen.random.int(0, 3);
  const { key, accent } = pen.palette;
  return (
    place(card(pen, suitAt(first), false), -34, 0, 1.22, -14) +
    place(card(pen, suitAt(first + 1), true), 36, 4, 1.22, 11) +
    place(chip(pen, key), -62, 80, 0.5, 14) +
    place(chip(pen, accent), 70, 84, 0.58, -20) +
    glint(-64, -70, 16)
  );
};

const drawSuit: Draw = (pen) => draw(pen, `cards/${pen.random.pick(order)}-emblem`);

const drawDice: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  return (
    place(card(pen, 'diamond', true), -50, -26, 0.86, -24) +
    place(card(pen, 'spade', false), 2, -40, 0.86, 2) +
    place(card(pen, 'heart', true), 54, -26, 0.86, 26) +
    place(die(pen, key), -34, 48, 0.96, -8) +
    place(die(pen, alt), 44, 56, 0.84, 14) +
    circle(2, 94, 3, accent) +
    place(chip(pen, accent), -86, 88, 0.34) +
    glint(-50, 10, 12)
  );
};

const drawStacks: Draw = (pen) => {
  const { key, alt, accent } = pen.palette;
  return (
    place(fan(pen, 3, 20, pen.random.int(0, 3)), 26, -30, 0.78, 8) +
    place(chipStack(pen, [alt, key], 9), 70, 84, 0.9) +
    place(chipStack(pen, [key, accent], 14), -56, 90, 0.94) +
    place(chipStack(pen, [accent, '#24202f'], 10), 0, 98, 0.98) +
    place(chipStack(pen, [key, alt], 4), 44, 106, 0.9) +
    place(chip(pen, alt), -92, 96, 0.32, 14) +
    glint(-60, -34, 12)
  );
};

const drawTableRoom: Scenery = (pen, frame) => {
  const cloth = pen.random.pick(['#0f7a4c', '#0d6a5a', '#8a1a34', '#1a3f8a', '#4a1f7a']);
  const drapes = pen.random.chance(0.4) ? drawCurtains(pen, frame, pen.random.pick(['#8a1428', '#4a1f6a', '#0f5a3c'])) : '';
  return drawPanels(pen, frame) + drapes + drawTable(pen, frame, cloth);
};

export const cards: MotifArt = {
  moods: ['felt', 'velvet', 'plum', 'night', 'emerald', 'blood', 'gold'],
  tones: ['c8202a 1f4fa8 ffb02e', '1f7ac8 c8202a ffc83a', '7a2ac0 e8a02a 1fa878', '12805a d0304a ffb81c'],
  subjects: [drawFan, drawPair, drawSuit, drawDice],
  figures: [drawStacks, drawDealer, drawFan],
  back: drawTableRoom,
  front: (pen, frame) =>
    times(5, (index) =>
      place(
        chip(pen, dim(pen.random.pick([pen.palette.key, pen.palette.alt, pen.palette.accent]), 0.2)),
        index < 3 ? frame.width * pen.random.range(0, 0.22) : frame.width * pen.random.range(0.86, 1),
        frame.height * pen.random.range(0.86, 1.02),
        pen.random.range(1, 1.9),
        pen.random.range(0, 90),
      ),
    ),
  particles: ['bokeh', 'sparks', 'bokeh'],
  indoors: true,
};
