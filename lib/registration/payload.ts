import type { Completion, Registration } from './contract.ts';
import { cpfDigits } from './cpf.ts';
import type { FormValues } from './fields.ts';
import { readPhone } from './phone.ts';
import { writePostCode } from './post-code.ts';
import { tidyLine } from './rules.ts';

/** What goes along with what was typed. */
export interface Enclosed {
  readonly languageCode: string;
  readonly termsVersion: string;
  readonly bonusCode: string | null;
  /** DEC-VAL-8: mirrors the consent to cookies. */
  readonly cookiePolicyAccepted: boolean;
}

function phoneOf({ phonePrefix, phoneBody }: FormValues) {
  return readPhone(phonePrefix, phoneBody) ?? { prefix: phonePrefix, body: phoneBody, whole: phonePrefix + phoneBody };
}

/** SGN-03 to SGN-05: the body of `POST`, the first of two calls when it is not whole. */
export function registrationOf(values: FormValues, enclosed: Enclosed, isWhole: boolean): Registration {
  const phone = phoneOf(values);
  const { countryCode, province, cpf } = values;
  return {
    firstName: tidyLine(values.firstName),
    lastName: tidyLine(values.lastName),
    email: values.email.trim().toLowerCase(),
    mobilePhone: phone.whole,
    password: values.password,
    countryCode,
    phonePrefix: phone.prefix,
    phoneBody: phone.body,
    languageCode: enclosed.languageCode,
    termsAndConditionsAcceptedVersion: enclosed.termsVersion,
    termsAndConditions: isWhole && values.termsAndConditions,
    cookiePolicyAccepted: enclosed.cookiePolicyAccepted,
    marketingOptIn: isWhole && values.marketingOptIn,
    allConditions: isWhole && values.allConditions,
    ...(province !== '' && countryCode === 'CA' && { province }),
    ...(enclosed.bonusCode && { bonusCode: enclosed.bonusCode }),
    ...(isWhole && {
      dateOfBirth: values.dateOfBirth,
      address: tidyLine(values.address),
      city: tidyLine(values.city),
      postCode: writePostCode(countryCode, values.postCode),
      ...(countryCode === 'BR' && { cpf: cpfDigits(cpf) }),
    }),
  };
}

/** SGN-13: the body of `PUT`, the second of two calls. */
export function completionOf(values: FormValues, playerId: string, { languageCode }: Enclosed): Completion {
  const { countryCode, province } = values;
  const mobilePhone = phoneOf(values).whole;
  return {
    playerId,
    dateOfBirth: values.dateOfBirth,
    postalCode: writePostCode(countryCode, values.postCode),
    ...(values.phoneBody !== '' && { mobilePhone }),
    countryCode,
    termsAndConditionsAccepted: values.termsAndConditions,
    languageCode,
    address: tidyLine(values.address),
    city: tidyLine(values.city),
    marketingOptIn: values.marketingOptIn,
    allConditions: values.allConditions,
    ...(countryCode === 'CA' && { province }),
    ...(countryCode === 'BR' && { cpf: cpfDigits(values.cpf) }),
  };
}
