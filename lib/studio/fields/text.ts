import { defineArrayMember, defineField } from '@sanity/types';
import { refuseSlug } from '../rules/addresses.ts';
import { refuseLink } from '../rules/links.ts';
import { isUniqueInPlace, refuseTwin } from '../rules/unique.ts';

interface TextOptions {
  readonly group?: string;
  readonly description?: string;
  readonly required?: boolean;
}

export function lineField(name: string, title: string, { required = false, ...options }: TextOptions = {}) {
  return defineField({ name, title, type: 'string', ...options, validation: (rule) => (required ? rule.required() : rule) });
}

export function passageField(name: string, title: string, { required = false, ...options }: TextOptions = {}) {
  return defineField({
    name,
    title,
    type: 'text',
    rows: 3,
    ...options,
    validation: (rule) => (required ? rule.required() : rule),
  });
}

export function proseField(name: string, title: string, options: Pick<TextOptions, 'group' | 'description'> = {}) {
  return defineField({ name, title, type: 'array', ...options, of: [proseBlock] });
}

export const proseBlock = defineArrayMember({
  type: 'block',
  styles: [
    { title: 'Text', value: 'normal' },
    { title: 'Heading', value: 'h2' },
    { title: 'Small heading', value: 'h3' },
  ],
  lists: [
    { title: 'Points', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Strong', value: 'strong' },
      { title: 'Emphasis', value: 'em' },
    ],
    annotations: [
      {
        name: 'link',
        title: 'Link',
        type: 'object',
        fields: [{ name: 'href', title: 'Leads to', type: 'string', validation: (rule) => rule.custom(refuseLink) }],
      },
    ],
  },
});

export function linesField(name: string, title: string, options: Pick<TextOptions, 'group' | 'description'> = {}) {
  return defineField({ name, title, type: 'array', ...options, of: [defineArrayMember({ type: 'text', rows: 2 })] });
}

/** The last segment of a page's path, unique per type, market and language. */
export function slugField(source = 'title') {
  return defineField({
    name: 'slug',
    title: 'Address',
    description: 'The last part of the page’s address.',
    type: 'slug',
    options: {
      source,
      isUnique: (slug, context) => isUniqueInPlace('slug.current', slug, context),
    },
    validation: (rule) => rule.required().custom(refuseSlug),
  });
}

interface NameOptions {
  readonly description: string;
  readonly group: string;
  readonly refuse: (value: string | undefined) => true | string;
}

/** A text that is unique per type, market and language. */
export function nameField(name: string, title: string, { refuse, ...options }: NameOptions) {
  return defineField({
    name,
    title,
    ...options,
    type: 'string',
    validation: (rule) => rule.required().custom(refuse).custom(refuseTwin(name)),
  });
}

/** A text of a shared document in every language. */
export function localeField(name: string, title: string, { required = false, ...options }: TextOptions = {}) {
  return defineField({
    name,
    title,
    type: 'localeString',
    ...options,
    validation: (rule) => (required ? rule.required() : rule),
  });
}

export function referenceField(name: string, title: string, to: string, options: TextOptions = {}) {
  const { required = false, ...rest } = options;
  return defineField({
    name,
    title,
    type: 'reference',
    ...rest,
    to: [{ type: to }],
    validation: (rule) => (required ? rule.required() : rule),
  });
}

/** References to documents of one type, in the order in which they are shown. */
export function referencesField(name: string, title: string, to: string, options: Omit<TextOptions, 'required'> = {}) {
  return defineField({
    name,
    title,
    type: 'array',
    ...options,
    of: [defineArrayMember({ type: 'reference', to: [{ type: to }] })],
    validation: (rule) => rule.unique(),
  });
}
