import { restrictedCountries } from '#sandbox/access/countries.ts';
import { createDocument, documentId, keyed } from '#sandbox/data/content/document.ts';
import {
  activeCountries,
  countryCurrencies,
  countryTable,
  registrationProvinces,
  removedFromRegistration,
  sortedProvinces,
} from '#sandbox/data/tables/country-table.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** MKT-15 to MKT-19, DEC-CTRY: a country is allowed unless the operator may not serve it. */
export function buildCountries(at: Date): readonly ContentDocument[] {
  return countryTable.map(({ code, name, isd, lat, lon }) =>
    createDocument(at, documentId('country', code), 'country', {
      code,
      name,
      isd,
      currency: countryCurrencies[code] ?? 'EUR',
      active: activeCountries.includes(code),
      allowed: !restrictedCountries.includes(code),
      location: { lat, lon },
      removeCountryFromRegistration: removedFromRegistration[code] ?? [],
      ...(code === 'CA'
        ? { provinces: keyed('province', registrationProvinces), allProvinces: keyed('province', sortedProvinces) }
        : {}),
    }),
  );
}
