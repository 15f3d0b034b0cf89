import { siteLocales } from '#lib/core/market/markets.ts';
import { tournamentLanguage } from './rules.ts';

test.each([
  ['en-CA', 'EN'],
  ['fr-CA', 'FR'],
  ['fi-FI', 'FI'],
  ['en-NZ', 'EN'],
])('TRN-02 the tournaments of %s are requested in %s', (code, language) => {
  const locale = siteLocales.find((each) => each.locale.toLowerCase() === code.toLowerCase()) ?? siteLocales[0];
  expect(tournamentLanguage(locale)).toBe(language);
});

test('TRN-02 every locale has a code of two letters', () => {
  for (const locale of siteLocales) expect(tournamentLanguage(locale)).toMatch(/^[A-Z]{2}$/);
});
