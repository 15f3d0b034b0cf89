import { defineType } from '@sanity/types';
import { orderField } from '../../fields/amounts.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { questionsField } from '../../fields/sections.ts';
import { lineField, proseField, slugField } from '../../fields/text.ts';

const common = [
  lineField('title', 'Title', { group: 'content', required: true }),
  { ...slugField(), group: 'content' },
  proseField('body', 'Text', { group: 'content' }),
  { ...orderField, group: 'content' },
];

/** A help page, at /info/{slug}. */
export const infoPage = defineType({
  name: 'infoPage',
  title: 'Information page',
  type: 'document',
  groups,
  fields: [...common, ...editorialFields],
  preview: placedPreview({ detail: 'slug.current' }),
});

export const contactPage = defineType({
  name: 'contactPage',
  title: 'Contact page',
  type: 'document',
  groups,
  fields: [...common, { ...questionsField('entries'), group: 'content' }, ...editorialFields],
  preview: placedPreview({ detail: 'slug.current' }),
});
