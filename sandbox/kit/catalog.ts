import { existsSync, readFileSync } from 'node:fs';
import { isRecord } from '#lib/core/is-record.ts';
import { catalogCodes, matchCatalogLanguage, parseLocale } from '#lib/core/market/locale.ts';
import type { CatalogCode, CatalogLanguage } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';

/** The language of a page, as BCP 47 tag, and its messages. */
export interface PageLanguage<Texts> {
  readonly lang: string;
  readonly messages: Texts;
}

/** The texts of a folder that has a JSON file for each language. The English file gives the shape. */
export interface Catalog<Texts> {
  /** The languages that have a file. */
  readonly languages: readonly CatalogCode[];
  /** The texts in a language. What its file lacks is English, and so is everything without a language or a file. */
  in(language: CatalogLanguage | undefined): Texts;
  /** For what a browser or the site sends as language: `nb`, `pt-BR`, `cl`. */
  match(tag: string): { readonly language: CatalogCode; readonly messages: Texts };
  /** For a locale of the site or a language code, such as `fi-FI` and `en-IN`; English for an unknown one. */
  forLocale(locale: string | null): PageLanguage<Texts>;
  /** In the browser's preferred language; English where the catalog does not have it. */
  forBrowser(acceptLanguage: string | undefined): PageLanguage<Texts>;
}

/** Reads every file of a folder. `english` is the import of its `en.json`. */
export function readCatalog<Texts>(folder: URL, english: Texts): Catalog<Texts> {
  const fileOf = (language: CatalogCode) => new URL(`./${language}.json`, folder);
  const translations = catalogCodes.filter((language) => language !== 'en' && existsSync(fileOf(language)));
  const read = (language: CatalogCode) => withEnglish(english, JSON.parse(readFileSync(fileOf(language), 'utf8')));
  const texts = new Map<string | undefined, Texts>(translations.map((language) => [language, read(language)]));
  const languages = catalogCodes.filter((language) => language === 'en' || texts.has(language));
  const known = (language: CatalogLanguage | undefined) => languages.find((each) => each === language) ?? 'en';
  const catalog: Catalog<Texts> = {
    languages,
    in: (language) => texts.get(language) ?? english,
    match(tag) {
      const language = known(matchCatalogLanguage(tag));
      return { language, messages: catalog.in(language) };
    },
    forLocale(code) {
      const locale = parseLocale(code ?? '');
      const isTranslated = locale && known(locale.catalogLanguage) === locale.catalogLanguage;
      return isTranslated
        ? { lang: locale.tag, messages: catalog.in(locale.catalogLanguage) }
        : catalog.forBrowser(code ?? undefined);
    },
    forBrowser(acceptLanguage = '') {
      const { language, messages } = catalog.match(acceptLanguage.split(/[,;]/)[0] ?? '');
      return { lang: language, messages };
    },
  };
  return catalog;
}

/** In the order of the English texts. A list is one text: a part of it in another language would not fit. */
function withEnglish<Texts>(english: Texts, own: unknown): Texts {
  if (!isRecord(english)) return (own ?? english) as Texts;
  if (!isRecord(own)) return english;
  const known = Object.entries(english).map(([key, text]) => [key, withEnglish(text, ownValue(own, key))]);
  // Forms of the plural that English does not have.
  const more = Object.entries(own).filter(([key]) => !Object.hasOwn(english, key));
  return Object.fromEntries([...known, ...more]) as Texts;
}
