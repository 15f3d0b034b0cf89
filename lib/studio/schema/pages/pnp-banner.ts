import { defineType } from '@sanity/types';
import { amountField, switchField } from '../../fields/amounts.ts';
import { pictureField } from '../../fields/picture.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { rowsField } from '../../fields/rows.ts';
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
    rowsField('amounts', 'Amounts to choose from', { ...content, select: { title: 'amount' } }, [
      amountField('amount', 'Amount'),
    ]),
    { ...amountField('minAmount', 'Least'), group: 'content' },
    { ...amountField('maxAmount', 'Most'), group: 'content' },
    switchField('hidePnp', 'Hide it', content),
    ...editorialFields,
  ],
  preview: placedPreview({ media: 'image' }),
});
