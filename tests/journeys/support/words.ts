import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLocale, siteLocale } from '../../../lib/market/locale.ts';
import type { SiteLocale } from '../../../lib/market/markets.ts';
import type en from '../../../messages/en.json';
import { root } from '../../../scripts/root.ts';

export type Words = typeof en;

const catalogs = new Map<string, Words>();

/** The interface's words in a locale's language, as the translators wrote them. */
export function wordsOf(locale: SiteLocale | string): Words {
  const { catalogLanguage } = typeof locale === 'string' ? (parseLocale(locale) ?? siteLocale('en-UN')) : locale;
  const known = catalogs.get(catalogLanguage) ?? readCatalog(catalogLanguage);
  catalogs.set(catalogLanguage, known);
  return known;
}

function readCatalog(language: string): Words {
  return JSON.parse(readFileSync(path.join(root, 'messages', `${language}.json`), 'utf8')) as Words;
}
