import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeNotice } from './dependencies/licences.ts';
import { root } from './root.ts';

/** Writes NOTICE. */
writeFileSync(path.join(root, 'NOTICE'), writeNotice());
