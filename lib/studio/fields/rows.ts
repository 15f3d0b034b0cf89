import { type ArrayDefinition, defineArrayMember, defineField, type FieldDefinition } from '@sanity/types';

interface RowsOptions extends Pick<ArrayDefinition, 'description' | 'validation'> {
  readonly group?: string;
  /** The fields that a row of the list shows. */
  readonly select: { readonly title: string; readonly subtitle?: string; readonly media?: string };
}

/** A list of objects. */
export function rowsField(name: string, title: string, { select, ...options }: RowsOptions, fields: FieldDefinition[]) {
  return defineField({
    name,
    title,
    type: 'array',
    ...options,
    of: [defineArrayMember({ type: 'object', fields, preview: { select: { ...select } } })],
  });
}
