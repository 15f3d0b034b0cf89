import 'server-only';
import { z } from 'zod';
import { contentQuery, readContent } from '#lib/content/query/read.ts';
import { documentOf } from '#lib/content/query/tolerant.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { type NumberForm, numberFormats, numberFormOf } from '#lib/core/money/number-form.ts';

const query = contentQuery({
  groq: '*[_type == "market" && id == $market][0]{numberFormat}',
  types: ['market'],
  shape: documentOf('market', z.object({ numberFormat: z.enum(numberFormats).nullish().catch(null) })),
});

/** MKT-23: how the market's record in content wants numbers written; as the specification does where it says nothing. */
export async function readNumberForm(locale: SiteLocale): Promise<NumberForm> {
  const record = await readContent(query, { market: locale.market });
  return numberFormOf(locale, record?.numberFormat ?? undefined);
}
