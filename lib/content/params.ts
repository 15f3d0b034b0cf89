import { languageAlias } from '#lib/market/locale.ts';
import type { SiteLocale } from '#lib/market/markets.ts';
import type { Audience } from './audience.ts';

/** What a page is made for; together with the path and the published content it decides every byte of the page. */
export interface PageContext {
  readonly locale: SiteLocale;
  readonly audience: Audience;
}

/** The parameters that every editorial query takes (content.md §1). */
export function contentParams({ locale }: PageContext): { market: string; lang: string; alias: string } {
  return { market: locale.market, lang: locale.contentLanguage, alias: languageAlias(locale.contentLanguage) };
}
