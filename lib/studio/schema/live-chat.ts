import { defineType } from '@sanity/types';
import { hoursField, switchField } from '../fields/amounts.ts';
import { lineField, localeField } from '../fields/text.ts';

/** CNT-32: the hours of the live chat. */
export const liveChat = defineType({
  name: 'liveChat',
  title: 'Live chat',
  type: 'document',
  fields: [
    switchField('disableLiveChat', 'No live chat anywhere'),
    lineField('key', 'Key'),
    hoursField('hours', 'Hours'),
    localeField('greeting', 'Greeting'),
  ],
  preview: { select: { title: 'greeting.en' } },
});
