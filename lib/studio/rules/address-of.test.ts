import { addressOf } from './address-of.ts';

test.each([
  ['Ferryman’s Öl & Co', 'ferrymans-ol-co'],
  ['  100 % bonus! ', '100-bonus'],
  ['Jättipottitunti', 'jattipottitunti'],
  ['賞金', ''],
  [`${'word '.repeat(40)}`, `${'word-'.repeat(15)}word`],
])('the address of “%s” is “%s”', (title, address) => {
  expect(addressOf(title)).toBe(address.slice(0, 80));
});
