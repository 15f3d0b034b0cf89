import { defineType } from '@sanity/types';
import { amountField } from '../../fields/amounts.ts';
import { paymentTermsFields } from '../../fields/payment-terms.ts';
import { editorialFields, groups } from '../../fields/place.ts';
import { placedPreview } from '../../fields/preview.ts';
import { rowsField } from '../../fields/rows.ts';
import { questionsField } from '../../fields/sections.ts';
import { lineField, nameField, proseField } from '../../fields/text.ts';
import { refuseRoute } from '../../rules/addresses.ts';

/** CNT-21: the payment methods page of a market and language. */
export const paymentMethodsPage = defineType({
  name: 'paymentMethodsPage',
  title: 'Payments page',
  type: 'document',
  groups,
  fields: [
    lineField('title', 'Title', { group: 'content', required: true }),
    nameField('route', 'Route', { description: 'Country and language: fi-en', group: 'content', refuse: refuseRoute }),
    proseField('intro', 'Introduction', { group: 'content' }),
    rowsField(
      'rows',
      'Methods',
      { group: 'content', select: { title: 'method.title.en', subtitle: 'processTime', media: 'method.logo' } },
      [...paymentTermsFields, amountField('fee', 'Fee')],
    ),
    { ...questionsField('faq'), group: 'content' },
    ...editorialFields,
  ],
  preview: placedPreview({ detail: 'route' }),
});
