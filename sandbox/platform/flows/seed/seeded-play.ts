import { dayMs, minuteMs } from '#lib/core/time/durations.ts';
import type { Random } from '#sandbox/data/art/random.ts';
import type { HistoryWriter, PlayedGame } from './history-writer.ts';

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
const rowsPerSession = 12;

/** Start times spread over the last 90 days; the last session ends before now. */
function sessionStarts(count: number, now: Date, random: Random): Date[] {
  const step = (89 * dayMs) / count;
  return Array.from(
    { length: count },
    (_, index) => new Date(now.getTime() - 90 * dayMs + step * index + random.range(0, 0.8) * step),
  );
}

/** Writes exactly `rows` history rows, as play sessions spread over the last 90 days. */
export function writePlay(writer: HistoryWriter, rows: number, now: Date, random: Random): void {
  let left = rows;
  const starts = sessionStarts(Math.ceil(rows / rowsPerSession), now, random);
  for (const [index, start] of starts.entries()) {
    const share = index === starts.length - 1 ? left : Math.min(left, rowsPerSession);
    left -= share;
    writeSession(writer, share, start, random);
  }
}

function writeSession(writer: HistoryWriter, rows: number, start: Date, random: Random): void {
  const game = random.pick(games);
  const stake = random.pick([0.5, 1, 2, 5, 10]);
  let at = start.getTime();
  let left = rows;
  while (left > 0) {
    at += random.range(0.2, 3) * minuteMs;
    left -= step(writer, left, new Date(at), { game, stake, random });
  }
}

interface PlaySession {
  readonly game: PlayedGame;
  readonly stake: number;
  readonly random: Random;
}

/** Writes one event and returns its number of rows, at most `left`. */
function step(writer: HistoryWriter, left: number, at: Date, { game, stake, random }: PlaySession): number {
  const method = random.pick(methods);
  const balance = writer.mainMinor();
  if (balance < writer.minorOf(20)) {
    const euros = random.pick([20, 50, 100, 200]);
    if (random.chance(0.15)) writer.failDeposit(at, euros, method);
    else writer.deposit(at, euros, method);
    return 1;
  }
  if (balance > writer.minorOf(120) && random.chance(0.03)) {
    if (left > 1 && random.chance(0.3)) {
      writer.cancelWithdrawal(at, 50, method);
      return 2;
    }
    writer.withdraw(at, random.pick([50, 80, 100]), method);
    return 1;
  }
  if (left > 1 && random.chance(0.02)) {
    writer.voidBet(at, stake, game);
    return 2;
  }
  if (random.chance(0.01)) {
    writer.adjust(at, 5);
    return 1;
  }
  writer.bet(at, stake, game);
  if (left === 1 || !random.chance(0.28)) return 1;
  writer.win(at, stake * random.pick([0.5, 1, 1.5, 2, 2, 3, 5, 12]), game);
  return 2;
}
