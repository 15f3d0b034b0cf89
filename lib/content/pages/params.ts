import type { Audience } from '#lib/core/market/audience.ts';
import { languageAlias } from '#lib/core/market/locale.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';

/** Together with the path and the published content, this determines the HTML of a page, so pages are cached by it. */
export interface PageContext {
  readonly locale: SiteLocale;
  readonly audience: Audience;
}

/** The parameters that every editorial query takes (DEC-CNT-2). */
export function contentParams({ locale }: PageContext): { market: string; lang: string; alias: string } {
  return { market: locale.market, lang: locale.contentLanguage, alias: languageAlias(locale.contentLanguage) };
}
