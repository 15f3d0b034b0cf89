import { catalogLanguageOf } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { paymentMethodTitles } from './catalogs.ts';

/** The neutral name of a payment method in a content language; an unknown method has its code. */
export function paymentMethodTitle(code: string, language: string): string {
  const titles: Readonly<Record<string, string>> = paymentMethodTitles.in(catalogLanguageOf(language));
  return ownValue(titles, code) ?? code;
}
