import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { listDependencies, writeDependencies } from './table.ts';

const spaces = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

test('every package is used by a part', () => {
  expect(listDependencies().filter(({ usedBy }) => usedBy.length === 0)).toEqual([]);
});

test('what a build without development packages installs is what site and Studio need', () => {
  const needed = listDependencies().filter(({ usedBy }) => usedBy.includes('site') || usedBy.includes('studio'));
  const missing = needed.filter(({ isShipped, why }) => !isShipped && why === '').map(({ name }) => name);
  expect(missing).toEqual(['@portabletext/types']);
});

test('the document says what the sources import: run npm run dependency-table', () => {
  const text = readFileSync(path.join(root, 'docs/reference/dependencies.md'), 'utf8');
  expect(spaces(text)).toBe(spaces(writeDependencies()));
});
