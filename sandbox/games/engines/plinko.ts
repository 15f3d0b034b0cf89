import { z } from 'zod';
import { type GameEngine, parseOrUndefined } from './engine.ts';
import type { RandomSource } from './random-source.ts';
import type { Stakes } from './stakes.ts';

const rowCounts = [8, 12, 16] as const;
const risks = ['low', 'med', 'high'] as const;
type Rows = (typeof rowCounts)[number];
type Risk = (typeof risks)[number];

/** Prizes in tenths of the stake from the edge of the board to its middle; boards are symmetric. Each board returns 97.5 %. */
const halves: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [45, 20, 11, 10, 5],
    med: [120, 29, 13, 7, 4],
    high: [270, 40, 15, 3, 2],
  },
  12: {
    low: [89, 24, 16, 13, 11, 10, 5],
    med: [325, 85, 40, 20, 11, 6, 3],
    high: [1_555, 230, 80, 20, 7, 2, 2],
  },
  16: {
    low: [169, 45, 20, 13, 12, 12, 11, 10, 5],
    med: [1_023, 260, 80, 50, 30, 15, 10, 5, 3],
    high: [9_962, 1_000, 260, 90, 40, 20, 2, 2, 2],
  },
};

/** A board with the prizes of its pockets from left to right, in tenths of the stake. */
export interface Board {
  readonly rows: Rows;
  readonly risk: Risk;
  readonly tenths: readonly number[];
}

export const boards: readonly Board[] = rowCounts.flatMap((rows) =>
  risks.map((risk) => ({ rows, risk, tenths: [...halves[rows][risk], ...halves[rows][risk].slice(0, -1).reverse()] })),
);

const openSchema = z.object({
  type: z.literal('drop'),
  stakeMinor: z.int(),
  rows: z.literal(rowCounts),
  risk: z.enum(risks),
});

/**
 * The exact return of a board as a share of the stake, over all paths of the ball.
 * @internal for the tests of published returns
 */
export function returnOfBoard({ rows, tenths }: Board): number {
  let ways = 1;
  let sum = 0;
  for (const [pocket, tenth] of tenths.entries()) {
    sum += ways * tenth;
    ways = (ways * (rows - pocket)) / (pocket + 1);
  }
  return sum / 10 / 2 ** rows;
}

/** Plinko: at each row of pins the ball falls left (0) or right (1), and the sum is its pocket. */
export function createPlinkoEngine(stakes: Stakes): GameEngine {
  return {
    facts: { stakes: stakes.ladder, boards },
    open(input) {
      const action = parseOrUndefined(openSchema, input);
      const board = action && boards.find(({ rows, risk }) => rows === action.rows && risk === action.risk);
      if (!board || !stakes.ladder.includes(action.stakeMinor)) return undefined;
      const { stakeMinor, rows } = action;
      const play = (source: RandomSource) => {
        const way = Array.from({ length: rows }, () => source.below(2));
        const pocket = way.reduce((sum, turn) => sum + turn, 0);
        const tenths = board.tenths[pocket] ?? 0;
        return { state: null, view: { way, pocket, tenths }, winMinor: (stakeMinor * tenths) / 10, isOver: true };
      };
      return { stakeMinor, play };
    },
    act: () => undefined,
    settle: () => ({ state: null, view: null, winMinor: 0, isOver: true }),
  };
}
