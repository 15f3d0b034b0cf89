import { openBeforeAll } from '../../fixtures/open-before-all.ts';
import { startContentService } from '../../fixtures/sandbox/content.ts';

const content = openBeforeAll(startContentService);

const editor = { authorization: 'Bearer sandbox-editor-token' };

async function post(path: string, body: string, headers: Readonly<Record<string, string>> = editor) {
  const response = await fetch(`${content().origin}/v2021-08-31${path}`, { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as unknown };
}
const mutate = (...mutations: unknown[]) => post('/data/mutate/production', JSON.stringify({ mutations }));

test('an invalid query is rejected in the format of the official client', async () => {
  await expect(content().reader.fetch('*[_type == "banner"')).rejects.toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', query: '*[_type == "banner"', start: expect.any(Number), end: expect.any(Number) },
    message: expect.stringContaining('GROQ query parse error'),
  });
});

test.each([
  ['a query without a query', '/data/query/production', 400],
  ['a parameter that is not JSON', '/data/query/production?query=*&$id=unquoted', 400],
  ['a parameter that is not given', '/data/query/production?query=$id', 400],
  ['a perspective that is unknown', '/data/query/production?query=1&perspective=tomorrow', 400],
  ['a query of more than 11 kB', `/data/query/production?query=${'1'.repeat(11_300)}`, 414],
  ['another dataset', '/data/query/staging?query=1', 404],
  ['another path', '/data/nothing/production', 404],
  ['unclosed parentheses', `/data/query/production?query=${'('.repeat(5_000)}`, 400],
  ['history without a token', '/data/history/production/transactions', 401],
])('rejects %s', async (_, path, status) => {
  const response = await fetch(`${content().origin}/v2021-08-31${path}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(status === 400 ? {} : { message: expect.any(String) });
});

test.each([
  ['bad JSON', '{"mutations":', 400],
  ['no mutations', '{}', 400],
  ['a list of something else', '[]', 400],
])('rejects a body of %s', async (_, body, status) => {
  expect((await post('/data/mutate/production', body)).status).toBe(status);
  expect((await post('/data/query/production', body)).status).toBe(400);
});

test.each([
  ['two mutations in one', { create: { _type: 'a' }, delete: { id: 'a' } }],
  ['an unknown mutation', { destroy: {} }],
  ['a document without a type', { create: { _id: 'a' } }],
  ['an id that is not allowed', { create: { _id: '../../../etc', _type: 'a' } }],
  ['a patch that names nothing', { patch: { set: { a: 1 } } }],
  ['a path that cannot be read', { patch: { id: 'market-fi', set: { 'a.': 1 } } }],
  ['another type', { patch: { id: 'market-fi', set: { _type: 'other' } } }],
  ['a text with a null character', { create: { _type: 'a', text: 'a\0b' } }],
  ['half a character', { create: { _type: 'a', text: '\ud800' } }],
  ['two places to insert at', { patch: { id: 'market-fi', insert: { before: 'a[0]', after: 'a[0]', items: [] } } }],
  ['a query that cannot be read', { delete: { query: '*[' } }],
])('rejects %s and changes nothing', async (_, mutation) => {
  const count = () => content().editor.fetch('count(*)');
  const before = await count();
  expect((await mutate({ create: { _type: 'kept' } }, mutation)).status).toBe(400);
  expect(await count()).toBe(before);
});

test('SEC-16 a query that takes too long is refused, and the next one is answered', async () => {
  // Each level reads all documents for each one.
  const query = Array.from({ length: 10 }).reduce<string>((inner) => `count(*[${inner} > 0])`, 'count(*)');
  expect((await post('/data/query/production', JSON.stringify({ query }), {})).status).toBe(408);
  expect(await post('/data/query/production', JSON.stringify({ query: 'count(*[_type == "market"])' }), {})).toMatchObject({
    status: 200,
    body: { result: 2 },
  });
});

test('rejects a document nested too deeply', async () => {
  const deep = `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`;
  expect((await post('/data/mutate/production', `{"mutations":[{"create":{"_type":"a","deep":${deep}}}]}`)).status).toBe(400);
});

test('a patch of a missing document is a conflict', async () => {
  const { status, body } = await mutate({ patch: { id: 'missing', set: { a: 1 } } });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    error: { type: 'mutationError', items: [{ index: 0, error: { type: 'documentNotFoundError' } }] },
  });
});

test('a transaction id can be used once', async () => {
  const body = JSON.stringify({ transactionId: 'once', mutations: [{ createOrReplace: { _id: 'once', _type: 'a' } }] });
  expect((await post('/data/mutate/production', body)).status).toBe(200);
  expect((await post('/data/mutate/production', body)).status).toBe(409);
});

test.each([
  ['none', {}],
  ['a wrong one', { authorization: 'Bearer wrong' }],
  ['half of one', { authorization: 'sandbox-editor-token' }],
])('a mutation needs the editor token; %s is rejected with 401', async (_, headers) => {
  const body = JSON.stringify({ mutations: [{ delete: { id: 'market-fi' } }] });
  expect((await post('/data/mutate/production', body, headers)).status).toBe(401);
});

test('returnIds and returnDocuments select the results of a mutation', async () => {
  const body = JSON.stringify({ mutations: [{ createIfNotExists: { _id: 'market-fi', _type: 'market' } }] });
  expect((await post('/data/mutate/production', body)).body).toEqual({ transactionId: expect.any(String), results: [] });
  expect((await post('/data/mutate/production?returnIds=true', body)).body).toMatchObject({
    results: [{ id: 'market-fi', operation: 'none' }],
  });
  expect((await post('/data/mutate/production?returnIds=true&returnDocuments=true', body)).body).toMatchObject({
    results: [{ document: { id: 'FI' } }],
  });
});
