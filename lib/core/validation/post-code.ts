import { countryRecord } from '#lib/core/market/countries.ts';

const anyShape = /^[A-Z\d](?:[A-Z\d -]{1,8}[A-Z\d])$/;

/** Normalizes a post code: upper case, one spelling per country. */
export function writePostCode(countryCode: string, text: string): string {
  const code = text.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' ');
  const { postCode, postCodeGroups } = countryRecord(countryCode);
  if (postCodeGroups) return code.replace(postCodeGroups, '$1 $2');
  return postCode ? code.replace(/[ -]/g, '') : code;
}

/** DEC-VAL-7. */
export function isPostCode(countryCode: string, text: string): boolean {
  return (countryRecord(countryCode).postCode ?? anyShape).test(writePostCode(countryCode, text));
}
