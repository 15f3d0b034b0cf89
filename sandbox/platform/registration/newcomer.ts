import { homeMarket } from '#lib/market/locale.ts';
import type { Registration } from '#lib/registration/contract.ts';
import { cpfDigits } from '#lib/registration/cpf.ts';
import { type FieldName, fieldsOf } from '#lib/registration/fields.ts';
import { readPhone } from '#lib/registration/phone.ts';
import { writePostCode } from '#lib/registration/post-code.ts';
import { findFaults, tidyLine } from '#lib/registration/rules.ts';
import { countryCurrencies, registrationProvinces } from '#sandbox/data/tables/country-table.ts';
import { phoneInvalid, refuseFields } from './refusals.ts';

/** What can be said in the first call, and in it only when it is the only one. */
export function checkFields(body: Registration, fields: readonly FieldName[], now: Date): void {
  const { countryCode, province = '', cpf = '', dateOfBirth = '', address = '', city = '', postCode = '' } = body;
  const values = { ...body, province, cpf, dateOfBirth, address, city, postCode };
  const conditions = { cpfRequired: countryCode === 'BR', provinceRequired: countryCode === 'CA', now };
  const faults = Object.entries(findFaults(fields, values, conditions)).map(([field, code]) => ({
    field: field as FieldName,
    code: code as string,
  }));
  if (fields.includes('province') && countryCode === 'CA' && !registrationProvinces.some(({ code }) => code === province)) {
    if (province !== '') faults.push({ field: 'province', code: 'error.province.not_supported' });
  }
  if (faults.length > 0) throw refuseFields(faults);
  if (body.mobilePhone.endsWith('0000')) throw phoneInvalid();
}

/** The fields of a call: all of them in one, the details alone in the first of two. */
export function fieldsIn({ dateOfBirth }: Registration): readonly FieldName[] {
  return dateOfBirth === undefined ? fieldsOf.Details : [...fieldsOf.Details, ...fieldsOf.ContactInfo];
}

/** The columns that a registration fills, as they are kept. */
export function writeNewcomer(body: Registration) {
  const { countryCode } = body;
  const phone = readPhone(body.phonePrefix, body.phoneBody);
  const line = (text: string | undefined) => (text ? tidyLine(text) : null);
  return {
    email: body.email.trim().toLowerCase(),
    firstName: tidyLine(body.firstName),
    lastName: tidyLine(body.lastName),
    mobilePhone: phone?.whole ?? '',
    countryCode,
    currencyCode: countryCurrencies[countryCode] ?? 'EUR',
    market: homeMarket(countryCode),
    languageCode: body.languageCode,
    // Elsewhere nothing checks them: a number that is kept unproven would stand in its owner's way.
    province: countryCode === 'CA' ? line(body.province) : null,
    dateOfBirth: body.dateOfBirth ?? null,
    address: line(body.address),
    city: line(body.city),
    postCode: body.postCode ? writePostCode(countryCode, body.postCode) : null,
    cpf: countryCode === 'BR' && body.cpf ? cpfDigits(body.cpf) : null,
    termsVersion: body.termsAndConditionsAcceptedVersion,
    marketingOptIn: body.marketingOptIn,
    bonusCode: body.bonusCode ?? null,
    affiliate: body.affiliateReg ?? false,
  };
}
