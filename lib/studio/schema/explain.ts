import { ownValue } from '#lib/core/own-value.ts';
import { kept } from '../fields/kept.ts';
import descriptions from './descriptions.json' with { type: 'json' };

interface Part {
  readonly name?: string;
  readonly type: string;
  readonly hidden?: unknown;
  readonly description?: unknown;
  readonly fields?: readonly Part[];
  readonly of?: readonly Part[];
}

/** What a field is for: by its name in every form that says nothing else, and by its path in one form. */
const { byName, byPath } = descriptions;
/** Fields that the site does not read. */
const unread: ReadonlySet<string> = new Set(descriptions.unread);

/** A type whose fields say what they are for; fields that the site does not read are hidden. */
export function explain<Type extends Part>(type: Type): Type {
  return { ...type, ...explainParts(type, type.name ?? '') };
}

function explainParts({ fields, of }: Part, path: string): Partial<Part> {
  return {
    ...(fields && { fields: fields.map((field) => explainField(field, `${path}.${field.name}`)) }),
    ...(of && { of: of.map((member) => ({ ...member, ...explainParts(member, `${path}[]`) })) }),
  };
}

function explainField(field: Part, path: string): Part {
  const description = field.description ?? ownValue(byPath, path) ?? ownValue(byName, field.name);
  // The fields of a picture and of a reference are Sanity's own.
  const parts = field.type === 'image' || field.type === 'reference' ? {} : explainParts(field, path);
  return { ...field, ...parts, ...(description !== undefined && { description }), ...(unread.has(path) && kept) };
}
