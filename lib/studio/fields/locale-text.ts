import { defineField, defineType } from '@sanity/types';
import { proseBlock } from './text.ts';

/** Languages that a catalogue text is written in; the others read their alias's or the English. */
const languages = [
  ['en', 'English'],
  ['fi', 'Finnish'],
  ['no', 'Norwegian'],
  ['de', 'German'],
  ['fr', 'French'],
  ['es', 'Spanish'],
  ['pt', 'Portuguese'],
  ['ja', 'Japanese'],
] as const;

const translations = { name: 'translations', title: 'Other languages', options: { collapsible: true, collapsed: true } };
const fieldsetOf = (code: string) => (code === 'en' ? {} : { fieldset: 'translations' });

/** content.md §1: one text in every language, English at least. */
export const localeString = defineType({
  name: 'localeString',
  title: 'Text in every language',
  type: 'object',
  fieldsets: [translations],
  fields: languages.map(([code, title]) =>
    defineField({
      name: code,
      title,
      type: 'string',
      ...fieldsetOf(code),
      validation: (rule) => (code === 'en' ? rule.required() : rule),
    }),
  ),
});

/** Running text in every language. */
export const localeProse = defineType({
  name: 'localeProse',
  title: 'Running text in every language',
  type: 'object',
  fieldsets: [translations],
  fields: languages.map(([code, title]) =>
    defineField({ name: code, title, type: 'array', of: [proseBlock], ...fieldsetOf(code) }),
  ),
});

/** A list of texts in every language. */
export const localeStrings = defineType({
  name: 'localeStrings',
  title: 'Texts in every language',
  type: 'object',
  fieldsets: [translations],
  fields: languages.map(([code, title]) =>
    defineField({ name: code, title, type: 'array', of: [{ type: 'string' }], ...fieldsetOf(code) }),
  ),
});
