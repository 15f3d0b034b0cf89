import { defineArrayMember, defineField } from '@sanity/types';
import { refusePlayerIds } from '../rules/links.ts';

/** The audience of a document (DEC-CNT-3). */
export const audienceFields = [
  defineField({
    name: 'authorized',
    title: 'Shown to',
    type: 'string',
    group: 'audience',
    initialValue: 'both',
    options: {
      layout: 'radio',
      list: [
        { title: 'Everybody', value: 'both' },
        { title: 'Visitors who are not signed in', value: 'not-authorized' },
        { title: 'Players who are signed in', value: 'authorized' },
      ],
    },
  }),
  defineField({
    name: 'targetAudience',
    title: 'Players',
    type: 'object',
    group: 'audience',
    fields: [
      defineField({
        name: 'option',
        title: 'Which players',
        type: 'string',
        initialValue: 'noLimit',
        options: {
          layout: 'radio',
          list: [
            { title: 'All of them', value: 'noLimit' },
            { title: 'By number of deposits', value: 'group' },
            { title: 'A list of players', value: 'csv' },
          ],
        },
      }),
      defineField({
        name: 'groups',
        title: 'Number of deposits',
        type: 'array',
        of: [defineArrayMember({ type: 'string' })],
        hidden: ({ parent }) => parent?.option !== 'group',
        options: {
          list: [
            { title: 'None yet', value: 'DEPOSIT_COUNT_0' },
            { title: 'One', value: 'DEPOSIT_COUNT_1' },
            { title: 'More than one', value: 'DEPOSIT_COUNT_MORE_THAN_1' },
          ],
        },
      }),
      defineField({
        name: 'playerIds',
        title: 'Player numbers',
        description: 'Digits with commas between them. They see it after signing in; it is never in a page that others get.',
        type: 'text',
        rows: 3,
        hidden: ({ parent }) => parent?.option !== 'csv',
        validation: (rule) => rule.custom(refusePlayerIds),
      }),
    ],
  }),
];

const screens = ['mobile', 'web', 'desktop', 'tablet', 'largeDesktop'];

/** CNT-16: the channels a document is for. */
export const channelsField = choices('channels', 'Channels', ['web', 'mobile']);
/** CNT-16: the screens a document is for. */
export const displayFormatsField = choices('displayFormats', 'Screens', screens);

function choices(name: string, title: string, list: string[]) {
  return defineField({
    name,
    title,
    description: 'Empty: all of them.',
    type: 'array',
    group: 'audience',
    of: [defineArrayMember({ type: 'string' })],
    options: { list, layout: 'grid' },
  });
}
