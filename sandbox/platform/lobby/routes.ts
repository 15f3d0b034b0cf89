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
} from '#lib/lobby/contract.ts';
import { toWire } from '#lib/money/money.ts';
import { isScaled, scaleStake } from '#lib/money/scale.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { refusal } from '../refusal.ts';
import { serve } from '../serve.ts';
import { readPots } from './jackpots.ts';
import { listTables } from './live-tables.ts';
import { hasMark, listMarks, removeMark, setMark } from './marks.ts';
import { listLatestWins, listTopWins } from './winners.ts';

/** A currency that the house can write euros in; 400 for another. */
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
  serve(listFavorites, async ({ playerId, query: { category, limit, gameId }, context: { database } }) => {
    if (gameId !== undefined) return { isFavorite: await hasMark(database, playerId, 'FAVORITE', gameId) };
    return listMarks(database, { playerId, kind: 'FAVORITE', category, limit });
  }),

  serve(addFavorite, async ({ playerId, body, context: { database, clock } }) => {
    await requireKnownPlayer(database, playerId);
    await setMark(database, { playerId, kind: 'FAVORITE', ...body, at: clock.now() });
    return { isFavorite: true };
  }),

  serve(removeFavorite, async ({ playerId, body: { gameId }, context: { database } }) => {
    await removeMark(database, playerId, 'FAVORITE', gameId);
    return { isFavorite: false };
  }),

  serve(listRecentGames, async ({ playerId, query: { category, limit }, context: { database } }) =>
    listMarks(database, { playerId, kind: 'RECENT', category, limit }),
  ),

  serve(addRecentGame, async ({ playerId, body, context: { database, clock } }) => {
    await requireKnownPlayer(database, playerId);
    return setMark(database, { playerId, kind: 'RECENT', ...body, at: clock.now() });
  }),

  serve(removeRecentGame, async ({ playerId, body: { gameId }, context: { database } }) => {
    await removeMark(database, playerId, 'RECENT', gameId);
    return undefined;
  }),

  serve(readJackpots, async ({ query: { gameIds, currency = 'EUR' }, context: { database, clock } }) => {
    const pots = await readPots(database, gameIds.split(','), requireCurrency(currency), clock.now());
    return pots.map(({ gameId, ...pot }) => ({ gameId, amount: toWire(pot), currency }));
  }),

  serve(readTopWinners, async ({ query: { dateRange, currency }, context: { database, clock } }) => {
    const wins = await listTopWins(database, Number(dateRange), 10, clock.now());
    return wins.map(writeWin(requireCurrency(currency)));
  }),

  serve(readLatestWinners, async ({ query: { currency }, context: { database, clock } }) => {
    const wins = await listLatestWins(database, 20, clock.now());
    return wins.map(writeWin(requireCurrency(currency)));
  }),

  serve(readLiveTables, async ({ query: { providerKind }, context: { clock } }) => listTables(providerKind, clock.now())),
];
