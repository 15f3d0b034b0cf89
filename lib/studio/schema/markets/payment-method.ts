import { defineField, defineType } from '@sanity/types';
import { orderField, switchField } from '../../fields/amounts.ts';
import { pictureField } from '../../fields/picture.ts';
import { lineField, localeField } from '../../fields/text.ts';

/** CNT-21: a payment method. */
export const paymentMethod = defineType({
  name: 'paymentMethod',
  title: 'Payment method',
  type: 'document',
  fields: [
    lineField('code', 'Code', { required: true, description: 'As the cashier knows it.' }),
    localeField('title', 'Name', { required: true }),
    pictureField('logo', 'Mark'),
    defineField({
      name: 'type',
      title: 'Kind',
      type: 'string',
      options: { list: ['card', 'bank', 'e-wallet', 'voucher', 'mobile', 'crypto'] },
      validation: (rule) => rule.required(),
    }),
    switchField('deposit', 'For deposits'),
    switchField('withdraw', 'For withdrawals'),
    lineField('capability', 'Capability'),
    orderField,
  ],
  preview: { select: { title: 'title.en', subtitle: 'code', media: 'logo' } },
});
