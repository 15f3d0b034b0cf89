import type { RiskSetting, Verification } from '#lib/registration/contract.ts';
import { restrictedCountries } from '#sandbox/access/countries.ts';
import { countryTable } from '#sandbox/data/tables/country-table.ts';

const bySms = new Set(['FI', 'NO', 'BR', 'CL', 'PE', 'IN']);

/** How a newcomer from a country has to prove himself; EMAIL unless the table says otherwise. DEC-RISK. */
export function verificationOf(countryCode: string): Verification {
  if (bySms.has(countryCode)) return 'SMS';
  return countryCode === 'MT' ? 'NONE' : 'EMAIL';
}

export function isServed(countryCode: string): boolean {
  return countryTable.some(({ code }) => code === countryCode) && !restrictedCountries.includes(countryCode);
}

/** DEC-RISK, SGN-07. */
export function riskSettingOf(countryCode: string): RiskSetting {
  if (!isServed(countryCode)) return { supported: false };
  return {
    supported: true,
    countryCode,
    verification: verificationOf(countryCode),
    captchaRequired: true,
    pnp: countryCode === 'FI',
    cpfRequired: countryCode === 'BR',
    provinceRequired: countryCode === 'CA',
    minAge: countryCode === 'CA' ? 19 : 18,
  };
}
