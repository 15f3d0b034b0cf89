import { defineType } from '@sanity/types';
import { orderField } from '../../fields/amounts.ts';
import { lineField, localeField, slugField } from '../../fields/text.ts';

export const promotionCategory = defineType({
  name: 'promotionCategory',
  title: 'Promotion category',
  type: 'document',
  fields: [localeField('title', 'Title', { required: true }), slugField('title.en'), lineField('icon', 'Icon'), orderField],
  preview: { select: { title: 'title.en', subtitle: 'slug.current' } },
});
