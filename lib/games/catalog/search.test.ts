import { findGames, fold, indexGames } from './search.ts';
import type { CatalogueGame } from './types.ts';

const game = (title: string, studio: string, provider = studio): CatalogueGame => ({
  tile: {
    id: title,
    slug: title,
    title,
    studio,
    path: '',
    art: '',
    tint: null,
    upright: null,
    hasJackpot: false,
    closedIn: [],
    only: null,
    table: null,
  },
  providerKey: provider,
  provider,
});
const index = indexGames([
  game('Dragon’s Kitchen', 'Wick & Flame', 'Slow River'),
  game('The Very Polite Dragon', 'Tin Whistle'),
  game('Café Señorita', 'Dragonfly Works'),
  game('Ørnens Æbler', 'Tin Whistle'),
  game('ﾄﾞﾗｺﾞﾝ の 城', 'Tin Whistle'),
]);
const find = (text: string, ...providers: string[]) =>
  findGames(index, { text, providers: new Set(providers) }).map(({ tile }) => tile.title);

test.each([
  ['DRAGON', ['Dragon’s Kitchen', 'The Very Polite Dragon', 'Café Señorita']],
  ['dragons k', ['Dragon’s Kitchen']],
  ["dragon's", ['Dragon’s Kitchen']],
  ['cafe senor', ['Café Señorita']],
  ['CAFÉ  SEÑOR', ['Café Señorita']],
  ['ornens aebler', ['Ørnens Æbler']],
  ['ドラゴン', ['ﾄﾞﾗｺﾞﾝ の 城']],
  ['slow riv', ['Dragon’s Kitchen']],
  ['wick', ['Dragon’s Kitchen']],
  ['kragon', []],
  ['.*', []],
])('LOB-08 "%s" finds names, then makers, that contain it', (text, titles) => {
  expect(find(text)).toEqual(titles);
});

test('LOB-09 selected providers narrow the results, and list all their games without a text', () => {
  expect(find('', 'Tin Whistle')).toEqual(['The Very Polite Dragon', 'Ørnens Æbler', 'ﾄﾞﾗｺﾞﾝ の 城']);
  expect(find('dragon', 'Tin Whistle', 'Slow River')).toEqual(['Dragon’s Kitchen', 'The Very Polite Dragon']);
  expect(find('dragon', 'unknown')).toEqual([]);
});

test('LOB-08 folding is idempotent', () => {
  for (const text of ['Straße', 'ÎLE’S', 'İstanbul', 'Æ', 'ẞ']) expect(fold(fold(text))).toBe(fold(text));
});
