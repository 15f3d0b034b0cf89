import { defineType } from '@sanity/types';
import { switchField } from '../fields/amounts.ts';
import { lineField } from '../fields/text.ts';

/** MKT-11, MKT-12: a language of the content and its alias, the language of texts that it lacks. */
export const language = defineType({
  name: 'language',
  title: 'Language',
  type: 'document',
  fields: [
    lineField('code', 'Code', { required: true }),
    lineField('label', 'Name', { required: true }),
    lineField('nativeLabel', 'Name in the language'),
    lineField('alias', 'Borrows texts from'),
    lineField('bcp47', 'Tag', { description: 'As browsers write it: nb-NO' }),
    switchField('active', 'In use'),
  ],
  preview: { select: { title: 'label', subtitle: 'code' } },
});
