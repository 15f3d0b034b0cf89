import { defineField, defineType } from '@sanity/types';
import { refuseLinks } from '../../rules/links.ts';

export const termsVersion = defineType({
  name: 'termsVersion',
  title: 'Version of the terms',
  type: 'document',
  fields: [
    defineField({
      name: 'version',
      title: 'Version',
      type: 'string',
      validation: (rule) => rule.required().regex(/^\d+(\.\d+)*$/, { name: 'version such as 2.10' }),
    }),
    defineField({ name: 'publishedAt', title: 'Published', type: 'datetime', validation: (rule) => rule.required() }),
    defineField({
      name: 'changeSummary',
      title: 'What changed',
      type: 'localeStrings',
      validation: (rule) => rule.custom((value) => hasEnglish(value) || 'Write it at least in English.'),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'localeProse',
      validation: (rule) =>
        rule.custom(
          (value, { document }) =>
            hasEnglish(value) ||
            hasEnglish(document?.files) ||
            'Write the text, or the address of a document, at least in English.',
        ),
    }),
    defineField({
      name: 'files',
      title: 'Addresses of the documents',
      type: 'localeString',
      validation: (rule) => rule.custom(refuseLinks),
    }),
  ],
  preview: { select: { title: 'version', subtitle: 'publishedAt' } },
});

/** Whether a text of several languages has one in English, which readers of the others fall back to. */
function hasEnglish(texts: unknown): boolean {
  const english = typeof texts === 'object' && texts !== null && 'en' in texts ? texts.en : undefined;
  return (typeof english === 'string' || Array.isArray(english)) && english.length > 0;
}
