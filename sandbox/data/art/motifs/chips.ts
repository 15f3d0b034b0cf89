import { dim, lit } from '../colour.ts';
import { draw } from '../drawings.ts';
import type { Pen } from '../pen.ts';
import { ellipse, path, times } from '../shapes.ts';

/** A chip seen from above, radius 50. */
export const chip = (pen: Pen, colour: string) => pen.share(draw(pen, 'chips/chip', { key: colour }));

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

export type Suit = 'spade' | 'heart' | 'club' | 'diamond';

/** A playing card with a pip; 100 by 140 around the origin. */
export const card = (pen: Pen, suit: Suit, court: boolean) => draw(pen, `cards/${suit}${court ? '-court' : ''}`);

/** A cube die with rounded corners, seen from above a corner. */
export const die = (pen: Pen, colour: string) => draw(pen, 'chips/die', { key: colour });
