import { defineField, defineType } from '@sanity/types';
import { linkField } from '../../fields/link.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField, nameField, proseField, referencesField } from '../../fields/text.ts';
import { refusePageId } from '../../rules/addresses.ts';

const content = { group: 'content' };

/** CNT-25: a page of text, such as the terms or the privacy policy. */
export const staticPage = defineType({
  name: 'staticPage',
  title: 'Static page',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    nameField('pageId', 'Name', {
      description: 'How the site knows the page: responsible-gambling',
      group: 'content',
      refuse: refusePageId,
    }),
    defineField({
      name: 'pageUrl',
      title: 'Address',
      description: 'The page’s path, a slash and its name: /responsible-gambling',
      type: 'string',
      group: 'content',
      validation: (rule) =>
        rule
          .required()
          .custom(
            (value, { document }) => !value || value === `/${document?.pageId}` || 'Write a slash and the name of the page.',
          ),
    }),
    proseField('body', 'Text', content),
    linkField('termsLink', 'Document elsewhere', content),
    lineField('version', 'Version', content),
    defineField({ name: 'updatedAt', title: 'As of', type: 'datetime', group: 'content' }),
    referencesField('onlyShowMarkets', 'Only in these markets', 'market', { group: 'place' }),
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'pageUrl' }),
});
