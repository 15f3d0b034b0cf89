import { readUrlState, writeUrlState } from './url-state.ts';

test('LOB-08 the URL holds the search, and reading it gives the same state', () => {
  const state = { text: 'drâ & co', providers: ['gameProvider-playngo', 'gameProvider-evolution'], mine: false };
  expect(readUrlState(writeUrlState('', state))).toEqual(state);
});

test('LOB-08 other parameters of the URL are kept', () => {
  expect(writeUrlState('?login=1&q=old', { text: '', providers: [], mine: true })).toBe('?login=1&show=mine');
  expect(writeUrlState('', { text: '  ', providers: [], mine: false })).toBe('');
});

test('LOB-09 invalid parameters of a URL are shortened or dropped', () => {
  const { text, providers } = readUrlState(`?q=${'x'.repeat(500)}&providers=<b>,playngo,${'y'.repeat(99)}`);
  expect([text.length, providers]).toEqual([80, ['playngo']]);
});
