import { dim, lit } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, path, place, star, stroke, times } from '../shapes.ts';

export const suits = {
  heart: 'M0 46C-30 22-46 4-46-16C-46-40-14-46 0-22C14-46 46-40 46-16C46 4 30 22 0 46Z',
  spade: 'M0-48C16-24 46-8 46 16C46 38 18 42 6 24Q8 40 18 48H-18Q-8 40-6 24C-18 42-46 38-46 16C-46-8-16-24 0-48Z',
  diamond: 'M0-50Q14-20 36 0Q14 20 0 50Q-14 20-36 0Q-14-20 0-50Z',
  club: 'M0-48C20-48 30-28 20-12C38-20 50-2 44 14C36 32 12 30 6 16Q6 38 18 48H-18Q-6 38-6 16C-12 30-36 32-44 14C-50-2-38-20-20-12C-30-28-20-48 0-48Z',
} as const;

/** A chip seen from above, radius 50. */
export const chip = (pen: Pen, colour: string) => pen.share(chipFace(pen, colour));

const chipFace = (pen: Pen, colour: string) =>
  circle(0, 3, 50, dim(colour, 0.6)) +
  circle(0, 0, 50, pen.shade(colour, 30)) +
  times(8, (index) => place(path('M-10-50Q0-52 10-50L7-36Q0-37-7-36Z', '#fff8ea'), 0, 0, 1, index * 45)) +
  circle(0, 0, 34, 'none', 'stroke="#fff8ea" stroke-width="2" stroke-dasharray="5 4"') +
  circle(0, 0, 29, pen.linear([lit(colour, 0.3), dim(colour, 0.3)], 30)) +
  path(star(4, 18, 7), '#fff3cf') +
  path('M-40-26A48 48 0 0 1 10-46A60 60 0 0 0-40-26Z', '#ffffff', 'opacity="0.5"');

/** A pile of chips seen from the side; its foot is the origin, 60 wide. */
export const chipStack = (pen: Pen, colours: readonly string[], count: number) =>
  pen.share(
    times(count, (index) => {
      const colour = colours[Math.floor(index / 3) % colours.length] ?? '#c8202a';
      const y = -index * 8;
      const shift = ((index * 7) % 5) - 2;
      const top = index === count - 1;
      return (
        path(
          `M${-30 + shift} ${y - 8}V${y}A30 11 0 0 0 ${30 + shift} ${y}V${y - 8}Z`,
          pen.linear([dim(colour, 0.5), lit(colour, 0.25), `${colour}@60`, dim(colour, 0.6)], 90),
        ) +
        times(3, (mark) =>
          path(`M${-20 + mark * 15 + shift} ${y + 1 + (mark === 1 ? 2 : 0)}v7h8v-7Z`, '#fff8ea', 'opacity="0.9"'),
        ) +
        ellipse(shift, y - 8, 30, 11, lit(colour, 0.18)) +
        (top ? ellipse(shift, y - 8, 21, 7.4, '#fff8ea', 'opacity="0.9"') + ellipse(shift, y - 8, 18, 6, colour) : '')
      );
    }),
  );

/** A playing card with a pip; 100 by 140 around the origin. */
export function card(pen: Pen, suit: keyof typeof suits, court: boolean): string {
  const red = suit === 'heart' || suit === 'diamond';
  const ink = red ? pen.linear(['#ff5a5a', '#d4142c', '#8a0820']) : pen.linear(['#3a3f5c', '#14162a', '#06060f']);
  const corner = place(path(suits[suit], ink), -36, -54, 0.2);
  const crown =
    path('M-30 8L-34-24L-16-6L0-34L16-6L34-24L30 8Z', pen.gold()) +
    path('M-30 12H30V20H-30Z', pen.gold(90)) +
    circle(0, -38, 4, ink) +
    circle(-34, -28, 3.5, ink) +
    circle(34, -28, 3.5, ink);
  const middle = court
    ? place(crown, 0, -26, 0.86) + place(path(suits[suit], ink), 0, 30, 0.62)
    : place(path(suits[suit], ink), 0, 2, 0.86);
  return (
    '<rect x="-50" y="-68" width="104" height="142" rx="10" fill="#12060f" opacity="0.35"/>' +
    `<rect x="-50" y="-70" width="100" height="140" rx="9" fill="${pen.linear(['#ffffff', '#fdf6ea@55', '#d9ccc4'], 35)}"/>` +
    `<rect x="-43" y="-63" width="86" height="126" rx="5" fill="none" stroke="${red ? '#e0a0a0' : '#a8a8c0'}" stroke-width="1.4"/>` +
    corner +
    place(corner, 0, 0, 1, 180) +
    middle
  );
}

/** A cube die with rounded corners, seen from above a corner. */
export const die = (pen: Pen, colour: string) => {
  const pip = (x: number, y: number, rx: number, ry: number, turn: number) =>
    place(ellipse(0, 0, rx, ry, '#fff8ea'), x, y, 1, turn);
  return (
    path(
      'M0-52Q4-52 10-49L44-31Q50-27 44-23L8-4Q0 0-8-4L-44-23Q-50-27-44-31L-10-49Q-4-52 0-52Z',
      pen.linear([lit(colour, 0.65), lit(colour, 0.25)], 30),
    ) +
    path(
      'M-47-22L-6 0Q0 4 0 12V48Q0 56-8 52L-42 33Q-50 28-50 20V-18Q-50-23-47-22Z',
      pen.linear([lit(colour, 0.1), dim(colour, 0.25)], 30),
    ) +
    path(
      'M47-22L6 0Q0 4 0 12V48Q0 56 8 52L42 33Q50 28 50 20V-18Q50-23 47-22Z',
      pen.linear([dim(colour, 0.2), dim(colour, 0.6)]),
    ) +
    pip(0, -26, 8, 4.5, 0) +
    pip(-36, -4, 4.5, 6, -10) +
    pip(-14, 34, 4.5, 6, -10) +
    pip(-25, 15, 4.5, 6, -10) +
    pip(14, 12, 4.5, 6, 10) +
    pip(36, 0, 4.5, 6, 10) +
    pip(14, 36, 4.5, 6, 10) +
    pip(36, 24, 4.5, 6, 10) +
    stroke('M-44-22L0 2L44-22M0 4V50', lit(colour, 0.8), 1.5, 'opacity="0.7"')
  );
};
