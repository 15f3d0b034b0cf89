import { z } from 'zod';
import { errorCatalogue } from '#lib/core/api/error-catalogue.ts';
import { ownSentence } from '#lib/core/api/errors.ts';
import { isRecord } from '#lib/core/is-record.ts';
import { openApiOf } from './document.ts';
import { codesOf } from './errors.ts';
import { readExamples } from './examples.ts';
import type { JsonObject } from './json.ts';
import { keyOf, operations } from './operations.ts';

const examples = readExamples();
const text = JSON.stringify(openApiOf(operations, examples));
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()), responses: z.record(z.string(), z.unknown()) }),
});
const { paths, components } = documentSchema.parse(JSON.parse(text));
const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.array(z.looseObject({ name: z.string().optional() })),
});
const documented = Object.values(paths)
  .flatMap(({ servers: _, ...methods }) => Object.values(methods))
  .map((operation) => operationSchema.parse(operation));

test('every declared call is an operation of the document, once', () => {
  expect(documented.map(({ operationId }) => operationId).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  expect(new Set(documented.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test("a player's call asks for the identity token, and its query has its parameters", () => {
  const operation = documented.find(({ operationId }) => operationId === 'listTransactions');
  expect(operation?.security).toEqual([{ site: [], identityToken: [] }]);
  expect(operation?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'playerId', in: 'path', required: true }),
      expect.objectContaining({ name: 'limit', in: 'query', required: false, example: 100 }),
    ]),
  );
});

describe('the example of', () => {
  test.each(operations.map((operation) => [keyOf(operation), operation] as const))('%s fits the contract', (key, { spec }) => {
    const example = examples.get(key) ?? {};
    const names = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(example.params ?? {}).toSorted()).toEqual(names.toSorted());
    for (const member of ['query', 'body', 'reply'] as const) {
      const faults = spec[member]?.safeParse(example[member] ?? (member === 'query' ? {} : undefined)).error?.issues;
      expect([member, faults]).toEqual([member, undefined]);
      if (!spec[member]) expect(example[member]).toBeUndefined();
    }
  });

  test('no call is left over from one that is gone', () => {
    const keys = new Set(operations.map(keyOf));
    expect([...examples.keys()].filter((key) => !keys.has(key))).toEqual([]);
  });
});

test('no error of the catalogue is left over', () => {
  const codes = new Set(operations.flatMap(codesOf));
  expect(Object.keys(errorCatalogue).filter((code) => !codes.has(code))).toEqual([]);
});

test('every code of the catalogue has one sentence', () => {
  const entries = Object.entries(errorCatalogue);
  expect(entries.filter(([code, { message }]) => (message === undefined) === (ownSentence(code) === undefined))).toEqual([]);
});

test('no shape and no error response is written twice', () => {
  const isShape = (node: JsonObject) => node.type === 'object' && isRecord(node.properties);
  expect(findRepeated({ ...paths, ...components.schemas }, isShape)).toEqual([]);
  const isResponse = (node: JsonObject) => typeof node.description === 'string' && isRecord(node.content);
  const errors = findRepeated({ ...paths, ...components.responses }, isResponse);
  expect(errors.filter((response) => response.includes('schemas/Error'))).toEqual([]);
});

/** The nodes of a kind that occur more than once. */
function findRepeated(tree: unknown, isOfKind: (node: JsonObject) => boolean): readonly string[] {
  const found = new Map<string, number>();
  const visit = (node: unknown): void => {
    if (isRecord(node) && isOfKind(node)) found.set(JSON.stringify(node), (found.get(JSON.stringify(node)) ?? 0) + 1);
    if (typeof node === 'object' && node !== null) for (const value of Object.values(node)) visit(value);
  };
  visit(tree);
  return [...found].filter(([, count]) => count > 1).map(([key]) => key);
}
