import type { LanguageTag } from '#lib/core/market/markets.ts';

/** MKT-23: `specification` parts thousands by commas and decimals by a point, in every language; `locale` as the language does. */
export const numberFormats = ['specification', 'locale'] as const;
export type NumberFormat = (typeof numberFormats)[number];

/** How numbers are written in a market. Made on the server, so that browsers with other language data show the same. */
export interface NumberForm {
  /** Two-letter code; decides where the euro sign stands. */
  readonly market: string;
  readonly group: string;
  readonly decimal: string;
  /** Above thousands, digits stand in pairs: `1,00,000`. */
  readonly hasLakhs?: true;
}

interface Reader {
  readonly market: string;
  readonly tag: LanguageTag;
}

/** The form of a market's record for readers of a language. */
export function numberFormOf({ market, tag }: Reader, format: NumberFormat = 'specification'): NumberForm {
  if (format === 'specification') return { market, group: ',', decimal: '.' };
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always', minimumFractionDigits: 1 }).formatToParts(12_345_678);
  const partOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const hasLakhs = parts.filter(({ type }) => type === 'integer')[1]?.value.length === 2;
  return { market, group: partOf('group'), decimal: partOf('decimal'), ...(hasLakhs && { hasLakhs }) };
}
