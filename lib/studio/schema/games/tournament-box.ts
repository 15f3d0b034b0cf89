import { defineType } from '@sanity/types';
import { audienceFields } from '../../fields/audience.ts';
import { ctaField } from '../../fields/link.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField } from '../../fields/text.ts';

const content = { group: 'content' };

/** A tournament box of a lobby; its figures come from the platform. */
export const tournamentBox = defineType({
  name: 'tournamentBox',
  title: 'Tournament box',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    lineField('tournamentId', 'Tournament', content),
    pictureField('image', 'Picture', content),
    ctaField('cta', 'Button', content),
    ...audienceFields,
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'tournamentId', media: 'image' }),
});
