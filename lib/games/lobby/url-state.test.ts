import { everyGame } from '../catalog/filter.ts';
import { readUrlState, writeUrlState } from './url-state.ts';

test('LOB-08 the URL holds the search, and reading it gives the same state', () => {
  const state = {
    text: 'drâ & co',
    providers: ['gameProvider-playngo', 'gameProvider-evolution'],
    studios: ['subProvider-wick'],
    volatilities: ['low', 'very high'],
    features: ['bonus-buy'],
    stake: 20,
    sort: 'newest',
    mine: false,
  } as const;
  expect(readUrlState(writeUrlState('', state))).toEqual(state);
});

test('LOB-08 other parameters of the URL are kept', () => {
  expect(writeUrlState('?login=1&q=old', { ...everyGame, mine: true })).toBe('?login=1&show=mine');
  expect(writeUrlState('', { ...everyGame, text: '  ', mine: false })).toBe('');
});

test('LOB-09 invalid parameters of a URL are shortened or dropped', () => {
  const { text, providers, stake, sort } = readUrlState(
    `?q=${'x'.repeat(500)}&providers=<b>,playngo,${'y'.repeat(99)}&stake=7&sort=worst`,
  );
  expect([text.length, providers, stake, sort]).toEqual([80, ['playngo'], null, 'popular']);
  expect(readUrlState(`?q=${'x'.repeat(79)}🎲`).text).toBe('x'.repeat(79));
});
