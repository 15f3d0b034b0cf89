import { homeMarket, languageAlias, marketLocales } from '#lib/core/market/locale.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';

/** The languages in which the operator writes to a player from a country, named in the page's language. */
export function messageLanguages(
  countryCode: string,
  tag: LanguageTag,
): readonly { readonly value: string; readonly label: string }[] {
  return marketLocales(homeMarket(countryCode)).map((locale) => ({
    value: locale.apiLanguage,
    label: languageName(locale.tag, tag),
  }));
}

/** The name of a stored language code (`fi`, `cl`) in the page's language. */
export function nameOfLanguage(languageCode: string, tag: LanguageTag): string {
  return languageName(languageAlias(languageCode), tag);
}

function languageName(language: string, tag: LanguageTag): string {
  const [primary = 'en'] = language.split('-');
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(primary) ?? primary;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
