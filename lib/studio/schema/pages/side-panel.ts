import { defineType } from '@sanity/types';
import { ctaField } from '../../fields/link.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField, proseField, slugField } from '../../fields/text.ts';

const content = { group: 'content' };

/** CNT-27: a panel that opens beside the page, from any link to `#panel-{slug}`. */
export const sidePanel = defineType({
  name: 'sidePanel',
  title: 'Side panel',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    { ...slugField(), group: 'content', description: 'Links to #panel- and this word open it over any page.' },
    pictureField('image', 'Picture', content),
    proseField('body', 'Text', content),
    ctaField('cta', 'Button', content),
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'slug.current', media: 'image' }),
});
