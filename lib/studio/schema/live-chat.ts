import { defineType } from '@sanity/types';
import { hoursField, switchField } from '../fields/amounts.ts';
import { lineField, localeField } from '../fields/text.ts';

/** CHT-01, CNT-32: the key, the hours and the greeting of the live chat in all markets. */
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
  preview: { prepare: () => ({ title: 'Live chat' }) },
});
