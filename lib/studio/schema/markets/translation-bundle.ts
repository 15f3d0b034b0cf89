import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { lineField, referenceField } from '../../fields/text.ts';

/** A read-only view of interface messages for editors; the site reads the catalogs on disk. */
export const translationBundle = defineType({
  name: 'translationBundle',
  title: 'Interface words',
  type: 'document',
  readOnly: true,
  fields: [
    lineField('namespace', 'Part'),
    referenceField('language', 'Language', 'language'),
    defineField({
      name: 'entries',
      title: 'Words',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [lineField('key', 'Key'), lineField('text', 'Words')],
          preview: { select: { title: 'text', subtitle: 'key' } },
        }),
      ],
    }),
  ],
  preview: { select: { title: 'namespace', subtitle: 'language.code' } },
});
