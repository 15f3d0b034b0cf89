import { type SiteLocale, siteLocales } from '#lib/market/markets.ts';
import type { LocaleOption } from './locale-switcher.tsx';

/** A market and a language in their own words. */
const international = 'International';

function nameOf(kind: 'region' | 'language', tag: string, code: string): string {
  return new Intl.DisplayNames([tag], { type: kind, fallback: 'code' }).of(code) ?? code;
}

function capitalised(name: string, tag: string): string {
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** MKT-29: every market and language that can be chosen, each written in its own. */
export function localeOptions(current: SiteLocale): readonly LocaleOption[] {
  return siteLocales.map(({ locale, tag, market, hreflang }) => ({
    locale,
    tag: hreflang,
    market: market === 'UN' ? international : nameOf('region', tag, market),
    language: capitalised(nameOf('language', tag, tag.split('-')[0] ?? tag), tag),
    href: `/${locale}`,
    current: locale === current.locale,
  }));
}
