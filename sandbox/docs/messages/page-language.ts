import { matchCatalogLanguage, parseLocale } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { de } from './de.ts';
import { type DocsMessages, en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';
import { pt } from './pt.ts';

export const catalogs = { de, en, es, fi, fr, ja, no, pt } satisfies Readonly<Record<string, DocsMessages>>;

/** The language of a page and its messages. */
export interface PageLanguage {
  /** BCP 47. */
  readonly lang: string;
  readonly messages: DocsMessages;
}

function messagesOf(language: string): DocsMessages | undefined {
  return Object.entries(catalogs).find(([code]) => code === language)?.[1];
}

/** The language for a locale of the site, such as `fi-FI`; English for an unknown one. */
export function resolveLanguage(locale: string): PageLanguage {
  const known = parseLocale(locale);
  const messages = known && messagesOf(known.catalogLanguage);
  return known && messages ? { lang: known.tag, messages } : resolveBrowserLanguage(locale);
}

/** The browser's preferred language; English when there is no catalog for it. */
export function resolveBrowserLanguage(acceptLanguage = ''): PageLanguage {
  const lang = matchCatalogLanguage(acceptLanguage.split(/[,;]/)[0] ?? '') ?? 'en';
  const messages = messagesOf(lang);
  return messages ? { lang, messages } : { lang: 'en', messages: en };
}

/** Replaces the `{…}` placeholders of a message. */
export function fillPlaceholders(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole);
}
