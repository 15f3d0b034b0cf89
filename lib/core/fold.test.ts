import { fold } from './fold.ts';

test('LOB-08 folding is idempotent', () => {
  for (const text of ['Straße', 'ÎLE’S', 'İstanbul', 'Æ', 'ẞ']) expect(fold(fold(text))).toBe(fold(text));
});
