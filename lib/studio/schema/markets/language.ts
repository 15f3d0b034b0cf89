import { defineType } from '@sanity/types';
import { switchField } from '../../fields/amounts.ts';
import { kept } from '../../fields/kept.ts';
import { lineField } from '../../fields/text.ts';

/** MKT-11, MKT-12: a language of the content and its alias, the language of texts that it lacks. */
export const language = defineType({
  name: 'language',
  title: 'Language',
  type: 'document',
  fields: [
    lineField('code', 'Code', { required: true, description: 'As the documents of its texts name it.' }),
    lineField('label', 'Name', { required: true, description: 'For editors.' }),
    { ...lineField('nativeLabel', 'Name in the language'), ...kept },
    { ...lineField('alias', 'Borrows texts from'), ...kept },
    { ...lineField('bcp47', 'Tag'), ...kept },
    switchField('active', 'In use', { description: 'Off: its pages are closed in every market.' }),
  ],
  preview: { select: { title: 'label', subtitle: 'code' } },
});
