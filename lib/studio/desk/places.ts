import { defaults, type SiteLocale, siteLocales } from '#lib/core/market/markets.ts';

export interface DeskPlace {
  readonly id: string;
  readonly title: string;
  readonly marketId: string;
  readonly languageId: string;
}

const marketNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const deskPlaces: readonly DeskPlace[] = siteLocales.map((locale) => ({
  id: locale.locale,
  title: `${marketName(locale.market)} · ${languageNames.of(locale.tag.split('-')[0] ?? locale.tag)}`,
  marketId: `market-${locale.market.toLowerCase()}`,
  languageId: `language-${locale.contentLanguage}`,
}));

/** `UN` is not an ISO region; the market's document has this name too. */
function marketName(market: SiteLocale['market']): string {
  return market === defaults.market ? 'Global' : (marketNames.of(market) ?? market);
}
