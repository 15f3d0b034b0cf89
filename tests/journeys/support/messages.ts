import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLocale, siteLocale } from '#lib/core/market/locale.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type en from '../../../messages/en.json';
import { root } from '../../../scripts/root.ts';

export type Messages = typeof en;

const catalogs = new Map<string, Messages>();

/** The catalog of a locale's language. */
export function getMessages(locale: SiteLocale | string): Messages {
  const { catalogLanguage } = typeof locale === 'string' ? (parseLocale(locale) ?? siteLocale('en-UN')) : locale;
  const known = catalogs.get(catalogLanguage) ?? readCatalog(catalogLanguage);
  catalogs.set(catalogLanguage, known);
  return known;
}

function readCatalog(language: string): Messages {
  return JSON.parse(readFileSync(path.join(root, 'messages', `${language}.json`), 'utf8')) as Messages;
}
