import { endpoints } from '#lib/endpoints.ts';
import { openApiOf } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly Record<string, unknown>[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
}
const document = openApiOf(endpoints) as { openapi: string; paths: Record<string, Record<string, Operation>> };

test('every declared endpoint is an operation of the document, once', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(endpoints.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
});

test("a player's endpoint asks for the identity token, and its query has its parameters", () => {
  const operation = document.paths['/player/{playerId}/transactions']?.get;
  expect(operation?.security).toEqual([{ site: [], identityToken: [] }]);
  expect(operation?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'playerId', in: 'path', required: true }),
      expect.objectContaining({ name: 'limit', in: 'query', required: false }),
    ]),
  );
});
