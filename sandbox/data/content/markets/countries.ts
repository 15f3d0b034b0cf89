import { countryRecord } from '#lib/core/market/countries.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { createDocument, documentId, keyed } from '#sandbox/data/content/document.ts';
import {
  activeCountries,
  countryTable,
  registrationProvinces,
  removedFromRegistration,
  sortedProvinces,
} from '#sandbox/data/tables/country-table.ts';
import { currencyOfCountry } from '#sandbox/data/tables/market-table.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { restrictedCountries } from '../../tables/restricted-countries.ts';

/** MKT-15 to MKT-19, DEC-CTRY: every country is allowed except the restricted ones. */
export function buildCountries(at: Date): readonly ContentDocument[] {
  return countryTable.map(({ code, name, isd, lat, lon }) =>
    createDocument(at, documentId('country', code), 'country', {
      code,
      name,
      isd,
      currency: currencyOfCountry(code),
      active: activeCountries.includes(code),
      allowed: !restrictedCountries.includes(code),
      location: { lat, lon },
      removeCountryFromRegistration: ownValue(removedFromRegistration, code) ?? [],
      ...(countryRecord(code).provinceRequired
        ? { provinces: keyed('province', registrationProvinces), allProvinces: keyed('province', sortedProvinces) }
        : {}),
    }),
  );
}
