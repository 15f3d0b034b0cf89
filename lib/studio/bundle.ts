import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The manifest that `scripts/studio.ts` writes: the page's script and style, and every file that they load. */
const manifestSchema = z.object({ script: z.string(), style: z.string(), files: z.array(z.string()) });
export type StudioManifest = z.output<typeof manifestSchema>;

const folder = path.join(process.cwd(), '.studio');

/** The built Studio; undefined if it was not built. */
export async function readManifest(): Promise<StudioManifest | undefined> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Reads a file that the manifest names; undefined for any other name. */
export async function readAsset(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const manifest = await readManifest();
  if (!manifest?.files.includes(file)) return undefined;
  return new Uint8Array(await readFile(path.join(folder, file)));
}
