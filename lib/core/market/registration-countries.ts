import { defaults } from './markets.ts';

/** Fields of a country that the registration list needs (MKT-15). */
export interface ListedCountry {
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly allowed: boolean;
  /** Markets whose registration form leaves the country out. */
  readonly removeCountryFromRegistration: readonly string[];
}

/** DEC-CTRY, MKT-17, MKT-18: the countries that a market's form offers: active ones first, each group sorted by name. */
export function registrationCountries<Country extends ListedCountry>(countries: readonly Country[], market: string): Country[] {
  return countries
    .filter((country) => country.allowed && !country.removeCountryFromRegistration.includes(market))
    .sort((one, other) => Number(other.active) - Number(one.active) || one.name.localeCompare(other.name, 'en'));
}

/** DEC-CTRY: the preselected country: the market's own if it is offered, else FI, else the first, which the list would show. */
export function preselectedCountry(offered: readonly ListedCountry[], market: string): string {
  const codes = offered.map(({ code }) => code);
  return [market, defaults.signupCountry].find((code) => codes.includes(code)) ?? codes[0] ?? '';
}
