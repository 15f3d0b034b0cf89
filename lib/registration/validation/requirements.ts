import type { RegistrationForm } from '#lib/content/types.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { RiskSetting } from '../contract.ts';

export interface Requirements {
  readonly cpfRequired: boolean;
  readonly provinceRequired: boolean;
  readonly minAge: number;
  readonly captchaRequired: boolean;
}

type Known = RegistrationForm['requirements'];

const usual: Known[string] = { cpfRequired: false, provinceRequired: false, minAge: 18 };

/** SGN-07: what the platform's risk setting requires; until it has answered, what the form's content says of the country. */
export function requirementsOf(known: Known, countryCode: string, province: string, risk: RiskSetting | null): Requirements {
  const { cpfRequired, provinceRequired, minAge, minAgeOfProvince } = risk?.supported
    ? risk
    : (ownValue(known, countryCode) ?? usual);
  // Without an answer the captcha is shown, because the platform may demand it.
  const captchaRequired = !risk?.supported || risk.captchaRequired;
  return { cpfRequired, provinceRequired, minAge: ownValue(minAgeOfProvince, province) ?? minAge, captchaRequired };
}
