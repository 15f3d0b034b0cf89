import path from 'node:path';
import { prepareSite } from './prepare.ts';
import { StartError } from './reports/progress.ts';
import { root } from './root.ts';

/** Builds the Studio and the site where their sources changed since the last build. */
try {
  await prepareSite(path.join(root, '.sandbox', 'test'));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
