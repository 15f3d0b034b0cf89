import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { handOverPageCache } from './hand-over-page-cache.ts';

const manifestSchema = z.object({ config: z.record(z.string(), z.unknown()) });

/** Gives Next the settings that it was built with, so that a packed server needs neither `next.config.mjs` nor what reads it. */
export async function applyBuiltSettings(root: string): Promise<void> {
  const manifest = readFileSync(path.join(root, '.next', 'required-server-files.json'), 'utf8');
  const { config } = manifestSchema.parse(JSON.parse(manifest));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  await handOverPageCache();
}
