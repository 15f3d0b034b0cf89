import { callSignatureHeader, callTimestampHeader, signedText } from '#lib/core/api/endpoint.ts';
import { dayMs } from '#lib/core/time/durations.ts';
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
import { signBody } from '#sandbox/kit/http/signature.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const platform = openBeforeAll(openPlatform);
const aino = '100023';
const ben = '100024';
const game = (gameId: string) => ({ gameId, lobbyPageType: 'CASINO' as const });
const favorites = (playerId: string, more: { limit?: number; gameId?: string } = {}) =>
  platform().call(playerId, listFavorites, { query: { category: 'CASINO', ...more } });

/** A raw call with a given signature. */
async function send(headers: Record<string, string>, body = JSON.stringify(game('game-a'))): Promise<number> {
  const response = await fetch(`${platform().baseUrl}/favorites`, {
    method: 'POST',
    headers: {
      SiteContext: '5',
      'Content-Type': 'application/json',
      Authorization: await platform().signToken(aino),
      ...headers,
    },
    body,
  });
  return response.status;
}

function signed(body: string, seconds = Math.floor(Date.now() / 1_000), key = platform().config.signingKeys.platform[0]) {
  const timestamp = String(seconds);
  return {
    [callTimestampHeader]: timestamp,
    [callSignatureHeader]: signBody(key, signedText('POST', '/favorites', timestamp, body)),
  };
}

test('TRN-08 a favourite is added once, listed newest first and per lobby, and removed', async () => {
  await platform().call(aino, addFavorite, { body: game('game-a') });
  await platform().clock.advance(1_000);
  await platform().call(aino, addFavorite, { body: game('game-b') });
  await platform().clock.advance(1_000);
  expect(await platform().call(aino, addFavorite, { body: game('game-a') })).toEqual({ isFavorite: true });
  await platform().call(aino, addFavorite, { body: { gameId: 'game-t', lobbyPageType: 'LIVE_CASINO' } });
  expect(await favorites(aino)).toEqual([
    { ...game('game-b'), createdAt: expect.any(String) },
    { ...game('game-a'), createdAt: expect.any(String) },
  ]);
  expect(await favorites(aino, { limit: 1 })).toHaveLength(1);
  expect(await favorites(aino, { gameId: 'game-a' })).toEqual({ isFavorite: true });
  expect(await favorites(ben, { gameId: 'game-a' })).toEqual({ isFavorite: false });
  expect(await platform().call(aino, removeFavorite, { body: game('game-a') })).toEqual({ isFavorite: false });
  expect(await favorites(aino, { gameId: 'game-a' })).toEqual({ isFavorite: false });
});

test('TRN-09 a game played again becomes the newest recent game', async () => {
  for (const id of ['game-a', 'game-b', 'game-a']) {
    await platform().clock.advance(1_000);
    await platform().call(ben, addRecentGame, { body: game(id) });
  }
  const list = () => platform().call(ben, listRecentGames, { query: { category: 'CASINO' } });
  expect((await list()).map(({ gameId }) => gameId)).toEqual(['game-a', 'game-b']);
  await platform().call(ben, removeRecentGame, { body: game('game-a') });
  expect((await list()).map(({ gameId }) => gameId)).toEqual(['game-b']);
});

test('TRN-08 CST-06 three hundred are stored, the oldest are deleted, and thirty are a page', async () => {
  for (let at = 0; at < 302; at += 1) {
    if (at % 100 === 0) await platform().clock.advance(1_000);
    await platform().call(ben, addFavorite, { body: game(`game-${at}`) });
  }
  expect(await favorites(ben, { limit: 300 })).toHaveLength(300);
  expect(await favorites(ben)).toHaveLength(30);
}, 60_000);

