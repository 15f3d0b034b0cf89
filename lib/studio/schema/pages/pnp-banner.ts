import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { amountField, switchField } from '../../fields/amounts.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { lineField, passageField } from '../../fields/text.ts';

const content = { group: 'content' };

export const pnpBanner = defineType({
  name: 'pnpBanner',
  title: 'Pay-and-play banner',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { ...content, required: true }),
    passageField('description', 'Description', content),
    pictureField('image', 'Picture', content),
    lineField('buttonLabel', 'Button', content),
    defineField({
      name: 'amounts',
      title: 'Amounts to choose from',
      type: 'array',
      group: 'content',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [amountField('amount', 'Amount')],
          preview: { select: { title: 'amount' } },
        }),
      ],
    }),
    { ...amountField('minAmount', 'Least'), group: 'content' },
    { ...amountField('maxAmount', 'Most'), group: 'content' },
    switchField('hidePnp', 'Hide it', content),
    ...editorialFields,
  ],
  preview: placedPreview({ media: 'image' }),
});
