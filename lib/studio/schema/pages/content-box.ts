import { defineType } from '@sanity/types';
import { audienceFields } from '../../fields/audience.ts';
import { linkField } from '../../fields/link.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField, passageField } from '../../fields/text.ts';

const content = { group: 'content' };

export const contentBox = defineType({
  name: 'contentBox',
  title: 'Content box',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    passageField('body', 'Text', { ...content, required: true }),
    pictureField('image', 'Picture', content),
    linkField('url', 'Leads to', content),
    ...audienceFields,
    ...editorialFields,
  ],
  preview: placedPreview({ media: 'image' }),
});
