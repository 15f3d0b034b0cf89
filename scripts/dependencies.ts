import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeDependencies } from './dependencies/table.ts';
import { root } from './root.ts';

/** Writes docs/reference/dependencies.md. */
writeFileSync(path.join(root, 'docs/reference/dependencies.md'), writeDependencies());
