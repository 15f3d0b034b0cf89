import { defineType } from '@sanity/types';
import { switchField } from '../fields/amounts.ts';
import { pictureField } from '../fields/picture.ts';
import { editorialFields, groups } from '../fields/place.ts';
import { placedPreview } from '../fields/preview.ts';
import { lineField, nameField, passageField, proseField } from '../fields/text.ts';
import { refusePagePath } from '../rules/addresses.ts';

const content = { group: 'content' };

/** CNT-24: the search-engine texts of a page. */
export const seoText = defineType({
  name: 'seoText',
  title: 'Text for search engines',
  type: 'document',
  groups,
  fields: [
    nameField('path', 'Page', {
      description: 'The page’s path without market and language: / or /promotions',
      group: 'content',
      refuse: refusePagePath,
    }),
    { ...lineField('title', 'Title', content), validation: (rule) => rule.required().max(60) },
    { ...passageField('description', 'Description', content), validation: (rule) => rule.required().max(155) },
    lineField('h1', 'Heading', content),
    proseField('body', 'Text', content),
    switchField('noindex', 'Keep the page out of search engines', content),
    pictureField('ogImage', 'Picture when shared', content),
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'path', media: 'ogImage' }),
});
