import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { marketRecords } from '#lib/core/market/markets.ts';
import { switchField } from '../../fields/amounts.ts';
import { rowsField } from '../../fields/rows.ts';
import { lineField } from '../../fields/text.ts';

/** MKT-15 to MKT-19: a country of the registration form. */
export const country = defineType({
  name: 'country',
  title: 'Country',
  type: 'document',
  fields: [
    lineField('code', 'Code', { required: true }),
    lineField('name', 'Name', { required: true }),
    lineField('isd', 'Dialling code', { required: true }),
    lineField('currency', 'Currency'),
    switchField('active', 'At the head of the list'),
    switchField('allowed', 'May be served'),
    defineField({
      name: 'location',
      title: 'Place on the map',
      type: 'object',
      options: { columns: 2 },
      fields: [number('lat', 'Latitude', 90), number('lon', 'Longitude', 180)],
    }),
    defineField({
      name: 'removeCountryFromRegistration',
      title: 'Not offered in these markets',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: Object.keys(marketRecords) } })],
      validation: (rule) => rule.unique(),
    }),
    provinces('provinces', 'Provinces to choose from'),
    provinces('allProvinces', 'All provinces'),
  ],
  preview: { select: { title: 'name', subtitle: 'code' } },
});

function number(name: string, title: string, most: number) {
  return defineField({ name, title, type: 'number', validation: (rule) => rule.min(-most).max(most) });
}

function provinces(name: string, title: string) {
  return rowsField(name, title, { select: { title: 'label', subtitle: 'code' } }, [
    lineField('code', 'Code', { required: true }),
    lineField('label', 'Name', { required: true }),
  ]);
}
