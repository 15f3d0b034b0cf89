import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packSite, sizeOf } from './pack/pack-site.ts';
import { prepareSite } from './prepare.ts';
import { report, StartError } from './reports/progress.ts';
import { root } from './root.ts';

/** `npm run pack -- --out FOLDER`: one folder (`.pack`) that runs the site with Node alone; see docs/deploy.md. */
const maxBytes = 350 * 1_048_576;

/** A new or empty folder, or one that was packed before. */
function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) return true;
  return (
    statSync(folder).isDirectory() && (readdirSync(folder).length === 0 || existsSync(path.join(folder, 'server', 'serve.mjs')))
  );
}

async function pack(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: '.pack' } } });
  const out = path.resolve(values.out);
  if (!isReplaceable(out))
    throw new StartError(`--out ${values.out} holds other files, which would be removed; name another folder.`);
  await prepareSite(path.join(root, '.sandbox', 'pack'));
  await packSite(out);
  const bytes = sizeOf(out);
  report(`Packed: ${out}, ${Math.round(bytes / 1_048_576)} MB. Start it with: node ${path.join(values.out, 'server.mjs')}`);
  if (bytes > maxBytes) throw new StartError(`The packed folder is larger than ${maxBytes / 1_048_576} MB.`);
}

try {
  await pack();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
