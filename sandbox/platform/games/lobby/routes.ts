import { toWire } from '#lib/core/money/money.ts';
import { isScaled, scaleStake } from '#lib/core/money/scale.ts';
import {
  addFavorite,
  addRecentGame,
  listFavorites,
  listRecentGames,
  readJackpots,
  readLatestWinners,
  readLiveTables,
  readTopWinners,
  removeFavorite,
  removeRecentGame,
  type Win,
} from '#lib/games/lobby/contract.ts';
import { listJackpots, listTables } from '#sandbox/games/port.ts';
import { refusal } from '../../core/refusal.ts';
import { defineRoute } from '../../core/route.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import { hasMark, listMarks, removeMark, setMark } from './marks.ts';
import { listLatestWins, listTopWins } from './winners.ts';

/** Throws 400 for a currency without an exchange rate. */
function requireCurrency(currency: string): string {
  if (!isScaled(currency)) throw refusal(400, 'error.validation');
  return currency;
}

const writeWin =
  (currency: string) =>
  ({ gameId, euros, alias, wonAt }: Awaited<ReturnType<typeof listLatestWins>>[number]): Win => ({
    gameId,
    amount: toWire(scaleStake(euros, currency)),
    currency,
    playerAlias: alias,
    date: wonAt.toISOString(),
  });

export const lobbyRoutes = [
  defineRoute(listFavorites, async ({ playerId, query: { category, limit, gameId }, context: { database } }) => {
    if (gameId !== undefined) return { isFavorite: await hasMark(database, playerId, 'FAVORITE', gameId) };
    return listMarks(database, { playerId, kind: 'FAVORITE', category, limit });
  }),

  defineRoute(addFavorite, async ({ playerId, body, context: { database, clock } }) => {
    await requireKnownPlayer(database, playerId);
    await setMark(database, { playerId, kind: 'FAVORITE', ...body, at: clock.now() });
    return { isFavorite: true };
  }),

  defineRoute(removeFavorite, async ({ playerId, body: { gameId }, context: { database } }) => {
    await removeMark(database, playerId, 'FAVORITE', gameId);
    return { isFavorite: false };
  }),

  defineRoute(listRecentGames, async ({ playerId, query: { category, limit }, context: { database } }) =>
    listMarks(database, { playerId, kind: 'RECENT', category, limit }),
  ),

  defineRoute(addRecentGame, async ({ playerId, body, context: { database, clock } }) => {
    await requireKnownPlayer(database, playerId);
    return setMark(database, { playerId, kind: 'RECENT', ...body, at: clock.now() });
  }),

  defineRoute(removeRecentGame, async ({ playerId, body: { gameId }, context: { database } }) => {
    await removeMark(database, playerId, 'RECENT', gameId);
    return undefined;
  }),

  defineRoute(readJackpots, async ({ query: { gameIds, currency = 'EUR' }, context: { database, clock } }) => {
    const jackpots = await listJackpots(database, gameIds.split(','), requireCurrency(currency), clock.now());
    return jackpots.map(({ gameId, ...jackpot }) => ({ gameId, amount: toWire(jackpot), currency }));
  }),

  defineRoute(readTopWinners, async ({ query: { dateRange, currency }, context: { database, clock } }) => {
    const wins = await listTopWins(database, Number(dateRange), 10, clock.now());
    return wins.map(writeWin(requireCurrency(currency)));
  }),

  defineRoute(readLatestWinners, async ({ query: { currency }, context: { database, clock } }) => {
    const wins = await listLatestWins(database, 20, clock.now());
    return wins.map(writeWin(requireCurrency(currency)));
  }),

  defineRoute(readLiveTables, async ({ query: { providerKind }, context: { clock } }) => listTables(providerKind, clock.now())),
];
