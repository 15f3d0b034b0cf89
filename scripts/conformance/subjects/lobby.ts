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
} from '#lib/games/lobby/contract.ts';
import { listPublicTournaments } from '#lib/tournaments/contract.ts';
import type { Runs } from '../point.ts';
import { notSigned, requireRefused } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const mark = { gameId: 'conformance-game', lobbyPageType: 'CASINO' } as const;

/** What lobbies and the front page show of games. */
export const lobbyRuns = {
  'lobby.favourites': async (backend) => {
    const as = await backend.player();
    const list = async () => {
      const answer = await fetchReply(backend, listFavorites, { query: { category: 'CASINO', limit: 300 } }, { as });
      return Array.isArray(answer) ? answer.filter(({ gameId }) => gameId === mark.gameId) : [];
    };
    await fetchReply(backend, removeFavorite, { body: mark }, { as });
    for (let time = 0; time < 2; time += 1) {
      requireEqual(
        (await fetchReply(backend, addFavorite, { body: mark }, { as })).isFavorite,
        true,
        'isFavorite of an added game',
      );
    }
    const listed = await list();
    requireEqual(listed.length, 1, 'entries of a favourite that was added twice');
    toInstant(listed[0]?.createdAt ?? '', 'createdAt');
    await fetchReply(backend, removeFavorite, { body: mark }, { as });
    requireEqual((await list()).length, 0, 'entries of a favourite that was removed');
  },
  'lobby.recent': async (backend) => {
    const as = await backend.player();
    await fetchReply(backend, removeRecentGame, { body: mark }, { as });
    await fetchReply(backend, addRecentGame, { body: mark }, { as });
    const list = () => fetchReply(backend, listRecentGames, { query: { category: 'CASINO' } }, { as });
    requireEqual((await list())[0]?.gameId, mark.gameId, 'the first of the recent games');
    await fetchReply(backend, removeRecentGame, { body: mark }, { as });
    requireTrue(
      (await list()).every(({ gameId }) => gameId !== mark.gameId),
      'no entry of a removed game',
      'one',
    );
  },
  'lobby.signature': async (backend) => {
    const as = await backend.player();
    const query = { category: 'CASINO' };
    await requireRefused(backend, listFavorites, { query }, notSigned, { as, headers: { 'X-Signature': '0'.repeat(64) } });
    const old = String(Math.floor(Date.now() / 1_000) - 3_600);
    await requireRefused(backend, listFavorites, { query }, notSigned, { as, headers: { 'X-Timestamp': old } });
    await requireRefused(backend, listFavorites, { query }, notSigned, { as, without: ['X-Signature', 'X-Timestamp'] });
  },
  'lobby.winners': async (backend) => {
    const query = { siteId: backend.settings.siteId, currency: 'EUR' };
    const top = await fetchReply(backend, readTopWinners, { query: { ...query, dateRange: '7' } });
    const latest = await fetchReply(backend, readLatestWinners, { query });
    for (const { amount, currency, date, playerAlias } of [...top, ...latest]) {
      requireEqual(currency, 'EUR', 'the currency of a win');
      toMinor(amount, currency, 'amount');
      toInstant(date, 'date');
      requireTrue(playerAlias.includes('*'), 'a masked alias', 'a whole one');
    }
    const amounts = top.map(({ amount }) => amount);
    requireSorted(amounts, 'descending', 'the top wins');
  },
  'lobby.jackpots': async (backend) => {
    const query = { gameIds: 'conformance-a,conformance-b', siteId: backend.settings.siteId, currency: 'EUR' };
    for (const { gameId, currency } of await fetchReply(backend, readJackpots, { query })) {
      requireTrue(query.gameIds.split(',').includes(gameId), 'a game that was asked for', 'another');
      requireEqual(currency, 'EUR', 'the currency of a jackpot');
    }
  },
  'lobby.tables': async (backend) => {
    const tables = await fetchReply(backend, readLiveTables, { query: { partnerid: '2178', providerKind: 'evolution' } });
    for (const { seats, seatsTaken, betLimits } of tables) {
      requireTrue(seatsTaken <= seats, 'seatsTaken ≤ seats', `${seatsTaken} of ${seats}`);
      for (const { min, max } of betLimits) requireTrue(min > 0 && min <= max, '0 < min ≤ max of a table', `${min} and ${max}`);
    }
  },
  'lobby.tournaments': async (backend) => {
    const params = { siteId: String(backend.settings.siteId), market: 'FI', language: 'FI' };
    for (const { startAt, endAt, prizePool, leaderboard } of await fetchReply(backend, listPublicTournaments, { params })) {
      requireTrue(toInstant(endAt, 'endAt') > toInstant(startAt, 'startAt'), 'an end after the start', 'an earlier one');
      toMinor(prizePool.amount, prizePool.currency, 'prizePool.amount');
      const ranks = leaderboard.map(({ rank }) => rank);
      requireSorted(ranks, 'ascending', 'the ranks');
      requireTrue(
        leaderboard.every(({ me }) => me === undefined),
        'no row marked as the player’s without a player',
        'one',
      );
    }
  },
} satisfies Partial<Runs>;
