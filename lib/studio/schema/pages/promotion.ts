import { defineField, defineType } from '@sanity/types';
import { amountField, switchField } from '../../fields/amounts.ts';
import { audienceFields, channelsField, displayFormatsField } from '../../fields/audience.ts';
import { choiceField } from '../../fields/choices.ts';
import { ctaField } from '../../fields/link.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import {
  lineField,
  linesField,
  passageField,
  proseField,
  referenceField,
  referencesField,
  slugField,
} from '../../fields/text.ts';

const content = { group: 'content' };

/** CNT-29: an offer with a page of its own. */
export const promotion = defineType({
  name: 'promotion',
  title: 'Promotion',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    { ...slugField(), group: 'content' },
    passageField('teaser', 'Teaser', { ...content, required: true, description: 'One or two sentences for the list.' }),
    proseField('body', 'Text', content),
    linesField('terms', 'Terms', content),
    { ...amountField('minDeposit', 'Minimum deposit'), group: 'content' },
    defineField({
      name: 'wagering',
      title: 'Wagering requirement',
      type: 'object',
      group: 'content',
      fields: [
        amountField('times', 'Times'),
        choiceField('of', 'Of what', { bonus: 'The bonus', both: 'Deposit and bonus', winnings: 'The winnings of free spins' }),
      ],
    }),
    referenceField('panel', 'Side panel', 'sidePanel', content),
    referenceField('category', 'Category', 'promotionCategory', { ...content, required: true }),
    referencesField('tags', 'Tags', 'promotionTag', content),
    pictureField('image', 'Picture', { ...content, required: true }),
    pictureField('thumb', 'Small picture', content),
    lineField('campaignId', 'Campaign in the bonus engine', content),
    ctaField('ctaAnonymous', 'Button for visitors', content),
    ctaField('ctaAuthorised', 'Button for players', content),
    switchField('showInHome', 'Show on the front page', content),
    ...audienceFields,
    channelsField,
    displayFormatsField,
    ...editorialFields,
  ],
  orderings: [{ name: 'priority', title: 'Priority', by: [{ field: 'priority', direction: 'desc' }] }],
  preview: placedPreview({ detail: 'category.title.en', media: 'image' }),
});
