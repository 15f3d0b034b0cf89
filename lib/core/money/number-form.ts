import { type LanguageTag, type MarketRecord, marketRecords } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';

/** MKT-23: `specification` parts thousands by commas and decimals by a point, in every language; `locale` as the language does. */
export const numberFormats = ['specification', 'locale'] as const;
export type NumberFormat = (typeof numberFormats)[number];

/** How numbers are written in a market. Made on the server, so that browsers with other language data show the same. */
export interface NumberForm {
  /** MKT-21: the euro sign follows the amount, after a space. */
  readonly isEuroAfter?: true;
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
  const record: MarketRecord | undefined = ownValue(marketRecords, market);
  const euro = record?.isEuroAfter && { isEuroAfter: true as const };
  if (format === 'specification') return { ...euro, group: ',', decimal: '.' };
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always', minimumFractionDigits: 1 }).formatToParts(12_345_678);
  const partOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const hasLakhs = parts.filter(({ type }) => type === 'integer')[1]?.value.length === 2;
  return { ...euro, group: partOf('group'), decimal: partOf('decimal'), ...(hasLakhs && { hasLakhs }) };
}
