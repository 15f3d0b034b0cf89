import { z } from 'zod';

/** A date that an operator types; the range keeps typing errors out. */
export const operatorDateSchema = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date < '2200-01-01', 'is out of range')
  .brand<'CalendarDate'>();
