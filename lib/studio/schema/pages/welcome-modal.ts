import { defineField, defineType } from '@sanity/types';
import { ctaField } from '../../fields/link.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField, passageField } from '../../fields/text.ts';

const content = { group: 'content' };

/** CNT-27: the dialog that welcomes a visitor. */
export const welcomeModal = defineType({
  name: 'welcomeModal',
  title: 'Welcome dialog',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    passageField('body', 'Text', content),
    pictureField('image', 'Picture', content),
    ctaField('cta', 'Button', content),
    defineField({
      name: 'frequency',
      title: 'How often',
      type: 'string',
      group: 'content',
      initialValue: 'session',
      options: {
        layout: 'radio',
        list: [
          { title: 'Once a visit', value: 'session' },
          { title: 'Once a day', value: 'day' },
          { title: 'Once and never again', value: 'once' },
        ],
      },
    }),
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'frequency', media: 'image' }),
});
