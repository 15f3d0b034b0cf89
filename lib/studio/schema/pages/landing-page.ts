import { defineType } from '@sanity/types';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { sectionsField } from '../../fields/sections.ts';
import { lineField, nameField, referenceField } from '../../fields/text.ts';
import { refuseSegment } from '../../rules/addresses.ts';

/** RTE-05: a page made of sections, at /landing/{id}. */
export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { group: 'content', required: true }),
    nameField('id', 'Address', {
      description: 'The last part of the page’s address: /landing/…',
      group: 'content',
      refuse: refuseSegment,
    }),
    sectionsField,
    referenceField('seo', 'Texts for search engines', 'seoText', { group: 'content' }),
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'id', media: 'sections.0.image' }),
});
