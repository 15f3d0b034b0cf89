import { listCountries } from './country-codes.ts';

test.each([
  ['fi', 'Suomi', 'Ahvenanmaa'],
  ['de', 'Finnland', 'Ålandinseln'],
  ['ja', 'フィンランド', 'オーランド諸島'],
])('EDD-06 %s has every country of ISO 3166, by name and in its order', (tag, finland, aland) => {
  const countries = listCountries(tag);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
  expect(countries.find(({ code }) => code === 'FI')?.name).toBe(finland);
  expect(countries.find(({ code }) => code === 'AX')?.name).toContain(aland);
  const names = countries.map(({ name }) => name);
  expect([...names].sort(new Intl.Collator(tag).compare)).toEqual(names);
});
