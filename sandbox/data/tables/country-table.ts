import countries from './countries.json' with { type: 'json' };

/** A country (MKT-15). `isd` is the dial code without plus; the location is the capital's. */
export interface CountryRow {
  readonly code: string;
  readonly name: string;
  readonly isd: string;
  readonly lat: number;
  readonly lon: number;
}

/** The ISO countries of Europe and the Americas, and the others used by a market or a restriction. */
export const countryTable: readonly CountryRow[] = countries;

/** DEC-RISK: countries whose new players get their code by SMS, and those whose players are not verified; others by e-mail. */
export const countriesVerifiedBySms: readonly string[] = ['FI', 'NO', 'BR', 'CL', 'PE', 'IN'];
export const unverifiedCountries: readonly string[] = ['MT'];

export const activeCountries: readonly string[] = ['CA', 'FI', 'NO', 'NZ'];

/** MKT-18: markets whose registration form leaves the country out. */
export const removedFromRegistration: Readonly<Record<string, readonly string[]>> = { BG: ['UN'], CH: ['UN'], PL: ['UN'] };

export interface Province {
  readonly code: string;
  readonly label: string;
}

/** MKT-19: the provinces whose residents can register; Ontario has its own regulator. */
export const registrationProvinces: readonly Province[] = [
  { code: 'QC', label: 'Quebec' },
  { code: 'NS', label: 'Nova Scotia' },
  { code: 'NB', label: 'New Brunswick' },
  { code: 'MB', label: 'Manitoba' },
  { code: 'BC', label: 'British Columbia' },
  { code: 'PE', label: 'Prince Edward Island' },
  { code: 'SK', label: 'Saskatchewan' },
  { code: 'AB', label: 'Alberta' },
  { code: 'NL', label: 'Newfoundland and Labrador' },
  { code: 'YT', label: 'Yukon' },
  { code: 'NT', label: 'Northwest Territories/Nunavut' },
];

/** MKT-19: the second list, sorted by name, with Ontario. */
export const sortedProvinces: readonly Province[] = [...registrationProvinces, { code: 'ON', label: 'Ontario' }].sort(
  (one, other) => (one.label < other.label ? -1 : 1),
);
