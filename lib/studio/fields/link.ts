import { defineField } from '@sanity/types';
import { refuseLink } from '../rules/links.ts';

interface LinkOptions {
  readonly group?: string;
  readonly description?: string;
  readonly required?: boolean;
}

/** A path of the site without its locale, a fragment, or an https address. */
export function linkField(name: string, title: string, { required = false, ...options }: LinkOptions = {}) {
  return defineField({
    name,
    title,
    type: 'string',
    ...options,
    validation: (rule) => (required ? rule.required() : rule).custom(refuseLink),
  });
}

export function ctaField(name: string, title: string, options: Omit<LinkOptions, 'required'> = {}) {
  return defineField({
    name,
    title,
    type: 'object',
    ...options,
    options: { columns: 2 },
    fields: [defineField({ name: 'label', title: 'Words', type: 'string' }), linkField('url', 'Leads to')],
  });
}
