import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { listCountries } from '#lib/core/market/country-codes.ts';
import { orderField, switchField } from '../../fields/amounts.ts';
import { pictureField } from '../../fields/picture.ts';
import { lineField, referenceField, referencesField } from '../../fields/text.ts';
import { refuseSegment } from '../../rules/addresses.ts';

export const gameProvider = defineType({
  name: 'gameProvider',
  title: 'Game provider',
  type: 'document',
  fields: [
    lineField('title', 'Name', { required: true }),
    lineField('id', 'Code'),
    { ...lineField('providerId', 'Contract id'), validation: (rule) => rule.required().custom(refuseSegment) },
    defineField({ name: 'type', title: 'Vertical', type: 'string', options: { list: ['CASINO', 'LIVE_CASINO', 'BOTH'] } }),
    switchField('isAggregator', 'Brings other studios along'),
    pictureField('providerImg', 'Mark'),
    lineField('kind', 'Kind'),
    referencesField('blockedMarkets', 'Not in these markets', 'market'),
    referencesField('realMoneyRestrictedMarkets', 'Not for money in these markets', 'market'),
    orderField,
    switchField('hiddenInFilter', 'Not in the lobby’s filter'),
  ],
  preview: { select: { title: 'title', subtitle: 'providerId', media: 'providerImg' } },
});

const countries = listCountries('en').map(({ code, name }) => ({ title: name, value: code }));

export const subProvider = defineType({
  name: 'subProvider',
  title: 'Studio',
  type: 'document',
  fields: [
    lineField('title', 'Name', { required: true }),
    referenceField('provider', 'Provider', 'gameProvider', { required: true }),
    defineField({
      name: 'restrictedCountry',
      title: 'Not in these countries',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: countries } })],
      validation: (rule) => rule.unique(),
    }),
    switchField('removeRestrictedCountryOverlay', 'Without the overlay there'),
    referencesField('blockedMarkets', 'Not in these markets', 'market'),
  ],
  preview: { select: { title: 'title', subtitle: 'provider.title' } },
});
