import { siteLocale } from '#lib/core/market/locale.ts';
import { clientLocale } from './client-locale.ts';

test('RTE-12 forms link to the terms of the site, or to those on another site', () => {
  expect(clientLocale(siteLocale('fi-FI')).terms).toBe('/fi-FI/terms');
  expect(clientLocale(siteLocale('fi-FI'), { termsElsewhere: null }).terms).toBe('/fi-FI/terms');
  expect(clientLocale(siteLocale('fi-FI'), { termsElsewhere: 'https://terms.example/fi' }).terms).toBe(
    'https://terms.example/fi',
  );
});
