import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { points } from './points.ts';

const documents = ['reference/features.md', 'reference/specification.md']
  .map((name) => readFileSync(path.join(root, 'docs', name), 'utf8'))
  .join('\n');

test('every point has an id of its own', () => {
  const ids = points.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]+\.[a-z-]+$/.test(id))).toEqual([]);
});

test('every point stands for a rule that the documents have', () => {
  expect(points.filter(({ rule }) => !documents.includes(`| ${rule} `)).map(({ id, rule }) => `${id} ${rule}`)).toEqual([]);
});

test('every point says what it tests, and what its failure means for players', () => {
  const isSentence = (text: string) => /^[A-Z].{15,}\.$/.test(text);
  expect(points.filter(({ means }) => !isSentence(means)).map(({ id }) => id)).toEqual([]);
  expect(points.filter(({ title }) => !/^[A-Z].{10,}[^.]$/.test(title)).map(({ id }) => id)).toEqual([]);
});
