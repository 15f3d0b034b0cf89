/** @jest-environment jsdom */
import { fetchTiles } from './browser.ts';
import { subscribeToJackpot } from './jackpots.ts';

const requests: string[][] = [];

beforeEach(() => {
  requests.length = 0;
  const fetch = async (path: string) => {
    const ids = new URL(path, 'https://site.example').searchParams
      .getAll(path.includes('jackpot') ? 'gameIds' : 'ids')
      .flatMap((list) => list.split(','));
    requests.push(ids);
    // The last request is answered first.
    await new Promise((resolve) => setTimeout(resolve, 40 / requests.length));
    return { ok: true, status: 200, headers: new Map(), json: async () => ids.map((id) => ({ id })) };
  };
  Object.assign(globalThis, { fetch });
});

test('LOB-16 a long list of favourites is fetched in requests that the site accepts, and keeps its order', async () => {
  const ids = Array.from({ length: 131 }, (_, at) => `game-${at}`);
  const tiles = await fetchTiles('en-UN', ids);
  expect(tiles.map(({ id }) => id)).toEqual(ids);
  expect(requests.map(({ length }) => length)).toEqual([48, 48, 35]);
});

test('LOB-16 no favourites make no request', async () => {
  expect(await fetchTiles('en-UN', [])).toEqual([]);
  expect(requests).toEqual([]);
});

test('LOB-19 the jackpots of any number of games are read in requests that the platform accepts', async () => {
  const unsubscribe = Array.from({ length: 131 }, (_, at) =>
    subscribeToJackpot(`game-${at}`, () => undefined, { currency: 'EUR', siteId: 5 }),
  );
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(requests.map(({ length }) => length)).toEqual([100, 31]);
  for (const end of unsubscribe) end();
});
