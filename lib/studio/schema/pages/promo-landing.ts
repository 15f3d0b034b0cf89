import { defineField, defineType } from '@sanity/types';
import { ctaField } from '../../fields/link.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { heroFields, sectionsField } from '../../fields/sections.ts';
import { lineField, linesField, referenceField, slugField } from '../../fields/text.ts';

const content = { group: 'content' };

/** RTE-04: the page of a campaign, at /promo/{slug}. */
export const promoLanding = defineType({
  name: 'promoLanding',
  title: 'Promo landing',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    { ...slugField(), group: 'content' },
    defineField({ name: 'hero', title: 'Opening', type: 'object', group: 'content', fields: heroFields }),
    sectionsField,
    lineField('campaignId', 'Campaign in the bonus engine', content),
    lineField('bonusCode', 'Bonus code', content),
    ctaField('cta', 'Button', content),
    linesField('terms', 'Terms', content),
    referenceField('seo', 'Texts for search engines', 'seoText', content),
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'slug.current', media: 'hero.image' }),
});
