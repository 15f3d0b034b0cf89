import { defineType } from '@sanity/types';
import { orderField, switchField } from '../fields/amounts.ts';
import { lineField, localeField } from '../fields/text.ts';

function choice(name: string, title: string) {
  return defineType({
    name,
    title,
    type: 'document',
    fields: [
      lineField('code', 'Code', { required: true }),
      localeField('label', 'Words', { required: true }),
      switchField('isOther', 'Asks for details', { description: 'For “other”: the player writes what it is.' }),
      orderField,
    ],
    preview: { select: { title: 'label.en', subtitle: 'code' } },
  });
}

export const occupation = choice('occupation', 'Occupation');
export const eddSourceOfFund = choice('eddSourceOfFund', 'Source of funds');
