import { countryRecord, minimumAge } from '#lib/core/market/countries.ts';
import type { RiskSetting } from '../contract.ts';

export interface Requirements {
  readonly cpfRequired: boolean;
  readonly provinceRequired: boolean;
  readonly minAge: number;
}

/** SGN-07: what the platform's risk setting requires; until it has answered, what the country's record says. */
export function requirementsOf(countryCode: string, province: string, risk: RiskSetting | null): Requirements {
  if (risk?.supported) {
    const { cpfRequired, provinceRequired, minAge, minAgeOfProvince } = risk;
    return { cpfRequired, provinceRequired, minAge: minAgeOfProvince?.[province] ?? minAge };
  }
  const { cpfRequired = false, provinceRequired = false } = countryRecord(countryCode);
  return { cpfRequired, provinceRequired, minAge: minimumAge(countryCode, province) };
}
