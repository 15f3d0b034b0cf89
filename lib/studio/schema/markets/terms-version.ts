import { defineField, defineType } from '@sanity/types';

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
    defineField({ name: 'changeSummary', title: 'What changed', type: 'localeStrings' }),
    defineField({ name: 'body', title: 'Text', type: 'localeProse' }),
    defineField({ name: 'files', title: 'Addresses of the documents', type: 'localeString' }),
  ],
  preview: { select: { title: 'version', subtitle: 'publishedAt' } },
});
