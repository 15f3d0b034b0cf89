import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { placeFields } from '../fields/place.ts';
import { referencesField } from '../fields/text.ts';

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
      description: 'sport/region/competition',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'string' })],
    }),
    referencesField('banners', 'Banners', 'banner', { group: 'content' }),
    ...placeFields,
  ],
  preview: { select: { market: 'market.0.name' }, prepare: ({ market }) => ({ title: market ?? 'Sports in every market' }) },
});
