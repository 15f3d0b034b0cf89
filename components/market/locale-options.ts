import { defaults, type LanguageTag, type SiteLocale } from '#lib/core/market/markets.ts';
import type { LocaleOption } from './locale-list.tsx';

const international = 'International';

function nameOf(kind: 'region' | 'language', tag: LanguageTag, code: string): string {
  return new Intl.DisplayNames([tag], { type: kind, fallback: 'code' }).of(code) ?? code;
}

function capitalised(name: string, tag: LanguageTag): string {
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** MKT-29: every locale that can be chosen, named in its own language; those of the current market first. */
export function localeOptions(current: SiteLocale, open: readonly SiteLocale[]): readonly LocaleOption[] {
  const isOwn = ({ market }: SiteLocale) => market === current.market;
  const ordered = [...open.filter(isOwn), ...open.filter((locale) => !isOwn(locale))];
  return ordered.map(({ locale, tag, market, hreflang }) => ({
    locale,
    tag: hreflang,
    market: market === defaults.market ? international : nameOf('region', tag, market),
    language: capitalised(nameOf('language', tag, tag.split('-')[0] ?? tag), tag),
    current: locale === current.locale,
  }));
}
