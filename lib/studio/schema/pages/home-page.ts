import { defineField, defineType } from '@sanity/types';
import { switchField } from '../../fields/amounts.ts';
import { linkField } from '../../fields/link.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { rowsField } from '../../fields/rows.ts';
import { lineField, proseField, referenceField, referencesField } from '../../fields/text.ts';

const content = { group: 'content' };

/** CNT-05: the front page of a market and language. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Front page',
  type: 'document',
  groups,
  fields: [
    referencesField('heroBanners', 'Large banners', 'banner', content),
    rowsField('verticals', 'Tiles', { ...content, select: { title: 'title', subtitle: 'url', media: 'image' } }, [
      lineField('key', 'Key', { required: true }),
      lineField('title', 'Title', { required: true }),
      pictureField('image', 'Picture', { required: true }),
      linkField('url', 'Leads to', { required: true }),
    ]),
    defineField({
      name: 'redesignedBannerBlock',
      title: 'Block of three banners',
      type: 'object',
      group: 'content',
      fields: [referenceField('left', 'Left', 'banner'), referencesField('right', 'Right', 'banner')],
    }),
    defineField({
      name: 'featuredGames',
      title: 'Games on show',
      type: 'object',
      group: 'content',
      fields: [lineField('title', 'Title'), referencesField('games', 'Games', 'game')],
    }),
    switchField('winnersEnabled', 'Show the latest winners', content),
    referencesField('contentBoxes', 'Content boxes', 'contentBox', content),
    referenceField('seo', 'Texts for search engines', 'seoText', content),
    proseField('seoText', 'Text at the end', content),
    ...editorialFields,
  ],
  preview: placedPreview({ title: 'market.0.name', media: 'verticals.0.image' }),
});
