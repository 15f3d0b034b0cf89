import { defineField, defineType } from '@sanity/types';
import { orderField } from '../../fields/amounts.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { questionsField } from '../../fields/sections.ts';
import { lineField, proseField, slugField } from '../../fields/text.ts';

const titleField = lineField('title', 'Title', { group: 'content', required: true });
const common = [proseField('body', 'Text', { group: 'content' }), { ...orderField, group: 'content' }];

/** The site has one contact page, at /contact; it may be a document of its own in each market and language. */
const contactSlugField = defineField({
  ...slugField(),
  group: 'content',
  description: 'Always contact.',
  initialValue: { current: 'contact' },
  validation: (rule) =>
    rule.required().custom((slug) => !slug || slug.current === 'contact' || 'The address of this page is contact.'),
});

/** A help page, at /info/{slug}. */
export const infoPage = defineType({
  name: 'infoPage',
  title: 'Information page',
  type: 'document',
  groups,
  fields: [titleField, { ...slugField(), group: 'content' }, ...common, ...editorialFields],
  preview: placedPreview({ detail: 'slug.current' }),
});

export const contactPage = defineType({
  name: 'contactPage',
  title: 'Contact page',
  type: 'document',
  groups,
  fields: [titleField, contactSlugField, ...common, { ...questionsField('entries'), group: 'content' }, ...editorialFields],
  preview: placedPreview({ detail: 'slug.current' }),
});
