import { countryRecord } from '#lib/core/market/countries.ts';
import { normalizeLine } from './line.ts';
import { plainText } from './plain-text.ts';

const anyShape = /^[A-Z\d](?:[A-Z\d -]{1,8}[A-Z\d])$/;

/** A post code as it is stored: upper case, one spelling per country, without the country's mark (`FI-00100` → `00100`). */
export function writePostCode(countryCode: string, text: string): string {
  const { postCode, postCodeGroups, postCodeMarks = [] } = countryRecord(countryCode);
  const typed = normalizeLine(plainText(text)).toUpperCase();
  const mark = postCodeMarks.find((each) => new RegExp(`^${each} ?-? ?[A-Z]?\\d`).test(typed));
  const code = mark ? typed.slice(mark.length).replace(/^[ -]+/, '') : typed;
  if (postCodeGroups) return code.replace(postCodeGroups, '$1 $2');
  return postCode ? code.replace(/[ -]/g, '') : code;
}

export function isPostCode(countryCode: string, text: string): boolean {
  return (countryRecord(countryCode).postCode ?? anyShape).test(writePostCode(countryCode, text));
}
