import { type ListedCountry, preselectedCountry, registrationCountries } from './registration-countries.ts';

function country(code: string, name: string, more: Partial<ListedCountry> = {}): ListedCountry {
  return { code, name, active: false, allowed: true, removeCountryFromRegistration: [], ...more };
}

const countries = [
  country('BG', 'Bulgaria', { removeCountryFromRegistration: ['UN'] }),
  country('AT', 'Austria'),
  country('NO', 'Norway', { active: true }),
  country('US', 'United States', { allowed: false }),
  country('CA', 'Canada', { active: true }),
];
const codes = (market: string) => registrationCountries(countries, market).map(({ code }) => code);

describe('the registration list', () => {
  test('MKT-18 drops a removed country in UN alone', () => {
    expect(codes('UN')).toEqual(['CA', 'NO', 'AT']);
    expect(codes('FI')).toEqual(['CA', 'NO', 'AT', 'BG']);
  });

  test('MKT-17 pins the active countries first', () => expect(codes('UN').slice(0, 2)).toEqual(['CA', 'NO']));

  test('MKT-15 never offers a country that is not allowed', () => expect(codes('FI')).not.toContain('US'));

  test('MKT-24 preselects the market’s own country, else Finland, else the first of the list', () => {
    const offered = registrationCountries(countries, 'AT');
    expect(preselectedCountry(offered, 'AT')).toBe('AT');
    expect(preselectedCountry([...offered, country('FI', 'Finland')], 'UN')).toBe('FI');
    expect([preselectedCountry(offered, 'UN'), preselectedCountry([], 'UN')]).toEqual(['CA', '']);
  });
});
