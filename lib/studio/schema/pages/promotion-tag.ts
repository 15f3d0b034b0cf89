import { defineType } from '@sanity/types';
import { localeField, slugField } from '../../fields/text.ts';

export const promotionTag = defineType({
  name: 'promotionTag',
  title: 'Promotion tag',
  type: 'document',
  fields: [localeField('title', 'Title', { required: true }), slugField('title.en')],
  preview: { select: { title: 'title.en', subtitle: 'slug.current' } },
});
