import { ownValue } from '#lib/core/own-value.ts';

/** Registration rules for residents of a country; a country without a record has no special rules. */
interface CountryRecord {
  /** DEC-VAL-5: 18 by default. */
  readonly minimumAge?: number;
  /** DEC-VAL-5: provinces with another minimum age. */
  readonly minimumAgeOfProvince?: Readonly<Record<string, number>>;
  /** DEC-VAL-7: pattern of a stored post code. */
  readonly postCode?: RegExp;
  /** The two groups of a post code that is stored with a space between them. */
  readonly postCodeGroups?: RegExp;
  /** Marks of the country, longest first, that people write before its post codes. */
  readonly postCodeMarks?: readonly string[];
  /** DEC-VAL-6: registration requires a CPF. */
  readonly cpfRequired?: true;
  /** MKT-19: registration requires the province. */
  readonly provinceRequired?: true;
}

const records = new Map<string, CountryRecord>(
  Object.entries({
    AT: { postCode: /^\d{4}$/, postCodeMarks: ['AUT', 'AT', 'A'] },
    BR: { postCode: /^\d{8}$/, postCodeMarks: ['CEP', 'BR'], cpfRequired: true },
    CA: {
      minimumAge: 19,
      minimumAgeOfProvince: { AB: 18, MB: 18, QC: 18 },
      postCode: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
      postCodeGroups: /^(\w{3})[ -]?(\w{3})$/,
      postCodeMarks: ['CAN', 'CA'],
      provinceRequired: true,
    },
    DE: { postCode: /^\d{5}$/, postCodeMarks: ['DEU', 'DE', 'D'] },
    FI: { postCode: /^\d{5}$/, postCodeMarks: ['FIN', 'FI', 'AX'] },
    IN: { postCode: /^\d{6}$/, postCodeMarks: ['IND', 'PIN', 'IN'] },
    NO: { postCode: /^\d{4}$/, postCodeMarks: ['NOR', 'NO', 'N'] },
    NZ: { postCode: /^\d{4}$/, postCodeMarks: ['NZL', 'NZ'] },
  } satisfies Record<string, CountryRecord>),
);

/** The rules of a country (ISO 3166); empty for one without a record. */
export function countryRecord(countryCode: string): CountryRecord {
  return records.get(countryCode) ?? {};
}

/** DEC-VAL-5: the age from which residents may play; without a province, or with an unlisted one, that of the country. */
export function minimumAge(countryCode: string, province = ''): number {
  const { minimumAge: age = 18, minimumAgeOfProvince = {} } = countryRecord(countryCode);
  return ownValue(minimumAgeOfProvince, province) ?? age;
}
