import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiOf } from './document.ts';
import { readExamples } from './examples.ts';
import { operations } from './operations.ts';
import { serverNames } from './services.ts';

const rules = {
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  // The servers are the sandbox's.
  'no-server-example.com': 'off',
  // Reads of health and tracking are never refused by a rule of theirs.
  'operation-4xx-response': 'off',
} as const;

/** What the linter says of a document, with the place in it. */
async function lint(document: unknown): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`);
}

const examples = readExamples();

test('the document of all calls passes the linter, with its examples', async () => {
  expect(await lint(openApiOf(operations, examples))).toEqual([]);
});

test.each(serverNames)('the document of %s alone passes the linter', async (name) => {
  const chosen = operations.filter(({ server }) => server === name);
  expect(await lint(openApiOf(chosen, examples))).toEqual([]);
});

test('the linter finds an example that does not fit its schema', async () => {
  const wrong = new Map(examples).set('GET /player/{playerId}/wallet', {
    params: { playerId: '100024' },
    reply: { balanceMap: 'none' },
  });
  expect(await lint(openApiOf(operations, wrong))).toEqual([expect.stringContaining('no-invalid-media-type-examples')]);
});
