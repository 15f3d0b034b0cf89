import 'server-only';
import { z } from 'zod';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { isTimeZone } from '#lib/core/time/zone.ts';
import type { OpeningHours } from '#lib/support/opening-hours.ts';
import { contentQuery, readPublished } from '../query/read.ts';
import { partOf } from '../query/tolerant.ts';

const time = z.string().regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/);

const hoursSchema = z.object({
  timeZone: z.string().refine(isTimeZone).nullish(),
  start: time,
  end: time,
  closedWeekdays: z.array(z.number()).nullish(),
  holidays: z.array(z.string()).nullish(),
});

const hoursPart = partOf('supportHours', hoursSchema);

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
  if (!hours) return undefined;
  const { closedWeekdays, holidays } = hours;
  return { ...hours, timeZone: hours.timeZone ?? timeZone, closedWeekdays: closedWeekdays ?? [], holidays: holidays ?? [] };
}
