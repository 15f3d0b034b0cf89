import { countryRecord, minimumAge } from '#lib/core/market/countries.ts';
import { bankCountry } from '#lib/pay-and-play/rules.ts';
import type { RiskSetting, Verification } from '#lib/registration/contract.ts';
import { countriesVerifiedBySms, countryTable, unverifiedCountries } from '#sandbox/data/tables/country-table.ts';
import { restrictedCountries } from '#sandbox/data/tables/restricted-countries.ts';

/** How a new player from a country verifies the account; EMAIL unless the table says otherwise (DEC-RISK). */
export function verificationOf(countryCode: string): Verification {
  if (countriesVerifiedBySms.includes(countryCode)) return 'SMS';
  return unverifiedCountries.includes(countryCode) ? 'NONE' : 'EMAIL';
}

/** Where the code of an unfinished registration goes; an operator can leave one unfinished where none is asked for. */
export function channelOf(countryCode: string): 'SMS' | 'EMAIL' {
  return verificationOf(countryCode) === 'SMS' ? 'SMS' : 'EMAIL';
}

export function isServed(countryCode: string): boolean {
  return countryTable.some(({ code }) => code === countryCode) && !restrictedCountries.includes(countryCode);
}

/** The registration rules of a country (DEC-RISK, SGN-07). */
export function riskSettingOf(countryCode: string): RiskSetting {
  if (!isServed(countryCode)) return { supported: false };
  const { cpfRequired = false, provinceRequired = false, minimumAgeOfProvince } = countryRecord(countryCode);
  return {
    supported: true,
    countryCode,
    verification: verificationOf(countryCode),
    captchaRequired: true,
    pnp: countryCode === bankCountry,
    cpfRequired,
    provinceRequired,
    minAge: minimumAge(countryCode),
    ...(minimumAgeOfProvince && { minAgeOfProvince: { ...minimumAgeOfProvince } }),
  };
}
