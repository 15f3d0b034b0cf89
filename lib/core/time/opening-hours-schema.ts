import { z } from 'zod';
import { endPattern, type OpeningHours, startPattern } from './opening-hours.ts';
import { isTimeZone } from './zone.ts';

/** Opening hours as editors publish them. */
export const openingHoursSchema = z.object({
  timeZone: z.string().refine(isTimeZone).nullish(),
  start: z.string().regex(startPattern),
  end: z.string().regex(endPattern),
  closedWeekdays: z.array(z.number()).nullish(),
  holidays: z.array(z.string()).nullish(),
});

/** The hours on their own clocks, or on those of `timeZone`. */
export function toOpeningHours(
  { closedWeekdays, holidays, ...hours }: z.output<typeof openingHoursSchema>,
  timeZone: string,
): OpeningHours {
  return { ...hours, timeZone: hours.timeZone ?? timeZone, closedWeekdays: closedWeekdays ?? [], holidays: holidays ?? [] };
}
