import { countryRecord, minimumAge } from '#lib/core/market/countries.ts';
import { homeMarket } from '#lib/core/market/locale.ts';
import { cpfDigits } from '#lib/core/validation/cpf.ts';
import { normalizeLine } from '#lib/core/validation/line.ts';
import { normalizePassword } from '#lib/core/validation/password.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { writePostCode } from '#lib/core/validation/post-code.ts';
import type { Registration } from '#lib/registration/contract.ts';
import { type FieldName, fieldsOf } from '#lib/registration/validation/fields.ts';
import { checkFields as findFieldErrors } from '#lib/registration/validation/rules.ts';
import { registrationProvinces } from '#sandbox/data/tables/country-table.ts';
import { currencyOfCountry } from '#sandbox/data/tables/market-table.ts';
import { isGuessedPassword } from '../core/guessed-password.ts';
import { fieldsRefusal, unreachablePhoneRefusal } from './refusals.ts';

/** Validates the given fields of a registration and throws a refusal with all field errors. */
export function checkFields(body: Registration, fields: readonly FieldName[], now: Date): void {
  const { countryCode, province = '', cpf = '', dateOfBirth = '', address = '', city = '', postCode = '' } = body;
  const values = { ...body, province, cpf, dateOfBirth, address, city, postCode };
  const { cpfRequired = false, provinceRequired = false } = countryRecord(countryCode);
  const requirements = { cpfRequired, provinceRequired, minAge: minimumAge(countryCode, province) };
  const errors = Object.entries(findFieldErrors(fields, values, { ...requirements, now })).map(([field, code]) => ({
    field: field as FieldName,
    code: code as string,
  }));
  const isUnjudged = errors.every(({ field }) => field !== 'password') && fields.includes('password');
  if (isUnjudged && isGuessedPassword(normalizePassword(body.password))) {
    errors.push({ field: 'password', code: 'error.password.common' });
  }
  if (
    fields.includes('province') &&
    requirements.provinceRequired &&
    !registrationProvinces.some(({ code }) => code === province)
  ) {
    if (province !== '') errors.push({ field: 'province', code: 'error.province.not_supported' });
  }
  if (errors.length > 0) throw fieldsRefusal(errors);
  if (readPhone(body.phonePrefix, body.phoneBody)?.whole.endsWith('0000')) throw unreachablePhoneRefusal();
}

/** The fields that a call submits: all of them, or only the details in the first of two calls. */
export function submittedFields({ dateOfBirth }: Registration): readonly FieldName[] {
  return dateOfBirth === undefined ? fieldsOf.Details : [...fieldsOf.Details, ...fieldsOf.ContactInfo];
}

/** The player's columns as a registration fills them. */
export function writeNewPlayer(body: Registration) {
  const { countryCode } = body;
  const { cpfRequired, provinceRequired } = countryRecord(countryCode);
  const phone = readPhone(body.phonePrefix, body.phoneBody);
  const line = (text: string | undefined) => (text ? normalizeLine(text) : null);
  return {
    email: body.email,
    firstName: normalizeLine(body.firstName),
    lastName: normalizeLine(body.lastName),
    mobilePhone: phone?.whole ?? '',
    countryCode,
    currencyCode: currencyOfCountry(countryCode),
    market: homeMarket(countryCode),
    languageCode: body.languageCode,
    // Other countries do not check these numbers: storing an unproven one would block its real owner.
    province: provinceRequired ? line(body.province) : null,
    dateOfBirth: body.dateOfBirth ?? null,
    address: line(body.address),
    city: line(body.city),
    postCode: body.postCode ? writePostCode(countryCode, body.postCode) : null,
    cpf: cpfRequired && body.cpf ? cpfDigits(body.cpf) : null,
    termsVersion: body.termsAndConditionsAcceptedVersion,
    marketingOptIn: body.marketingOptIn,
    bonusCode: body.bonusCode ?? null,
    affiliate: body.affiliateReg ?? false,
  };
}
