import 'server-only';
import { z } from 'zod';
import { type SiteLocale, siteLocales } from '#lib/market/markets.ts';
import { contentQuery, readContent } from './read.ts';
import { listOf } from './tolerant.ts';

const query = contentQuery({
  groq: '*[_type == "market" && active == true && isMarketEnabled == true]{id, "languages": languages[@->active == true]->code}',
  types: ['market', 'language'],
  shape: listOf('market', z.object({ id: z.string(), languages: listOf('language', z.string()) })),
});

/** MKT-31: the locales whose market and language editors have opened, in the order of the code's list. */
export async function listOpenLocales(): Promise<readonly SiteLocale[]> {
  const markets = await readContent(query, {});
  return siteLocales.filter(({ market, contentLanguage }) =>
    markets.some(({ id, languages }) => id === market && languages.includes(contentLanguage)),
  );
}
