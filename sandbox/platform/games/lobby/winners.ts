import { desc, gte, lt, max } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { documentId } from '#sandbox/data/content/document.ts';
import { simulateAlias } from '#sandbox/data/simulated-alias.ts';
import { catalogue, slugOf } from '#sandbox/data/tables/catalogue.ts';
import { liveTables } from '#sandbox/data/tables/live-tables.ts';
import type { Database } from '#sandbox/database/database.ts';
import { advanceJackpots, jackpotTable, jackpotWinTable } from '#sandbox/games/port.ts';
import { listPlayerWins, type Win } from './player-wins.ts';
import { winEventTable } from './tables.ts';

type WinEvent = typeof winEventTable.$inferSelect;

const seeded = 400;
const seededDays = 7;
/** Longer than any query reaches back. */
const keptDays = 31;
/** Limits the work after a long idle time. */
const maxPerCatchUp = 200;

const games = [
  ...catalogue
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ slug, popularity }) => ({ id: documentId('game', slug), popularity })),
  ...liveTables.map(({ title }) => ({ id: documentId('game', slugOf(title)), popularity: 0.6 })),
];

/** The n-th simulated win, the same at every call: many small wins, few large ones, more on popular games. */
function simulateWin(id: number, wonAt: Date): WinEvent {
  const random = createRandom(`win ${id}`);
  const [one, other] = [games[random.int(0, games.length - 1)], games[random.int(0, games.length - 1)]];
  const game = (one?.popularity ?? 0) >= (other?.popularity ?? 0) ? one : other;
  const luck = random.next();
  const amount =
    4 + 90 * luck ** 2 + (luck > 0.93 ? 900 * random.next() ** 3 : 0) + (luck > 0.993 ? 24_000 * random.next() ** 2 : 0);
  return {
    id,
    gameId: game?.id ?? '',
    alias: simulateAlias(random),
    amountMinor: Math.round(amount * 100),
    wonAt,
  };
}

/** Seeds 400 wins of the last seven days. */
export async function seedWinners(database: Database, now: Date): Promise<void> {
  await database.delete(winEventTable);
  const step = (seededDays * dayMs) / seeded;
  const events = Array.from({ length: seeded }, (_, at) => {
    const jitter = createRandom(`moment ${at}`).next() * step;
    return simulateWin(at + 1, new Date(now.getTime() - (seeded - at) * step + jitter));
  });
  await database.insert(winEventTable).values(events);
}

/** Simulates wins up to now, one every 20 to 90 seconds of business time. */
async function simulateWins(database: Database, now: Date): Promise<void> {
  const [last] = await database.select({ id: max(winEventTable.id), at: max(winEventTable.wonAt) }).from(winEventTable);
  let id = last?.id ?? 0;
  const floor = now.getTime() - maxPerCatchUp * 55_000;
  let at = Math.max(last?.at?.getTime() ?? 0, floor);
  const events: WinEvent[] = [];
  while (events.length < maxPerCatchUp) {
    at += createRandom(`gap ${id}`).int(20, 90) * 1_000;
    if (at > now.getTime()) break;
    id += 1;
    events.push(simulateWin(id, new Date(at)));
  }
  if (events.length === 0) return;
  // A concurrent call computes the same wins.
  await database.insert(winEventTable).values(events).onConflictDoNothing();
  await database.delete(winEventTable).where(lt(winEventTable.wonAt, new Date(now.getTime() - keptDays * dayMs)));
}

const newestFirst = (one: Win, other: Win) => other.wonAt.getTime() - one.wonAt.getTime();
const greatestFirst = (one: Win, other: Win) => other.euros - one.euros;

/** Wins since a date, of simulated players, jackpots and real players; at most `count` of each. */
async function collectWins(database: Database, by: 'time' | 'amount', since: Date, count: number, now: Date): Promise<Win[]> {
  await simulateWins(database, now);
  await advanceJackpots(database, await database.select().from(jackpotTable), now);
  const invented = await Promise.all(
    [winEventTable, jackpotWinTable].map((table) =>
      database
        .select({ gameId: table.gameId, alias: table.alias, amountMinor: table.amountMinor, wonAt: table.wonAt })
        .from(table)
        .where(gte(table.wonAt, since))
        .orderBy(desc(by === 'time' ? table.wonAt : table.amountMinor))
        .limit(count),
    ),
  );
  const wins = invented.flat().map(({ amountMinor, ...win }) => ({ ...win, euros: amountMinor / 100 }));
  return [...wins, ...(await listPlayerWins(database, by, since, count))];
}

/** The latest wins, newest first (TRN-05). */
export async function listLatestWins(database: Database, count: number, now: Date): Promise<readonly Win[]> {
  const since = new Date(now.getTime() - keptDays * dayMs);
  return (await collectWins(database, 'time', since, count, now)).sort(newestFirst).slice(0, count);
}

/** The largest wins of the last days (TRN-04). */
export async function listTopWins(database: Database, days: number, count: number, now: Date): Promise<readonly Win[]> {
  const since = new Date(now.getTime() - days * dayMs);
  return (await collectWins(database, 'amount', since, count, now)).sort(greatestFirst).slice(0, count);
}
