import type { Random } from '#sandbox/data/art/random.ts';
import type { PlayedGame, Teller } from './teller.ts';

const games: readonly [PlayedGame, ...PlayedGame[]] = [
  { gameId: 'cloudbreaker', provider: 'pragmaticplay', category: 'CASINO' },
  { gameId: 'ferrymans-lantern', provider: 'relax', category: 'CASINO' },
  { gameId: 'clover-post-office', provider: 'playngo', category: 'CASINO' },
  { gameId: 'hearth-of-the-jarl', provider: 'yggdrasil', category: 'CASINO' },
  { gameId: 'harbour-roulette', provider: 'evolution', category: 'LIVE_CASINO' },
  { gameId: 'lantern-blackjack', provider: 'evolution', category: 'LIVE_CASINO' },
  { gameId: undefined, provider: 'sports', category: 'SPORTS' },
];
const methods: readonly [string, ...string[]] = ['CREDITCARD', 'NETELLER', 'SKRILL'];
const dayMs = 86_400_000;
const minuteMs = 60_000;
const rowsPerSitting = 12;

/** When the sittings of the last 90 days began; the last one ended before now. */
function sittings(count: number, now: Date, random: Random): Date[] {
  const step = (89 * dayMs) / count;
  return Array.from(
    { length: count },
    (_, index) => new Date(now.getTime() - 90 * dayMs + step * index + random.range(0, 0.8) * step),
  );
}

/** Plays until the history has exactly `rows` rows more, in sittings spread over the last 90 days. */
export function playFor(teller: Teller, rows: number, now: Date, random: Random): void {
  let left = rows;
  const starts = sittings(Math.ceil(rows / rowsPerSitting), now, random);
  for (const [index, start] of starts.entries()) {
    const share = index === starts.length - 1 ? left : Math.min(left, rowsPerSitting);
    left -= share;
    sit(teller, share, start, random);
  }
}

function sit(teller: Teller, rows: number, start: Date, random: Random): void {
  const game = random.pick(games);
  const stake = random.pick([0.5, 1, 2, 5, 10]);
  let at = start.getTime();
  let left = rows;
  while (left > 0) {
    at += random.range(0.2, 3) * minuteMs;
    left -= step(teller, left, new Date(at), { game, stake, random });
  }
}

interface Sitting {
  readonly game: PlayedGame;
  readonly stake: number;
  readonly random: Random;
}

/** One thing that happens; answers how many rows it wrote, at most `left`. */
function step(teller: Teller, left: number, at: Date, { game, stake, random }: Sitting): number {
  const method = random.pick(methods);
  const balance = teller.mainMinor();
  if (balance < teller.minorOf(20)) {
    const euros = random.pick([20, 50, 100, 200]);
    if (random.chance(0.15)) teller.failDeposit(at, euros, method);
    else teller.deposit(at, euros, method);
    return 1;
  }
  if (balance > teller.minorOf(120) && random.chance(0.03)) {
    if (left > 1 && random.chance(0.3)) {
      teller.cancelWithdrawal(at, 50, method);
      return 2;
    }
    teller.withdraw(at, random.pick([50, 80, 100]), method);
    return 1;
  }
  if (left > 1 && random.chance(0.02)) {
    teller.voidBet(at, stake, game);
    return 2;
  }
  if (random.chance(0.01)) {
    teller.adjust(at, 5);
    return 1;
  }
  teller.bet(at, stake, game);
  if (left === 1 || !random.chance(0.28)) return 1;
  teller.win(at, stake * random.pick([0.5, 1, 1.5, 2, 2, 3, 5, 12]), game);
  return 2;
}
