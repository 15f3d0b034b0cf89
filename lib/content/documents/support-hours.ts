import 'server-only';
import { z } from 'zod';
import { isTimeZone } from '#lib/core/time/zone.ts';
import type { OpeningHours } from '#lib/support/opening-hours.ts';
import { contentQuery, readPublished } from '../query/read.ts';
import { partOf } from '../query/tolerant.ts';

const time = z.string().regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/);

const hoursSchema = z.object({
  timeZone: z.string().refine(isTimeZone),
  start: time,
  end: time,
  closedWeekdays: z.array(z.number()).nullish(),
  holidays: z.array(z.string()).nullish(),
});

const query = contentQuery({
  groq: '*[_type == "market" && id == $market][0].supportHours',
  types: ['market'],
  shape: z.looseObject({}).nullable(),
});

/** The opening hours of support in a market; undefined if content has no valid ones. */
export async function findSupportHours(market: string): Promise<OpeningHours | undefined> {
  const raw = await readPublished(query, { market });
  const hours = raw && partOf('supportHours', hoursSchema).parse(raw);
  return hours ? { ...hours, closedWeekdays: hours.closedWeekdays ?? [], holidays: hours.holidays ?? [] } : undefined;
}
