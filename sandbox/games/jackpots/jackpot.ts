import { randomUUID } from 'node:crypto';
import { createRandom } from '#sandbox/data/art/random.ts';
import { simulateAlias } from '#sandbox/data/simulated-alias.ts';
import { jackpotTerms } from '#sandbox/data/tables/jackpot.ts';
import type { jackpotTable } from './tables.ts';

const { seed, shareOfStake, stakedPerWin } = jackpotTerms;
const seedMinor = seed * 100;
/** Average contributions between two wins. */
const paidInPerWin = shareOfStake * stakedPerWin * 100;

export type Jackpot = typeof jackpotTable.$inferSelect;

/** A jackpot won by a simulated player; euro cents. */
export interface JackpotWin {
  readonly gameId: string;
  readonly alias: string;
  readonly amountMinor: number;
  readonly wonAt: Date;
}

/** Contributions until the next win, or since the last: both have the same exponential distribution. */
const paidInUntilWin = (luck: number) => -Math.log(1 - luck) * paidInPerWin;

/** Creates a partly grown jackpot. */
export function createJackpot(gameId: string, popularity: number, now: Date, draw: string = randomUUID()): Jackpot {
  const random = createRandom(`pot ${gameId}`);
  return {
    gameId,
    amountMinor: seedMinor + Math.floor(paidInUntilWin(random.next())),
    minorPerMinute: 30 + Math.round(popularity * random.int(40, 90)),
    countedAt: now,
    draw,
  };
}

/** The jackpot at a time before its next win: the stored amount plus the contributions of simulated players since. */
export function jackpotAmountAt({ amountMinor, minorPerMinute, countedAt }: Jackpot, now: Date): number {
  const minutes = Math.max(0, now.getTime() - countedAt.getTime()) / 60_000;
  return amountMinor + Math.floor(minutes * minorPerMinute);
}

/** The next win by a simulated player, unless a real stake changes the jackpot first. */
function nextWin(jackpot: Jackpot): JackpotWin {
  const { gameId, minorPerMinute, countedAt, draw } = jackpot;
  const random = createRandom(`win of ${gameId} ${countedAt.getTime()} ${draw}`);
  const minutes = paidInUntilWin(random.next()) / Math.max(1, minorPerMinute);
  const wonAt = new Date(countedAt.getTime() + Math.ceil(minutes * 60_000) + 1);
  const alias = simulateAlias(random);
  return { gameId, alias, amountMinor: jackpotAmountAt(jackpot, wonAt), wonAt };
}

/**
 * Advances a jackpot to a time. Simulated players win in proportion to their stakes, as real ones do, so that the published
 * returns hold (DEC-X-15). `jackpot` is the same object if no one has won.
 */
export function advanceJackpot(jackpot: Jackpot, now: Date): { readonly jackpot: Jackpot; readonly wins: readonly JackpotWin[] } {
  const wins: JackpotWin[] = [];
  let current = jackpot;
  for (let win = nextWin(current); win.wonAt <= now; win = nextWin(current)) {
    wins.push(win);
    current = { ...current, amountMinor: seedMinor, countedAt: win.wonAt };
  }
  return { jackpot: current, wins };
}

/** Applies a stake: adds its contribution and pays the jackpot out if the stake wins it. Euro cents; `cents` is an integer. */
export function applyStake(
  jackpot: Jackpot,
  cents: number,
  isWon: boolean,
  now: Date,
): { readonly jackpot: Jackpot; readonly paidMinor: number } {
  const held = jackpotAmountAt(jackpot, now) + cents;
  return { jackpot: { ...jackpot, amountMinor: isWon ? seedMinor : held, countedAt: now }, paidMinor: isWon ? held : 0 };
}
