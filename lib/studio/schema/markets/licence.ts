import { defineType } from '@sanity/types';
import { orderField } from '../../fields/amounts.ts';
import { linkField } from '../../fields/link.ts';
import { pictureField } from '../../fields/picture.ts';
import { lineField, localeField } from '../../fields/text.ts';

const common = [
  lineField('name', 'Name', { required: true }),
  localeField('title', 'Name as shown'),
  pictureField('logo', 'Mark', { required: true }),
  linkField('url', 'Leads to'),
];

export const licence = defineType({
  name: 'licence',
  title: 'Licence',
  type: 'document',
  fields: [...common, lineField('number', 'Number')],
  preview: { select: { title: 'name', subtitle: 'number', media: 'logo' } },
});

export const regulationLogo = defineType({
  name: 'regulationLogo',
  title: 'Protection mark',
  type: 'document',
  fields: [...common, lineField('number', 'Number'), orderField],
  preview: { select: { title: 'name', subtitle: 'url', media: 'logo' } },
});
