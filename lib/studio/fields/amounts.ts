import { defineField } from '@sanity/types';
import { endPattern, startPattern } from '#lib/core/time/opening-hours.ts';
import { refuseHours } from '../rules/hours.ts';

/** An amount in major units of the market's currency, never below zero. */
export function amountField(name: string, title: string, options: { readonly description?: string } = {}) {
  return defineField({ name, title, type: 'number', ...options, validation: (rule) => rule.min(0) });
}

export function switchField(
  name: string,
  title: string,
  options: { readonly description?: string; readonly group?: string } = {},
) {
  return defineField({ name, title, type: 'boolean', ...options });
}

/** Position of a document in a list that is not sorted by priority. */
export const orderField = defineField({ name: 'order', title: 'Place in the list', type: 'number' });

/** CNT-32: opening hours by the rule of `lib/core/time/opening-hours.ts`. */
export function hoursField(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'object',
    validation: (rule) => rule.custom(refuseHours),
    fields: [
      defineField({ name: 'timeZone', title: 'Time zone', type: 'string' }),
      defineField({
        name: 'start',
        title: 'Opens',
        type: 'string',
        validation: (rule) => rule.regex(startPattern, { name: 'time as 08:00' }),
      }),
      defineField({
        name: 'end',
        title: 'Closes',
        type: 'string',
        validation: (rule) => rule.regex(endPattern, { name: 'time as 22:00 or 24:00' }),
      }),
      defineField({
        name: 'closedWeekdays',
        title: 'Closed on',
        type: 'array',
        of: [{ type: 'number', validation: (rule) => rule.min(0).max(6).integer() }],
      }),
      defineField({ name: 'holidays', title: 'Holidays', type: 'array', of: [{ type: 'date' }] }),
    ],
  });
}
