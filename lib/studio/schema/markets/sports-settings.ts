import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { placeFields } from '../../fields/place.ts';
import { referencesField } from '../../fields/text.ts';

const competition = /^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/;

export const sportsSettings = defineType({
  name: 'sportsSettings',
  title: 'Sports',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'place', title: 'Market' },
  ],
  fields: [
    defineField({
      name: 'featuredEvents',
      title: 'Events on show',
      description:
        'On the front page of sports, in this order: sport/region/competition as in the addresses of the site, for example football/europe/continental-cup.',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.regex(competition, { name: 'sport/region/competition' }),
        }),
      ],
    }),
    referencesField('banners', 'Banners', 'banner', { group: 'content' }),
    ...placeFields,
  ],
  preview: { select: { market: 'market.0.name' }, prepare: ({ market }) => ({ title: market ?? 'Sports in every market' }) },
});
