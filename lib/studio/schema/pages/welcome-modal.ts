import { defineType } from '@sanity/types';
import { choiceField } from '../../fields/choices.ts';
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
    choiceField(
      'frequency',
      'How often',
      { session: 'Once a visit', day: 'Once a day', once: 'Once and never again' },
      { ...content, layout: 'radio', initialValue: 'session' },
    ),
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'frequency', media: 'image' }),
});
