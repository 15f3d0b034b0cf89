/** Without what looks or sounds alike: 0 O, 1 I L, 5 S, 2 Z, 8 B, U V W, G Q. A prime number of signs. */
const alphabet = '23456789ACDEFHJKMNPRTXY';
const base = BigInt(alphabet.length);
const length = 8;
/** Ids below this number have references: 78 thousand million. */
const count = base ** BigInt(length);
/** Has no factor in common with `count`, so that every id has another number; neighbours do not look alike. */
const factor = 48_271_000_003n;
const inverse = invert(factor, count);

/**
 * The reference of a booking that people read to each other: eight signs and a check sign, `7KX-4MA-9RD`. It is the id in another
 * form, so it is unique and nothing is stored. One wrong sign, or two that changed places, make it unknown. It is no secret.
 */
export function referenceOf(txId: number): string {
  let rest = (BigInt(txId) * factor) % count;
  const digits: number[] = [];
  for (let place = 0; place < length; place += 1) {
    digits.unshift(Number(rest % base));
    rest /= base;
  }
  const signs = [...digits, checkOf(digits)].map((digit) => alphabet[digit]).join('');
  return signs.replace(/(...)(?=.)/g, '$1-');
}

/** The id behind a typed reference, in any case and with any separators; undefined for what is none. */
export function readReference(text: string): number | undefined {
  const digits = [...text.toUpperCase().replace(/[\s.\-_/]/g, '')].map((sign) => alphabet.indexOf(sign));
  const check = digits.pop();
  if (digits.length !== length || check === undefined || digits.includes(-1) || check !== checkOf(digits)) return undefined;
  const number = digits.reduce((sum, digit) => sum * base + BigInt(digit), 0n);
  return Number((number * inverse) % count);
}

/** Weights that differ by place find a wrong sign and two that changed places, because the number of signs is prime. */
function checkOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit * (place + 1), 0) % alphabet.length;
}

/** The number that `value` times is 1, modulo `modulus`; both without a common factor. */
function invert(value: bigint, modulus: bigint): bigint {
  let [previous, current] = [modulus, value % modulus];
  let [before, factorOfValue] = [0n, 1n];
  while (current !== 0n) {
    const quotient = previous / current;
    [previous, current] = [current, previous - quotient * current];
    [before, factorOfValue] = [factorOfValue, before - quotient * factorOfValue];
  }
  return ((before % modulus) + modulus) % modulus;
}
