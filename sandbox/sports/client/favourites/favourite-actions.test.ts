/** @jest-environment jsdom */
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '../../messages/en.json' with { type: 'json' };

type Reply = { readonly ok: boolean; readonly value?: object; readonly refusal?: { readonly code: string } };
const mockPosts: object[] = [];
let mockReply: Reply = { ok: true, value: { favourites: [] } };
jest.mock('../shared/api.ts', () => ({
  onExpired: () => undefined,
  getJson: () => Promise.resolve(mockReply),
  postJson: (_path: string, body: object) => {
    mockPosts.push(body);
    return Promise.resolve(mockReply);
  },
}));

/** The script of a page of this visitor or player, just loaded. */
async function openPage(owner: string) {
  jest.resetModules();
  mockPosts.length = 0;
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{ key: 'key', owner, site: 'http://site', language: 'en', currency: 'EUR', path: '', messages: en },
    numbers: { group: ',', decimal: '.' },
  })}</script>`;
  const { getState } = await import('../state/store.ts');
  const actions = await import('./favourite-actions.ts');
  await actions.loadFavourites();
  return { ...actions, marked: () => [...getState().favourites.keys()], problem: () => getState().favouriteProblem };
}

beforeEach(() => {
  mockReply = { ok: true, value: { favourites: [] } };
});

test('SPB-14 what a visitor marks stays in the browser, and goes to the player who signs in', async () => {
  const visitor = await openPage('');
  await visitor.toggleFavourite('event:a', 'A');
  await visitor.toggleFavourite('event:b', 'B');
  await visitor.toggleFavourite('event:b', 'B');
  expect(mockPosts).toEqual([]);
  expect((await openPage('')).marked()).toEqual(['event:a']);
  mockReply = { ok: true, value: { favourites: [{ item: 'event:a', name: 'A' }] } };
  const player = await openPage('ava');
  expect(mockPosts).toEqual([{ add: ['event:a'], remove: [] }]);
  expect(player.marked()).toEqual(['event:a']);
  expect((await openPage('')).marked()).toEqual([]);
});

test('SPB-14 what a visitor marked is kept while the service cannot take it', async () => {
  await (await openPage('')).toggleFavourite('event:a', 'A');
  mockReply = { ok: false, refusal: { code: 'UNAVAILABLE' } };
  await openPage('ava');
  expect((await openPage('')).marked()).toEqual(['event:a']);
});

test('SPB-14 an event that is over is no longer a visitor’s favourite', async () => {
  const visitor = await openPage('');
  for (const item of ['event:a', 'event:b', 'team:football/A']) await visitor.toggleFavourite(item, item);
  visitor.dropEnded(new Set(['event:b']));
  expect(visitor.marked()).toEqual(['event:b', 'team:football/A']);
  expect((await openPage('')).marked()).toEqual(['event:b', 'team:football/A']);
});

test.each([
  ['UNAVAILABLE', en.favouriteFailed],
  ['FAVOURITES_FULL', formatMessage(en['refused.FAVOURITES_FULL'], { count: 100 })],
])('SPB-14 a mark that is refused with %s is taken back, and the page says so', async (code, text) => {
  const player = await openPage('ava');
  mockReply = { ok: false, refusal: { code } };
  const marking = player.toggleFavourite('event:a', 'A');
  expect(player.marked()).toEqual(['event:a']);
  await marking;
  expect([player.marked(), player.problem()]).toEqual([[], text]);
});

test('SPB-14 what the list of a player has no space for stays in the browser, and the page says so', async () => {
  const visitor = await openPage('');
  for (const item of ['event:a', 'event:b']) await visitor.toggleFavourite(item, item);
  const full = Array.from({ length: 99 }, (_, index) => ({ item: `event:${index}`, name: '' }));
  mockReply = { ok: true, value: { favourites: [...full, { item: 'event:a', name: 'A' }] } };
  const player = await openPage('ava');
  expect(player.problem()).toBe(formatMessage(en['refused.FAVOURITES_FULL'], { count: 100 }));
  expect((await openPage('ava')).problem()).toBeUndefined();
  expect((await openPage('')).marked()).toEqual(['event:b']);
});
