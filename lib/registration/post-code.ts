const shapes = new Map<string, RegExp>(
  Object.entries({
    FI: /^\d{5}$/,
    NO: /^\d{4}$/,
    DE: /^\d{5}$/,
    AT: /^\d{4}$/,
    CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
    BR: /^\d{8}$/,
    NZ: /^\d{4}$/,
    IN: /^\d{6}$/,
  }),
);
const anyShape = /^[A-Z\d](?:[A-Z\d -]{1,8}[A-Z\d])$/;

/** A post code as it is kept: upper case, one way to write it per country. */
export function writePostCode(countryCode: string, text: string): string {
  const code = text.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' ');
  if (countryCode === 'CA') return code.replace(/^(\w{3})[ -]?(\w{3})$/, '$1 $2');
  return shapes.has(countryCode) ? code.replace(/[ -]/g, '') : code;
}

/** DEC-VAL-7. */
export function isPostCode(countryCode: string, text: string): boolean {
  return (shapes.get(countryCode) ?? anyShape).test(writePostCode(countryCode, text));
}
