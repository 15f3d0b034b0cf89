import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { writeCalls } from './table.ts';

/** Writes docs/calls.md, or with `--check` fails where it is not what the contracts say. */
const file = path.join(root, 'docs/calls.md');
if (!process.argv.includes('--check')) writeFileSync(file, writeCalls());
else if (readFileSync(file, 'utf8') !== writeCalls()) {
  console.error('docs/calls.md is not what the contracts say: run `npm run calls`.');
  process.exitCode = 1;
}
