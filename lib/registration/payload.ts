import { cpfDigits } from '#lib/core/validation/cpf.ts';
import { normalizeEmail } from '#lib/core/validation/email.ts';
import { normalizeLine } from '#lib/core/validation/line.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { writePostCode } from '#lib/core/validation/post-code.ts';
import type { Completion, Registration } from './contract.ts';
import type { FormValues } from './validation/fields.ts';
import type { Requirements } from './validation/requirements.ts';

export interface SubmissionDetails {
  readonly languageCode: string;
  readonly termsVersion: string;
  readonly bonusCode: string | null;
  readonly requirements: Pick<Requirements, 'cpfRequired' | 'provinceRequired'>;
  /** DEC-VAL-8: whether the visitor has made a choice of cookies. */
  readonly cookiePolicyAccepted: boolean;
}

function phoneOf({ phonePrefix, phoneBody }: FormValues) {
  return readPhone(phonePrefix, phoneBody) ?? { prefix: phonePrefix, body: phoneBody, whole: phonePrefix + phoneBody };
}

/** SGN-03 to SGN-05: the body of `POST`, which is the first of two calls unless `isWhole`. */
export function registrationOf(values: FormValues, details: SubmissionDetails, isWhole: boolean): Registration {
  const phone = phoneOf(values);
  const { countryCode, province, cpf } = values;
  const { cpfRequired, provinceRequired } = details.requirements;
  return {
    firstName: normalizeLine(values.firstName),
    lastName: normalizeLine(values.lastName),
    email: normalizeEmail(values.email),
    mobilePhone: phone.whole,
    password: values.password,
    countryCode,
    phonePrefix: phone.prefix,
    phoneBody: phone.body,
    languageCode: details.languageCode,
    termsAndConditionsAcceptedVersion: details.termsVersion,
    termsAndConditions: isWhole && values.termsAndConditions,
    cookiePolicyAccepted: details.cookiePolicyAccepted,
    marketingOptIn: isWhole && values.marketingOptIn,
    allConditions: isWhole && values.allConditions,
    ...(province !== '' && provinceRequired && { province }),
    ...(details.bonusCode && { bonusCode: details.bonusCode }),
    ...(isWhole && {
      dateOfBirth: values.dateOfBirth,
      address: normalizeLine(values.address),
      city: normalizeLine(values.city),
      postCode: writePostCode(countryCode, values.postCode),
      ...(cpfRequired && { cpf: cpfDigits(cpf) }),
    }),
  };
}

/** SGN-13: the body of `PUT`, the second of two calls. */
export function completionOf(
  values: FormValues,
  playerId: string,
  { languageCode, requirements }: SubmissionDetails,
): Completion {
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
    address: normalizeLine(values.address),
    city: normalizeLine(values.city),
    marketingOptIn: values.marketingOptIn,
    allConditions: values.allConditions,
    ...(requirements.provinceRequired && { province }),
    ...(requirements.cpfRequired && { cpf: cpfDigits(values.cpf) }),
  };
}
