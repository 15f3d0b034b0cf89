import { defineField } from '@sanity/types';

interface PictureOptions {
  readonly group?: string;
  readonly description?: string;
  readonly required?: boolean;
}

export function pictureField(name: string, title: string, { required = false, ...options }: PictureOptions = {}) {
  return defineField({
    name,
    title,
    type: 'image',
    ...options,
    options: { hotspot: false },
    fields: [defineField({ name: 'alt', title: 'What it shows', type: 'string' })],
    validation: (rule) => (required ? rule.required().assetRequired() : rule),
  });
}
