import { defineField, defineType } from '@sanity/types';
import { switchField } from '../../fields/amounts.ts';
import { localeField } from '../../fields/text.ts';

export const siteStatus = defineType({
  name: 'siteStatus',
  title: 'Maintenance',
  type: 'document',
  fields: [
    switchField('maintenance', 'The site is closed', { description: 'Published, it closes every page within ten seconds.' }),
    localeField('maintenanceText', 'What visitors read'),
    defineField({ name: 'until', title: 'Until', type: 'datetime' }),
  ],
  preview: { select: { closed: 'maintenance' }, prepare: ({ closed }) => ({ title: closed ? 'Closed' : 'Open' }) },
});
