import { readAddress, writeAddress } from './address.ts';

test('LOB-08 the address says what is looked for, and brings it back', () => {
  const state = { text: 'drâ & co', providers: ['gameProvider-playngo', 'gameProvider-evolution'], mine: false };
  expect(readAddress(writeAddress('', state))).toEqual(state);
});

test('LOB-08 what else the address says stays', () => {
  expect(writeAddress('?login=1&q=old', { text: '', providers: [], mine: true })).toBe('?login=1&show=mine');
  expect(writeAddress('', { text: '  ', providers: [], mine: false })).toBe('');
});

test('LOB-09 a foreign address is cut down to what can be', () => {
  const { text, providers } = readAddress(`?q=${'x'.repeat(500)}&providers=<b>,playngo,${'y'.repeat(99)}`);
  expect([text.length, providers]).toEqual([80, ['playngo']]);
});
