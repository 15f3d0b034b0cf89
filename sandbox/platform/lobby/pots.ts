import { createRandom } from '#sandbox/data/art/random.ts';
import { jackpotTerms } from '#sandbox/data/tables/jackpot.ts';
import type { jackpotPotTable } from './tables.ts';

const { seed, shareOfStake, stakedPerWin } = jackpotTerms;
const seedMinor = seed * 100;
const initials = 'AABCDEEFGHIJKLLMMNOPRSSTUVWY';
/** What players put in, on average, between two wins. */
const paidInPerWin = shareOfStake * stakedPerWin * 100;

export type Pot = typeof jackpotPotTable.$inferSelect;

/** A win of a pot by one of the house's invented players; euro cents. */
export interface PotWin {
  readonly gameId: string;
  readonly alias: string;
  readonly amountMinor: number;
  readonly wonAt: Date;
}

/** How far it is to the next win, or was since the last: chance has no memory, so both are told the same way. */
const paidInUntilWin = (luck: number) => -Math.log(1 - luck) * paidInPerWin;

/** A pot somewhere on its way. */
export function beginPot(gameId: string, popularity: number, now: Date): Pot {
  const random = createRandom(`pot ${gameId}`);
  return {
    gameId,
    amountMinor: seedMinor + Math.floor(paidInUntilWin(random.next())),
    minorPerMinute: 30 + Math.round(popularity * random.int(40, 90)),
    countedAt: now,
  };
}

/** What lies in a pot at a moment before its next win: what was counted, and what the house's other players put in since. */
export function amountAt({ amountMinor, minorPerMinute, countedAt }: Pot, now: Date): number {
  const minutes = Math.max(0, now.getTime() - countedAt.getTime()) / 60_000;
  return amountMinor + Math.floor(minutes * minorPerMinute);
}

/** Who of the house's other players wins a pot next, if nobody else touches it before. */
function nextWin(pot: Pot): PotWin {
  const { gameId, minorPerMinute, countedAt } = pot;
  const random = createRandom(`win of ${gameId} ${countedAt.getTime()}`);
  const minutes = paidInUntilWin(random.next()) / Math.max(1, minorPerMinute);
  const wonAt = new Date(countedAt.getTime() + Math.ceil(minutes * 60_000) + 1);
  const alias = `${initials[random.int(0, initials.length - 1)]}***`;
  return { gameId, alias, amountMinor: amountAt(pot, wonAt), wonAt };
}

/**
 * Plays a pot on to a moment: who puts in stakes wins at the rate of his stakes, as everybody does, so that a pot is what
 * the published returns are counted with (DEC-X-15). `pot` is the same object where nobody has won.
 */
export function playOn(pot: Pot, now: Date): { readonly pot: Pot; readonly wins: readonly PotWin[] } {
  const wins: PotWin[] = [];
  let current = pot;
  for (let win = nextWin(current); win.wonAt <= now; win = nextWin(current)) {
    wins.push(win);
    current = { ...current, amountMinor: seedMinor, countedAt: win.wonAt };
  }
  return { pot: current, wins };
}

/** A pot after a stake: its share put in and, where the pot is won by it, all paid out. Euro cents, `cents` a whole number. */
export function stakeOn(pot: Pot, cents: number, isWon: boolean, now: Date): { readonly pot: Pot; readonly paidMinor: number } {
  const held = amountAt(pot, now) + cents;
  return { pot: { ...pot, amountMinor: isWon ? seedMinor : held, countedAt: now }, paidMinor: isWon ? held : 0 };
}
