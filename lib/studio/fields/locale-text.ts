import { defineField, defineType } from '@sanity/types';
import { catalogCodes } from '#lib/core/market/locale.ts';
import { proseBlock } from './text.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Languages of a shared document's texts; dialects fall back to their main language, then to English. */
const languages = catalogCodes.map((code) => [code, names.of(code) ?? code] as const);

const translations = { name: 'translations', title: 'Other languages', options: { collapsible: true, collapsed: true } };
const fieldsetOf = (code: string) => (code === 'en' ? {} : { fieldset: 'translations' });

/** DEC-CNT-2: one text in every language, at least in English. */
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

export const localeProse = defineType({
  name: 'localeProse',
  title: 'Running text in every language',
  type: 'object',
  fieldsets: [translations],
  fields: languages.map(([code, title]) =>
    defineField({ name: code, title, type: 'array', of: [proseBlock], ...fieldsetOf(code) }),
  ),
});

export const localeStrings = defineType({
  name: 'localeStrings',
  title: 'Texts in every language',
  type: 'object',
  fieldsets: [translations],
  fields: languages.map(([code, title]) =>
    defineField({ name: code, title, type: 'array', of: [{ type: 'string' }], ...fieldsetOf(code) }),
  ),
});
