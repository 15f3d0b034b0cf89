import { defineType } from '@sanity/types';
import { rowsField } from '../../fields/rows.ts';
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
    rowsField('entries', 'Words', { select: { title: 'text', subtitle: 'key' } }, [
      lineField('key', 'Key'),
      lineField('text', 'Words'),
    ]),
  ],
  preview: { select: { title: 'namespace', subtitle: 'language.code' } },
});
