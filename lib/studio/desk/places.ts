import { type SiteLocale, siteLocales } from '#lib/market/markets.ts';

/** A market and language as the desk groups documents; ids are those of the market's and language's documents. */
export interface DeskPlace {
  readonly id: string;
  readonly title: string;
  readonly marketId: string;
  readonly languageId: string;
}

const marketNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Every market and language of the site, in the order of its locales. */
export const deskPlaces: readonly DeskPlace[] = siteLocales.map((locale) => ({
  id: locale.locale,
  title: `${marketName(locale.market)} · ${languageNames.of(locale.tag.split('-')[0] ?? locale.tag)}`,
  marketId: `market-${locale.market.toLowerCase()}`,
  languageId: `language-${locale.contentLanguage}`,
}));

/** UN is no region: it is the market for everybody who has none of his own. */
function marketName(market: SiteLocale['market']): string {
  return market === 'UN' ? 'International' : (marketNames.of(market) ?? market);
}
