import { defineArrayMember, defineField } from '@sanity/types';
import { refuseAudience } from '../rules/audience.ts';
import { refusePlayerIds } from '../rules/links.ts';
import { choiceField, choiceList } from './choices.ts';

/** The audience of a document (DEC-CNT-3). */
export const audienceFields = [
  choiceField(
    'authorized',
    'Shown to',
    { both: 'Everybody', 'not-authorized': 'Visitors who are not signed in', authorized: 'Players who are signed in' },
    { group: 'audience', layout: 'radio', initialValue: 'both' },
  ),
  defineField({
    name: 'targetAudience',
    title: 'Players',
    type: 'object',
    group: 'audience',
    validation: (rule) => rule.custom(refuseAudience),
    fields: [
      choiceField(
        'option',
        'Which players',
        { noLimit: 'All of them', group: 'By number of deposits', csv: 'A list of players' },
        { layout: 'radio', initialValue: 'noLimit' },
      ),
      defineField({
        name: 'groups',
        title: 'Number of deposits',
        type: 'array',
        of: [defineArrayMember({ type: 'string' })],
        hidden: ({ parent }) => parent?.option !== 'group',
        options: {
          list: choiceList({ DEPOSIT_COUNT_0: 'None yet', DEPOSIT_COUNT_1: 'One', DEPOSIT_COUNT_MORE_THAN_1: 'More than one' }),
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
