import { html } from 'hono/html';
import { matchCatalogLanguage, parseLocale } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { de } from './de.ts';
import { en, type PayMessages } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';
import { pt } from './pt.ts';

const catalogs: Readonly<Record<string, PayMessages>> = { de, en, es, fi, fr, ja, no, pt };

/** The language of a page and its messages. */
export interface PageLanguage {
  /** BCP 47. */
  readonly lang: string;
  readonly messages: PayMessages;
}

/** The language for a locale of the site or a language code, such as `fi-FI` and `en-IN`; English for an unknown one. */
export function resolveLanguage(locale: string | null): PageLanguage {
  const known = parseLocale(locale ?? '');
  const messages = known && ownValue(catalogs, known.catalogLanguage);
  return known && messages ? { lang: known.tag, messages } : resolveBrowserLanguage(locale ?? '');
}

/** The browser's preferred language; English when there is no catalog for it. */
export function resolveBrowserLanguage(acceptLanguage = ''): PageLanguage {
  const lang = matchCatalogLanguage(acceptLanguage.split(/[,;]/)[0] ?? '') ?? 'en';
  const messages = ownValue(catalogs, lang);
  return messages ? { lang, messages } : { lang: 'en', messages: en };
}

/** Replaces the `{…}` placeholders of a message. */
export function fillPlaceholders(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole);
}

/** Replaces the only placeholder of a message with a `<strong>` element. */
export function fillPlaceholderStrong(sentence: string, value: string): ReturnType<typeof html> {
  const [before = '', after = ''] = sentence.split(/\{\w+\}/);
  return html`${before}<strong>${value}</strong>${after}`;
}
