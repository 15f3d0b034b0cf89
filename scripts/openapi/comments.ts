import { readFileSync } from 'node:fs';
import path from 'node:path';
import { textOfComment } from '../checks/doc-comment.ts';
import { root } from '../root.ts';
import { contractFileOf } from './contract-files.ts';

const cache = new Map<string, ReadonlyMap<string, string>>();

/** What the comment right above the declaration of a call says, as its description; empty where it has none. */
export function descriptionOf(domain: string, name: string): string {
  const file = contractFileOf(domain);
  const known = cache.get(file) ?? readComments(file);
  cache.set(file, known);
  return known.get(name) ?? '';
}

function readComments(file: string): ReadonlyMap<string, string> {
  const source = readFileSync(path.join(root, file), 'utf8');
  const declared = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = endpoint\(/g);
  return new Map([...declared].map(([, comment = '', name = '']) => [name, textOfComment(comment)]));
}
