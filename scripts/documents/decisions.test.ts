import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

test('the index has every decision once, in the order of their numbers', () => {
  const folder = path.join(root, 'docs/decisions');
  const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\)/gm)].map(([, number = '', file = '']) => {
    expect(file.startsWith(`${number}-`)).toBe(true);
    return file;
  });
  expect(listed).toEqual(files.toSorted());
});
