/** DEC-VAL-4, SGN-05: a phone number as the platform stores it. */
export interface Phone {
  /** `+358`. */
  readonly prefix: string;
  /** Digits without the national leading zero. */
  readonly body: string;
  /** Prefix and body: `+358401234567`. */
  readonly whole: string;
}

/** Reads a typed number by the rule of the contract, which libphonenumber does not follow: spaces, dashes, brackets, a leading zero, or the international number in the second field. */
export function readPhone(prefix: string, body: string): Phone | undefined {
  const code = prefix.normalize('NFKC').replace(/\D/g, '');
  const written = body.normalize('NFKC').replace(/[\s().\-/\u2010-\u2015\u200e\u200f\u202a-\u202e]/g, '');
  const national = written.replace(new RegExp(`^(?:\\+|00)${code}`), '').replace(/^0/, '');
  const isNumber = /^[1-9]\d{0,2}$/.test(code) && /^\d{5,12}$/.test(national) && code.length + national.length <= 15;
  return isNumber ? { prefix: `+${code}`, body: national, whole: `+${code}${national}` } : undefined;
}

/** The prefix of a country's dial code; the islands of the North American plan share `+1`. */
export function prefixOf(dialCode: string): string {
  return dialCode.startsWith('1') ? '+1' : `+${dialCode}`;
}
