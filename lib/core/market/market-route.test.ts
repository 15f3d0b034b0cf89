import { localeOfRoute, marketRoute } from './market-route.ts';
import { siteLocales } from './markets.ts';

describe('market routes', () => {
  it('RTE-17 names every locale by country and language, and finds it again', () => {
    for (const locale of siteLocales) expect(localeOfRoute(marketRoute(locale))).toBe(locale);
    expect(localeOfRoute('fi-en')?.locale).toBe('en-FI');
    expect(localeOfRoute('ca-fr')?.locale).toBe('fr-CA');
  });

  it.each(['', 'fi', 'FI-en', 'en-fi ', 'xx-yy', 'fi-fi-fi'])('knows no market at “%s”', (route) => {
    expect(localeOfRoute(route)).toBeUndefined();
  });
});
