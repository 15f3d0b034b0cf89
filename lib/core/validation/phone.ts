import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { plainText } from './plain-text.ts';

/** DEC-VAL-4, SGN-05: a mobile phone number as the platform stores it. */
export interface Phone {
  /** `+358`. */
  readonly prefix: string;
  /** The national number, without a leading zero: digits only. */
  readonly body: string;
  /** Prefix and body: `+358401234567`. */
  readonly whole: string;
  /** The number in groups, to be read: `+358 40 1234567`. */
  readonly spaced: string;
}

/**
 * Reads a typed mobile number by the numbering plan of its country. The body may be a national number with or without a
 * trunk prefix, or repeat the country code with or without a plus. An international number in the body wins over the prefix.
 * Loads about 34 KB (gzip) of numbering plans: import it only where a form is open, or on the server.
 */
export function readPhone(prefix: string, body: string): Phone | undefined {
  const code = plainText(prefix).replace(/\D/g, '').replace(/^00?/, '');
  const international = code === '1' ? /^(?:00|011)/ : /^00/;
  const number = plainText(body)
    .replaceAll('(0)', '')
    .replace(/[\s().\-/\u2010-\u2015\u2212]/g, '')
    .replace(international, '+');
  if (number.startsWith('+')) return readInternational(number);
  if (code === '') return undefined;
  // A number such as 47 12 34 56 in Norway begins with the digits of the country code and is national.
  const repeatsCode = number.startsWith(code) ? readInternational(`+${number}`) : undefined;
  const withoutZero = number.startsWith('0') ? readInternational(`+${code}${number.slice(1)}`) : undefined;
  return readInternational(`+${code}${number}`) ?? repeatsCode ?? withoutZero;
}

function readInternational(number: string): Phone | undefined {
  if (!/^\+\d{6,20}$/.test(number)) return undefined;
  const parsed = parsePhoneNumberFromString(number, { extract: false });
  // DEC-VAL-4: the contract bounds the national number.
  if (!parsed?.isValid() || !/^\d{5,12}$/.test(parsed.nationalNumber)) return undefined;
  return {
    prefix: `+${parsed.countryCallingCode}`,
    body: parsed.nationalNumber,
    whole: parsed.number,
    spaced: parsed.formatInternational(),
  };
}
