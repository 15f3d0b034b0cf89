import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { writeNotice } from './licences.ts';

/** Writes NOTICE. */
writeFileSync(path.join(root, 'NOTICE'), writeNotice());
