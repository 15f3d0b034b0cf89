import { defineArrayMember, defineField } from '@sanity/types';
import { refuseEnd } from '../rules/period.ts';

export const groups = [
  { name: 'content', title: 'Content', default: true },
  { name: 'audience', title: 'Audience' },
  { name: 'place', title: 'Market and time' },
];

/** Market and language of an editorial document (DEC-CNT-2); empty means all. */
export const placeFields = [
  defineField({
    name: 'market',
    title: 'Markets',
    description: 'Empty: every market.',
    type: 'array',
    group: 'place',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'market' }] })],
    validation: (rule) => rule.unique(),
  }),
  defineField({
    name: 'language',
    title: 'Language',
    description: 'Empty: every language.',
    type: 'reference',
    group: 'place',
    to: [{ type: 'language' }],
  }),
];

export const timeFields = [
  defineField({ name: 'priority', title: 'Priority', description: 'The higher comes first.', type: 'number', group: 'place' }),
  defineField({
    name: 'startsAt',
    title: 'Shown from',
    description: 'Empty: at once. A later date schedules it: publish now, and it appears then.',
    type: 'datetime',
    group: 'place',
  }),
  defineField({
    name: 'endsAt',
    title: 'Shown until',
    description: 'Empty: without end.',
    type: 'datetime',
    group: 'place',
    validation: (rule) => rule.custom((value, { document }) => refuseEnd(value, document?.startsAt)),
  }),
];

export const editorialFields = [...placeFields, ...timeFields];
