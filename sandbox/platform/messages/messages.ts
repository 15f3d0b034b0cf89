import { catalogLanguageOf } from '#lib/core/market/locale.ts';
import { readCatalog } from '#sandbox/kit/catalog.ts';
import en from './en.json' with { type: 'json' };

const catalog = readCatalog(new URL('.', import.meta.url), en);

/** What the platform writes to players, in a content language; a dialect gets its main language's (MKT-12). */
export function platformMessages(language: string): typeof en {
  return catalog.in(catalogLanguageOf(language));
}
