import { readFileSync } from 'node:fs';
import { type OperatorAction, rolesOf } from './roles.ts';
import { wordOf } from './words/render-word.ts';

test('OPS-05 the document of the console says who may do what', () => {
  const page = readFileSync(new URL('../../docs/console.md', import.meta.url), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith('Roles')) ?? '';
  const listed = [...section.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].slice(2).map(([, what, who]) => [what, who]);
  const declared = Object.entries(rolesOf).map(([action, roles]) => [
    wordOf('operatorAction', action satisfies string as OperatorAction),
    roles.map((role) => wordOf('operatorRole', role)).join(', ') || 'no one',
  ]);
  expect(listed).toEqual(declared);
});
