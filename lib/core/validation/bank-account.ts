import { countrySpecs, isValidIBAN } from 'ibantools';
import { ownValue } from '../own-value.ts';
import { plainText } from './plain-text.ts';

/** Digits are those of a BIC only: others may belong to a number that was typed wrongly. */
const labelsOrBic = /^(?:[A-Z]*|[A-Z]{6,}[A-Z0-9]{0,5})$/;

/**
 * Reads a typed bank account without spaces, in capitals: an IBAN, also with a label before it or beside a BIC, or a national account
 * number of digits. Letters without a valid IBAN are refused, so that no IBAN with a mistake passes as a number of another kind.
 */
export function readBankAccount(text: string): string | undefined {
  const account = plainText(text)
    .toUpperCase()
    .replace(/[\s.,:;/_()\-\u2010-\u2015\u2212]/g, '');
  if (account.length > 120) return undefined;
  if (/^\d+$/.test(account)) return isNationalNumber(account) ? account : undefined;
  const found = new Set(ibansIn(account));
  const [iban] = found;
  return found.size === 1 ? iban : undefined;
}

/** The valid IBANs in a text without spaces, with nothing but labels or a BIC beside them. */
function ibansIn(text: string): readonly string[] {
  return [...text.matchAll(/(?=([A-Z]{2})\d{2})/g)].flatMap(({ index, 1: country = '' }) => {
    const length = ownValue(countrySpecs, country)?.chars ?? 0;
    const iban = text.slice(index, index + length);
    const others = [text.slice(0, index), text.slice(index + length)];
    return isValidIBAN(iban) && others.every((other) => labelsOrBic.test(other)) ? [iban] : [];
  });
}

function isNationalNumber(digits: string): boolean {
  return /^\d{6,34}$/.test(digits) && !/^(\d)\1+$/.test(digits);
}
