import { makeCatalogueGame, makeTile } from '../../../tests/fixtures/lobby-tile.ts';
import { everyGame, type GameFilter } from './filter.ts';
import { countChoices, findGames, indexGames, isForScreen } from './search.ts';
import type { CatalogueGame } from './types.ts';

const game = (title: string, studio: string, provider = studio, traits: Partial<CatalogueGame> = {}) =>
  makeCatalogueGame(makeTile(title, { studio }), { providerKey: provider, provider, studioKey: studio, ...traits });
const index = indexGames([
  game('Dragon’s Kitchen', 'Wick & Flame', 'Slow River'),
  game('The Very Polite Dragon', 'Tin Whistle'),
  game('Café Señorita', 'Dragonfly Works'),
  game('Ørnens Æbler', 'Tin Whistle'),
  game('ﾄﾞﾗｺﾞﾝ の 城', 'Tin Whistle'),
]);
const find = (text: string, ...providers: string[]) =>
  findGames(index, { ...everyGame, text, providers }).map(({ tile }) => tile.title);

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

describe('LOB-09 the traits of games', () => {
  const traits = indexGames([
    game('Anchor', 'A', 'P', { volatility: 'low', features: ['wilds'], minStake: 10, rtp: 94, released: '2025-01-01' }),
    game('Bell', 'B', 'P', {
      volatility: 'high',
      features: ['wilds', 'bonus-buy'],
      minStake: 50,
      rtp: 97,
      released: '2026-01-01',
    }),
    game('Candle', 'B', 'Q', { volatility: 'high', features: ['cascades'], minStake: 20, rtp: 96, released: '2024-01-01' }),
    game('Drum', 'A', 'Q'),
  ]);
  const titles = (filter: Partial<GameFilter>) => findGames(traits, { ...everyGame, ...filter }).map(({ tile }) => tile.title);

  test('one of the chosen volatilities and studios, but every chosen feature', () => {
    expect(titles({ volatilities: ['low', 'high'] })).toEqual(['Anchor', 'Bell', 'Candle']);
    expect(titles({ volatilities: ['high'], studios: ['B'], providers: ['P'] })).toEqual(['Bell']);
    expect(titles({ features: ['wilds'] })).toEqual(['Anchor', 'Bell']);
    expect(titles({ features: ['wilds', 'bonus-buy'] })).toEqual(['Bell']);
  });

  test('a stake that is enough for the game; one without a known stake is left out', () => {
    expect(titles({ stake: 20 })).toEqual(['Anchor', 'Candle']);
  });

  test('sorted by name, release and return', () => {
    expect(titles({ sort: 'newest' })).toEqual(['Bell', 'Anchor', 'Candle', 'Drum']);
    expect(titles({ sort: 'returns' })).toEqual(['Bell', 'Candle', 'Anchor', 'Drum']);
    expect(titles({ sort: 'name' })).toEqual(['Anchor', 'Bell', 'Candle', 'Drum']);
  });

  test('a choice counts what it leaves beside the others', () => {
    const counts = countChoices(traits, { ...everyGame, studios: ['B'], features: ['wilds'] });
    // Another studio instead of this one, but another feature beside this one.
    expect(counts).toEqual({
      providers: { P: 1 },
      studios: { A: 1, B: 1 },
      volatilities: { high: 1 },
      features: { wilds: 1, 'bonus-buy': 1 },
      stakes: { 50: 1, 100: 1 },
    });
    for (const studio of ['A', 'B']) {
      expect(titles({ studios: [studio], features: ['wilds'] })).toHaveLength(counts.studios[studio] ?? 0);
    }
  });
});

test.each([
  [null, ['phone', 'tablet', 'desktop']],
  ['web', ['tablet', 'desktop']],
  ['mobile', ['phone', 'tablet']],
] as const)('LOB-07 a game for %s only is found on %s', (only, screens) => {
  expect((['phone', 'tablet', 'desktop'] as const).filter((screen) => isForScreen({ only }, screen))).toEqual(screens);
});
