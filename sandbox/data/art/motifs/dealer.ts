import { dim, lit } from '../colour.ts';
import type { Draw } from '../frame.ts';
import { circle, ellipse, mirror, path, place, stroke } from '../shapes.ts';
import { card, chipStack } from './chips.ts';

/** A dealer behind the table, half length, in waistcoat and bow tie. */
export const drawDealer: Draw = (pen) => {
  const { key, accent } = pen.palette;
  const long = pen.random.chance(0.5);
  const hair = pen.random.pick(['#2a1410', '#5a2c14', '#14101c', '#8a5424']);
  const skin = pen.random.pick(['#f2c29a', '#c98a5c', '#8a5634', '#e6ae82']);
  const face = pen.linear([lit(skin, 0.25), skin, dim(skin, 0.25)], 60);
  const fill = pen.linear([lit(hair, 0.25), hair, dim(hair, 0.4)]);
  return (
    (long ? path('M-36-60C-44-98 44-98 36-60C40-34 46-14 34-2H-34C-46-14-40-34-36-60Z', fill) : '') +
    path('M-86 104Q-84 32-44 22L-14 12H14L44 22Q84 32 86 104Z', pen.linear(['#ffffff', '#ece4e4@50', '#a89ca8'], 40)) +
    path('M-50 24L-18 14L0 62L18 14L50 24L44 104H-44Z', pen.linear([lit(key, 0.15), dim(key, 0.25), dim(key, 0.7)], 40)) +
    path('M-18 14L0 62L18 14Q0 24-18 14Z', '#ffffff') +
    stroke('M0 66V102', '#ffd860', 3, 'stroke-dasharray="0.1 12"') +
    path('M-13-12H13V16Q0 28-13 16Z', dim(skin, 0.25)) +
    path('M-27-56C-28-80 28-80 27-56C28-32 20-8 0-4C-20-8-28-32-27-56Z', face) +
    mirror(
      path('M-19-42Q-12-47-6-41Q-12-38-19-42Z', '#fffdf8') +
        circle(-12.5, -42, 2.7, '#3a2010') +
        stroke('M-20-44Q-12-49-5-42', '#24100c', 1.9) +
        stroke('M-21-51Q-13-55-6-51', hair, 2.4),
    ) +
    stroke('M0-40L-3-27Q0-25 3-27', dim(skin, 0.35), 1.7) +
    path('M-8-18Q0-21 8-18Q0-10-8-18Z', long ? '#c8283c' : dim(skin, 0.4)) +
    (long
      ? path('M-29-46C-32-86 0-92 30-72C36-66 32-50 30-44C26-60 14-68 0-70C-14-66-24-60-29-46Z', fill)
      : path('M-30-48C-34-92 34-96 30-48L25-58Q20-70 4-70Q-16-70-25-60Z', fill)) +
    path('M0 20L-20 9V31ZM0 20L20 9V31Z', pen.shade(accent)) +
    circle(0, 20, 5, dim(accent, 0.3)) +
    path('M30 82Q52 74 66 88L60 96Q44 90 32 92Z', face) +
    path('M-760 150Q-300 84 0 84T760 150V190H-760Z', pen.linear(['#7a3c1a', '#3a180a'])) +
    stroke('M-760 150Q-300 84 0 84T760 150', '#ffce7a', 2) +
    path('M-760 162Q-300 94 0 94T760 162V300H-760Z', pen.linear(['#1f9a64', '#0c5238@50', '#06281c'])) +
    stroke('M-760 182Q-280 114 0 114T760 182', '#ffe9b0', 1.6, 'opacity="0.6"') +
    place(card(pen, 'heart', true), -44, 84, 0.3, -24) +
    place(card(pen, 'spade', false), -30, 80, 0.3, -4) +
    ellipse(-40, 100, 15, 7, face) +
    ellipse(46, 96, 17, 7, face) +
    place(chipStack(pen, [key, accent], 7), 96, 112, 0.5) +
    place(chipStack(pen, [accent, '#24203a'], 4), 124, 122, 0.5)
  );
};
