import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
const sources = globSync(['{app,lib,sandbox,scripts}/**/*.ts', 'instrumentation.ts'], { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')
  .replaceAll("\\'", "'");

/** The code spans of the tables that quote a sentence of the log: they have spaces and begin with a capital letter or `…`. */
const quoted = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...line.matchAll(/`((?:[A-Z]|… )[^`]* [^`]*)`/g)].map(([, text = '']) => text))
  .filter((text) => !/^(?:GET|POST) |^[\w-]+: \d/.test(text));

test.each([...new Set(quoted)])('the log can say “%s”', (text) => {
  const parts = text.split('…').map((part) => part.trim());
  expect(parts.filter((part) => part !== '' && !sources.includes(part))).toEqual([]);
});

test('the runbooks quote the log', () => {
  expect(quoted.length).toBeGreaterThan(20);
});
