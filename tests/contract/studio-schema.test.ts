import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';
import type { ArraySchemaType, ObjectSchemaType, SchemaType } from '@sanity/types';
import { contentTypes, timesOfTypes } from '#lib/content/query/cache.ts';
import { isRecord } from '#lib/core/is-record.ts';
import { findDocumentErrors } from '#lib/studio/rules/document-errors.ts';
import { schemaTypes } from '#lib/studio/schema/all.ts';
import { buildSeed } from '#sandbox/data/seed.ts';

const schema = Schema.compile({ name: 'desk', types: [...builtinTypes, ...schemaTypes] });
const { documents } = buildSeed(new Date(), 'http://127.0.0.1:4103');
const own = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_key']);

/** Messages for the parts of a value that do not match its schema type. */
function mismatches(value: unknown, type: SchemaType, path: string): string[] {
  if (value === undefined || value === null) return [];
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (kind !== type.jsonType) return [`${path}: ${kind} where ${type.jsonType} is expected`];
  if (Array.isArray(value)) return value.flatMap((member) => memberMismatches(member, type as ArraySchemaType, path));
  if (isRecord(value)) return fieldMismatches(value, type as ObjectSchemaType, path);
  const list: readonly unknown[] = type.options?.list ?? [];
  const choices = list.map((choice) => (isRecord(choice) ? choice.value : choice));
  return choices.length > 0 && !choices.includes(value) ? [`${path}: no such choice as ${value}`] : [];
}

function memberMismatches(member: unknown, list: ArraySchemaType, path: string): string[] {
  const name = isRecord(member) ? (member._type ?? 'object') : typeof member;
  const type = list.of.find((candidate) => candidate.name === name || (!isRecord(member) && candidate.jsonType === name));
  if (!type) return [`${path}: no member ${name}`];
  const unkeyed = isRecord(member) && typeof member._key !== 'string' ? [`${path}: a member without a key`] : [];
  return [...unkeyed, ...mismatches(member, type, `${path}[]`)];
}

function fieldMismatches(value: Readonly<Record<string, unknown>>, type: ObjectSchemaType, path: string): string[] {
  if (typeof value._ref === 'string') return [];
  return Object.entries(value)
    .filter(([name]) => !own.has(name))
    .flatMap(([name, part]) => {
      const field = type.fields.find((candidate) => candidate.name === name);
      return field ? mismatches(part, field.type, `${path}.${name}`) : [`${path}: no field ${name}`];
    });
}

test('the Studio’s validation finds no problem in the schema', () => {
  expect(groupProblems(validateSchema([...schemaTypes]).getTypes())).toEqual([]);
});

test('every document of the dataset matches its schema type', () => {
  const editable = documents.filter(({ _type }) => !_type.startsWith('sanity.'));
  const problems = editable.flatMap((document) => {
    const type = schema.get(document._type);
    return type ? mismatches(JSON.parse(JSON.stringify(document)), type, document._type) : [`no type ${document._type}`];
  });
  expect([...new Set(problems)]).toEqual([]);
});

test('the content service takes every document of the dataset, and refuses one of each type that has nothing', () => {
  const editable = documents.filter(({ _type }) => !_type.startsWith('sanity.'));
  expect(editable.flatMap((document) => findDocumentErrors(document).map((error) => `${document._id} ${error}`))).toEqual([]);
  const empty = (schemaTypes as readonly { readonly name: string }[]).flatMap(({ name }) => findDocumentErrors({ _type: name }));
  expect(empty).toContain('questions: is required');
});

test('every content type of the pages has a schema', () => {
  const types = contentTypes.filter((type) => !type.startsWith('sanity.'));
  expect(types.filter((type) => !schema.get(type))).toEqual([]);
});

/** Times that pages show, at which nothing appears or disappears. */
const shownTimes = ['siteStatus.until', 'staticPage.updatedAt'];

test('the loop for changes asks for every time at which a document appears or disappears', () => {
  const fieldsOf = (type: string) => (schema.get(type) as ObjectSchemaType | undefined)?.fields ?? [];
  const timed = contentTypes.flatMap((type) =>
    fieldsOf(type).flatMap(({ name, type: { name: kind } }) => (kind === 'datetime' ? [`${type}.${name}`] : [])),
  );
  const listed = Object.entries(timesOfTypes).flatMap(([type, fields]) => fields.map((field) => `${type}.${field}`));
  expect([...listed, ...shownTimes].sort()).toEqual(timed.sort());
});

test('a mismatch is found', () => {
  const banner = schema.get('banner');
  if (!banner) throw new Error('no banner');
  expect(mismatches({ _type: 'banner', title: 1, colour: 'red', placement: 'roof' }, banner, 'banner')).toEqual([
    'banner.title: number where string is expected',
    'banner: no field colour',
    'banner.placement: no such choice as roof',
  ]);
});
