import 'server-only';
import { z } from 'zod';
import { type SiteLocale, siteLocales } from '#lib/core/market/markets.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { documentsOf, listOf } from '../query/tolerant.ts';

const query = contentQuery({
  groq: '*[_type == "market" && active == true && isMarketEnabled == true]{id, "languages": languages[@->active == true]->code}',
  types: ['market', 'language'],
  shape: documentsOf('market', z.object({ id: z.string(), languages: listOf('language', z.string()) })),
});

/** MKT-31: the locales whose market and language are enabled in content, in the order of `siteLocales`. */
export async function listOpenLocales(): Promise<readonly SiteLocale[]> {
  const markets = await readContent(query, {});
  return siteLocales.filter(({ market, contentLanguage }) =>
    markets.some(({ id, languages }) => id === market && languages.includes(contentLanguage)),
  );
}
