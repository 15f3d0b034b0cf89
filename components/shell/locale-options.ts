import type { SiteLocale } from '#lib/market/markets.ts';
import type { LocaleOption } from './locale-switcher.tsx';

/** A market and a language in their own words. */
const international = 'International';

function nameOf(kind: 'region' | 'language', tag: string, code: string): string {
  return new Intl.DisplayNames([tag], { type: kind, fallback: 'code' }).of(code) ?? code;
}

function capitalised(name: string, tag: string): string {
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** MKT-29: every market and language that can be chosen, each written in its own; those of the present market come first. */
export function localeOptions(current: SiteLocale, open: readonly SiteLocale[]): readonly LocaleOption[] {
  const isOwn = ({ market }: SiteLocale) => market === current.market;
  const ordered = [...open.filter(isOwn), ...open.filter((locale) => !isOwn(locale))];
  return ordered.map(({ locale, tag, market, hreflang }) => ({
    locale,
    tag: hreflang,
    market: market === 'UN' ? international : nameOf('region', tag, market),
    language: capitalised(nameOf('language', tag, tag.split('-')[0] ?? tag), tag),
    current: locale === current.locale,
  }));
}