test('TRN-10 DEC-PATH-5 reading and changing them requires a token and the site’s signature', async () => {
  const body = JSON.stringify(game('game-a'));
  const now = Math.floor(Date.now() / 1_000);
  expect(await send(signed(body), body)).toBe(200);
  expect(await send({}, body)).toBe(400);
  expect(await send({ ...signed(body), Authorization: '' }, body)).toBe(401);
  expect(await send(signed(body), JSON.stringify(game('game-z')))).toBe(400);
  expect(await send(signed(body, now - 301), body)).toBe(400);
  expect(await send(signed(body, now + 330), body)).toBe(400);
  expect(await send(signed(body, now - 290), body)).toBe(200);
  expect(await send(signed(body, now, 'another-key-of-some-length'), body)).toBe(400);
  const unsigned = await fetch(`${platform().baseUrl}/recent-games?category=CASINO`, {
    headers: { SiteContext: '5', Authorization: await platform().signToken(aino) },
  });
  expect(await unsigned.json()).toMatchObject({ status: 400, code: 'error.signature' });
});

test('TRN-07 LOB-19 jackpots of several games are read at once, in any supported currency, and grow', async () => {
  const gameIds = 'game-upstream-fortune,game-silt-and-sapphires,game-otterwick';
  const read = (currency?: string) =>
    platform().call(aino, readJackpots, { query: { gameIds, siteId: 5, ...(currency && { currency }) } });
  const before = await read();
  expect(before.map(({ gameId }) => gameId).sort()).toEqual(['game-silt-and-sapphires', 'game-upstream-fortune']);
  for (const { amount, currency } of before) {
    expect(amount).toBeGreaterThan(10_000);
    expect(currency).toBe('EUR');
  }
  await platform().clock.advance(60_000);
  const after = await read();
  // A jackpot may be won meanwhile and restart from its seed.
  expect(after.some(({ amount }, at) => amount > (before[at]?.amount ?? 0))).toBe(true);
  const [krone] = await read('NOK');
  expect(krone?.currency).toBe('NOK');
  expect((krone?.amount ?? 0) / (after.find(({ gameId }) => gameId === krone?.gameId)?.amount ?? 1)).toBeCloseTo(10, 1);
  expect(await platform().refusalOf(aino, readJackpots, { query: { gameIds, siteId: 5, currency: 'XXX' } })).toMatchObject({
    status: 400,
  });
});

test('TRN-04 TRN-05 the largest wins of a period and the latest ones, with new ones over time', async () => {
  const top = (dateRange: '1' | '7' | '30') =>
    platform().call(aino, readTopWinners, { query: { dateRange, siteId: 5, currency: 'EUR' } });
  const latest = () => platform().call(aino, readLatestWinners, { query: { siteId: 5, currency: 'EUR' } });
  const week = await top('7');
  expect(week).toHaveLength(10);
  expect(week.map(({ amount }) => amount)).toEqual(week.map(({ amount }) => amount).sort((one, other) => other - one));
  for (const { playerAlias } of week) expect(playerAlias).toMatch(/^[A-Z]\*\*\*$/);
  const dayAgo = platform().clock.now().getTime() - dayMs;
  for (const { date } of await top('1')) expect(Date.parse(date)).toBeGreaterThanOrEqual(dayAgo);
  const before = await latest();
  expect(before).toHaveLength(20);
  expect(before.map(({ date }) => date)).toEqual(
    before
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  await platform().clock.advance(10 * 60_000);
  const after = await latest();
  const gaps = after.slice(0, 5).map(({ date }, at) => Date.parse(date) - Date.parse(after[at + 1]?.date ?? ''));
  expect(after[0]?.date).not.toBe(before[0]?.date);
  // A simulated win comes every 20 to 90 seconds, besides jackpots and real wins.
  for (const gap of gaps) expect(gap >= 0 && gap <= 90_000).toBe(true);
});

test('LOB-24 LOB-06 the tables of a provider with seats, limits and opening state', async () => {
  const tables = await platform().call(aino, readLiveTables, { query: { partnerid: '2178', providerKind: 'evolution' } });
  expect(tables.length).toBeGreaterThan(3);
  for (const { tableId, seats, seatsTaken, betLimits, dealer, open } of tables) {
    expect(tableId).toMatch(/^tbl_\d+$/);
    expect(seats).toBe(7);
    expect(seatsTaken).toBeLessThanOrEqual(open ? 7 : 0);
    expect(betLimits.map(({ currency }) => currency)).toContain('EUR');
    expect(dealer).toMatch(/\S/);
  }
  expect(await platform().call(aino, readLiveTables, { query: { partnerid: '2178', providerKind: 'nobody' } })).toEqual([]);
});
