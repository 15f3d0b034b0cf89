import 'server-only';
import { z } from 'zod';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { OpeningHours } from '#lib/core/time/opening-hours.ts';
import { openingHoursSchema, toOpeningHours } from '#lib/core/time/opening-hours-schema.ts';
import { contentQuery, readPublished } from '../query/read.ts';
import { partOf } from '../query/tolerant.ts';

const hoursPart = partOf('supportHours', openingHoursSchema);

const query = contentQuery({
  groq: `{
  "market": *[_type == "market" && id == $market][0].supportHours,
  "chat": *[_type == "liveChat"][0].hours
}`,
  types: ['market', 'liveChat'],
  shape: z.object({ market: z.looseObject({}).nullish(), chat: z.looseObject({}).nullish() }),
});

/** The opening hours of support: the market's own, else those of the live chat; undefined if neither are valid. */
export async function findSupportHours({ market, timeZone }: SiteLocale): Promise<OpeningHours | undefined> {
  const { market: own, chat } = await readPublished(query, { market });
  const hours = hoursPart.parse(own) ?? hoursPart.parse(chat);
  return hours ? toOpeningHours(hours, timeZone) : undefined;
}
