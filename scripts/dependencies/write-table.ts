import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { writeDependencies } from './table.ts';

/** Writes docs/reference/dependencies.md. */
writeFileSync(path.join(root, 'docs/reference/dependencies.md'), writeDependencies());
